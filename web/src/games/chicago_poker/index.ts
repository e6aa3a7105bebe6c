/** The door of Chicago Poker's room. */
import type { Words } from "../../lib/words";
import { tell } from "./story";
import type { View } from "./view";
import { actionName } from "./words";

export { default as Table } from "./Table.svelte";
export { adapt, note } from "./words";

export const words: Words<View> = { action: actionName, story: tell };
