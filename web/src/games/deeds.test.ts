/** What is counted of people has words in both languages, and the page tells it in the game's order. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Tally } from "../net/wire";
import Tallies from "../pages/history/Tallies.svelte";
import { inEnglish } from "../ui/kit";
import { GAMES } from "./cards";
import { withDeeds } from "./deeds";

beforeAll(inEnglish);

const HERE = import.meta.dirname;
const ids = (game: string, language: string) => {
  const file = join(HERE, game.replaceAll("-", "_"), "texts", `deeds.${language}.ftl`);
  return [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
};

test.each(GAMES.map(({ key }) => key))("what %s counts has words in both languages, each once", (game) => {
  const english = ids(game, "en");
  expect(english.length).toBeGreaterThan(5);
  expect(english).toEqual(ids(game, "nl"));
  expect(new Set(english).size).toBe(english.length);
  expect(english.every((id) => id.startsWith(`deed-${game}-`))).toBe(true);
});

test("two games are told side by side, each in its own words and order", async () => {
  const tallies: Tally[] = [
    { game: "mafioso", played: 3, won: 1, finishes: [1, 1, 1, 0, 0, 0], deeds: { money: 70, lost: 1 } },
    { game: "omerta", played: 1, won: 0, finishes: [0, 1, 0, 0, 0, 0], deeds: { races: 2, "lowest-hand": 0 } },
  ];

  await withDeeds(["mafioso", "omerta"]);
  render(Tallies, { tallies });

  const mafioso = await screen.findByRole("list", { name: "What happened at the tables of Mafioso" });
  expect(
    within(mafioso)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["$70k earned", "Lost 1 man"]);
  const omerta = await screen.findByRole("list", { name: "What happened at the tables of Omerta" });
  expect(
    within(omerta)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["2 races won", "Lowest hand: 0 points"]);
});
