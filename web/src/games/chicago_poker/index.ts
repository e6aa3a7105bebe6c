/** The door of Chicago Poker's room. */
import type { Words } from "../../i18n/words";
import { tell } from "./model/story";
import type { View } from "./model/view";
import { actionName } from "./model/words";

export { default as Table } from "./Table.svelte";
export { adapt, note } from "./model/words";

export const words: Words<View> = { action: actionName, story: tell };
