/** The door of Omerta's room. */
export { default as Table } from "./Table.svelte";
