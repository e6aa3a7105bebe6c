import { cleanup, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { lessonTable } from "../state/lesson.svelte";
import { inEnglish } from "./kit";
import TableRow from "./TableRow.svelte";

beforeAll(inEnglish);

/** Where the lesson beside a table in a list leads. */
function lesson(game: string, learn: boolean): string | null | undefined {
  const table = lessonTable(game, 2, () => "Anna");
  render(TableRow, { table, names: ["Anna"], state: "one free chair", enter: "Sit down", learn });
  const found = screen.queryByRole("link", { name: /^Learn/ })?.getAttribute("href");
  cleanup();
  return found;
}

test("a table that one could join leads to the lesson of its game, where there is one", () => {
  expect(lesson("omerta", true)).toBe("/learn/omerta");
  expect(lesson("omerta", false)).toBeUndefined();
  expect(lesson("leduc", true)).toBeUndefined();
});
