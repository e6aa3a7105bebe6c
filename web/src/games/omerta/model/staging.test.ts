import { expect, test } from "vitest";
import type { Event } from "../generated";
import { moments, reveals } from "./staging";

type Key = `${number}`;

const shown = (seat: Key, sum: Key): Event => ({ kind: "revealed", seat, cards: ["bottle3"], sum });
const scored = (seat: Key, points: Key, won: Key): Event => ({ kind: "scored", seat, points, total: points, won });

test("a reveal has every hand, its points and who called", () => {
  const found = reveals([
    shown("1", "3"),
    shown("0", "9"),
    { kind: "round_over", caller: "1" },
    scored("1", "0", "1"),
    scored("0", "9", "0"),
  ]);

  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    caller: 1,
    rows: [
      { seat: 1, sum: 3, points: 0, won: true },
      { seat: 0, sum: 9, points: 9, won: false },
    ],
  });
});

test("two rounds are two reveals, and nobody need have called", () => {
  const round: Event[] = [
    shown("0", "3"),
    { kind: "round_over", caller: null },
    scored("0", "0", "1"),
    { kind: "round", seat: "0", round: "2", card: "mole" },
  ];

  expect(reveals([...round, ...round]).map(({ caller }) => caller)).toEqual([null, null]);
});

test("a race is told with its time, a power with its own card", () => {
  const found = moments(
    [
      { kind: "hit", seat: "1", slot: "2", card: "bottle4" },
      { kind: "shuffled", seat: "1", victim: "0" },
      { kind: "turn", seat: "0", turn: "3" },
    ],
    1.25,
  );

  expect(found).toMatchObject([
    { card: "bottle4", mood: "good", after: 1.25 },
    { card: "lady", mood: "plain", after: null },
  ]);
});
