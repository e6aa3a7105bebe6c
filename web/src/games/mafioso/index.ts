/** The door of Mafioso's room. */
import "./families.css";
export { default as Table } from "./Table.svelte";
export { adapt } from "./words";
