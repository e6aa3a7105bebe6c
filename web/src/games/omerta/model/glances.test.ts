import { expect, test } from "vitest";
import type { Event } from "../generated";
import { glancesOf } from "./glances";
import { LESSON } from "./lesson";

const peeked: Event = { kind: "peeked", seat: "0", slots: ["1", "3"], cards: ["bottle9", "mole"] };

test("a peek turns up the own cards, and nobody else's", () => {
  const other: Event = { kind: "peeked", seat: "1", slots: ["1", "2"], cards: [null, null] };

  expect(glancesOf([peeked, other], 3)).toEqual([
    { owner: 0, slot: 0, card: "bottle9" },
    { owner: 0, slot: 2, card: "mole" },
  ]);
});

test("what was shown to everybody is no look of one's own", () => {
  const missed: Event = { kind: "missed", seat: "0", slot: "2", card: "bottle4" };

  expect(glancesOf([peeked, missed], 3).map(({ open }) => !open)).toEqual([true, true, false]);
});

test("cards behind one that leaves move up", () => {
  const hit: Event = { kind: "hit", seat: "0", slot: "1", card: "bottle9" };

  expect(glancesOf([peeked, hit], 3)).toEqual([{ owner: 0, slot: 1, card: "mole" }]);
});

const MOVED: Event[] = [
  { kind: "switched", seat: "1", first: "0", first_slot: "3", second: "1", second_slot: "2" },
  { kind: "swapped", seat: "0", slot: "3", card: "mole" },
  { kind: "cracked", seat: "0", slot: "3", vault: "1" },
];
test.each(MOVED)("a card that was $kind is no longer shown", (event) => {
  expect(glancesOf([peeked, event], 3)).toEqual([{ owner: 0, slot: 0, card: "bottle9" }]);
});

test("a shuffled hand shows nothing, and a new round either", () => {
  expect(glancesOf([peeked, { kind: "shuffled", seat: "1", victim: "0" }], 3)).toEqual([]);
  expect(glancesOf([peeked, { kind: "round", seat: "0", round: "2", card: "lady" }], 3)).toEqual([]);
});

test("the vault is the owner after the last seat", () => {
  const opened: Event = { kind: "opened", seat: "0", cards: ["lady", "bottle1", "bottle2", "alibi"] };

  expect(glancesOf([opened], 3)[3]).toEqual({ owner: 3, slot: 3, card: "alibi" });
});

test("the lesson shows no card that has left its place", () => {
  const shown = (id: string) => {
    const at = LESSON.findIndex((task) => task.id === id);
    const before = LESSON.slice(0, at).flatMap(({ events = [], outcome }) => [...events, ...(outcome?.events ?? [])]);
    return glancesOf([...before, ...(LESSON[at]!.events ?? [])], 3).map(({ card }) => card);
  };

  expect(shown("keep")).toEqual(["bottle9", "bottle2"]);
  expect(shown("race")).toEqual(["bottle2"]);
  expect(shown("killer")).toEqual(["killer"]);
  expect(shown("gangster")).toEqual([]);
});
