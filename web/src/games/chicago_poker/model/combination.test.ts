import { expect, test } from "vitest";
import { moments } from "../../../dev/stage";
import { readAll } from "../../../state/reading";
import { combinationOf } from "./combination";
import { reading } from "./reading";

test("hands shown in recorded duels are called what the server calls them", () => {
  const shown = Object.values(moments)
    .flatMap(({ events }) => readAll(reading, events))
    .filter((event) => event.kind === "showed");

  expect(shown.length).toBeGreaterThan(3);
  for (const { cards, combination } of shown)
    expect(combinationOf(cards.filter((card) => card !== null))).toBe(combination);
});

test.each([
  ["red7", "high-card"],
  ["red7 blue9", "high-card"],
  ["red7 blue7", "pair"],
  ["red7 blue7 gold2 black2", "two-pair"],
  ["red7 blue7 gold7", "three"],
  ["red1 red2 red3 red4", "high-card"],
  ["red1 red2 blue3 red4 gold5", "straight"],
  ["red1 red2 red3 red4 red9", "flush"],
  ["red7 blue7 gold7 gold2 black2", "full-house"],
  ["red7 blue7 gold7 green7", "four"],
  ["red1 blue2 gold3 green4 black5", "rainbow-straight"],
  ["red1 red2 red3 red4 red5", "straight-flush"],
  ["red7 blue7 gold7 green7 black7", "chicago-poker"],
])("%s is a %s", (cards, name) => {
  expect(combinationOf(cards.split(" "))).toBe(name);
});
