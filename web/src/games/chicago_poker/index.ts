/** The door of Chicago Poker's room. */
export { default as Table } from "./Table.svelte";
export { adapt, note } from "./words";
