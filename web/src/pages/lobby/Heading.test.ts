import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { GAMES, hasLesson } from "../../games";
import { lessonTable } from "../../state/lesson.svelte";
import { inEnglish } from "../../ui/kit";
import Heading from "./Heading.svelte";

beforeAll(inEnglish);

/** The way to the lesson from the lobby of a table for a game. */
function lesson(game: string): HTMLAnchorElement | null {
  render(Heading, { table: lessonTable(game, 3, String), title: game });
  return screen.queryByRole("link", { name: /^New here\?/ });
}

test.each(GAMES.filter(({ key }) => hasLesson(key)))("whoever waits for $title finds its lesson", ({ key }) => {
  const link = lesson(key);

  expect(link?.getAttribute("href")).toBe(`/learn/${key}`);
  // In a tab of its own: nobody loses a chair by it.
  expect(link?.target).toBe("_blank");
});

test("a game without a lesson promises none", () => {
  expect(lesson("leduc")).toBeNull();
});
