/** The door of Mafioso's room. */
import "./families.css";
import type { Words } from "../../lib/words";
import { tell } from "./story";
import type { View } from "./view";
import { actionName } from "./words";

export { default as Table } from "./Table.svelte";
export { adapt } from "./words";

export const words: Words<View> = {
  action: (action, _, reader) => actionName(action, reader),
  story: tell,
};
