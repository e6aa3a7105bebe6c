/** The door of Chicago Gangsters' room. */
export { default as Table } from "./Table.svelte";
export { note } from "./round";
