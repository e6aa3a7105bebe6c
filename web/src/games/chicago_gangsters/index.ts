/** The door of Chicago Gangsters' room. */
import { addTexts } from "../../lib/texts.svelte";
import { texts } from "./texts";

await addTexts(texts);
export { default as Table } from "./Table.svelte";
export { note } from "./round";
export { botName } from "./words";
