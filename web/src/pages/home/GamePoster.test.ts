import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { GAMES, hasLesson } from "../../games";
import { inEnglish } from "../../ui/kit";
import GamePoster from "./GamePoster.svelte";

beforeAll(inEnglish);

test.each(GAMES.filter(({ key }) => hasLesson(key)))("the lesson of $title stands beside Play", (game) => {
  render(GamePoster, { game, busy: false, onplay: () => {}, onmake: () => {} });

  const learn = screen.getByRole("link", { name: `Learn ${game.title}` });
  expect(learn.getAttribute("href")).toBe(`/learn/${game.key}`);
  expect(learn.previousElementSibling).toBe(screen.getByRole("button", { name: "Play" }));
});

test("the poster on which somebody pressed Play says that the table is being laid, and no other can be pressed", async () => {
  const props = { game: GAMES[0]!, busy: false, onplay: () => {}, onmake: () => {} };
  const { rerender } = render(GamePoster, props);
  await rerender({ busy: true, opening: true });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "The door opens…" }).disabled).toBe(true);

  await rerender({ busy: true, opening: false });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play" }).disabled).toBe(true);
});
