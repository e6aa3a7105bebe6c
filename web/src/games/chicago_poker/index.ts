/** The door of Chicago Poker's room. */
import { addTexts } from "../../lib/texts.svelte";
import { texts } from "./texts";

await addTexts(texts);
export { default as Table } from "./Table.svelte";
export { adapt, botName, note } from "./words";
