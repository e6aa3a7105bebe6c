/** The door of Capone's room. */
import "./families.css";
export { default as Table } from "./Table.svelte";
export { note } from "./ledger";
