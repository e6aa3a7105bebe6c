/** The door of Mafioso's room. */
import "./families.css";
import { addTexts } from "../../lib/texts.svelte";
import { texts } from "./texts";

await addTexts(texts);
export { default as Table } from "./Table.svelte";
export { adapt, botName } from "./words";
