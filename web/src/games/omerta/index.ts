/** The door of Omerta's room. */
import { addTexts } from "../../lib/texts.svelte";
import { texts } from "./texts";

await addTexts(texts);
export { default as Table } from "./Table.svelte";
export { botName } from "./words";
