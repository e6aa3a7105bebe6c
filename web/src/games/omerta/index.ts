/** The door of Omerta's room. */
import type { Words } from "../../lib/words";
import { tell } from "./story";
import type { View } from "./view";
import { actionName } from "./words";

export { default as Table } from "./Table.svelte";

export const words: Words<View> = {
  action: (action, _, reader) => actionName(action, reader),
  story: (events, _, reader) => tell(events, reader, true),
};
