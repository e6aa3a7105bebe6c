/** What the lesson needs besides the table. */
export * from "./index";
export { LESSON, LESSON_TABLE } from "./lesson";
export { default as Teacher } from "./Teacher.svelte";
