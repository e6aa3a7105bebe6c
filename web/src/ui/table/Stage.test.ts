import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { drawn, inEnglish } from "../kit";
import Stage from "./Stage.svelte";

beforeAll(inEnglish);

/** A stage of one step. */
function stage(deadline: number | null): void {
  const words = { label: "A duel", turning: "They turn", outcome: "You win", skip: "Skip", close: "On" };
  const nothing = drawn(() => "<i></i>");
  render(Stage, { ...words, steps: 1, pause: 0, deadline, head: nothing, children: nothing, ondone: () => {} });
}

test("a clock that runs behind a scene is seen on it", () => {
  stage(Date.now() + 14_500);
  expect(screen.getByRole("timer").textContent).toMatch(/0:1[45]/);
  expect(screen.getByRole("dialog").contains(screen.getByRole("timer"))).toBe(true);
});

test("without one there is no clock on it", () => {
  stage(null);
  expect(screen.queryByRole("timer")).toBeNull();
});
