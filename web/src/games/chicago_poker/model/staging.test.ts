import { expect, test } from "vitest";
import { moments } from "../../../dev/stage";
import type { Happening } from "../../../net/frames";
import { readAll } from "../../../state/reading";
import { reading } from "./reading";
import { reasonOf, scenes, type DuelScene } from "./staging";

const staged = (events: readonly Happening[]) => scenes(readAll(reading, events));

test("a duel is one scene from its first card to its winner", () => {
  const found = staged(moments.duel!.events);

  expect(found).toHaveLength(1);
  const [duel] = found;
  if (duel?.kind !== "duel") throw new Error("not a duel");
  expect(duel.shown.length).toBeGreaterThanOrEqual(3);
  expect(duel.shown.map(({ seat }) => seat)).toContain(duel.winner);
});

test("a tie is left open, and broken by the cards called in", () => {
  const shown = [0, 1].map((seat) => ({
    kind: "showed",
    seat: String(seat),
    place: "a",
    cards: ["red7"],
    combination: "high-card",
  }));
  const called: Happening[] = [
    { kind: "reinforced", seat: "0", card: "red3" },
    { kind: "reinforced", seat: "1", card: "blue9" },
    { kind: "won", seat: "1", place: "a", business: "pub" },
  ];

  expect(staged(shown)).toMatchObject([{ kind: "duel", winner: null }]);
  expect(staged(called)).toMatchObject([
    { kind: "duel", winner: 1, business: "pub", calls: [{ seat: 0 }, { seat: 1 }] },
  ]);
});

const REASONS: [string, [string, number][], number, string][] = [
  [
    "a better hand",
    [
      ["pair", 0],
      ["four", 1],
      ["flush", 2],
    ],
    0,
    "duel-better",
  ],
  [
    "a higher hand of its kind",
    [
      ["four", 0],
      ["four", 1],
    ],
    0,
    "duel-higher",
  ],
  ["nobody else there", [["pair", 1]], 0, "duel-alone"],
  [
    "a card sent in",
    [
      ["pair", 0],
      ["pair", 1],
    ],
    1,
    "duel-by-call",
  ],
];
test.each(REASONS)("a duel is told to be won by %s", (_, hands, calls, id) => {
  const duel: DuelScene = {
    kind: "duel",
    place: "a",
    shown: hands.map(([combination, seat]) => ({ seat, cards: ["red7"], combination })),
    calls: Array.from({ length: calls }, () => ({ seat: 1, card: "red9" })),
    winner: 1,
    business: "pub",
    streets: ["pub"],
  };

  expect(reasonOf(duel).id).toBe(id);
  expect(reasonOf({ ...duel, winner: null }).id).toBe("");
  if (id === "duel-better") expect(reasonOf(duel)).toMatchObject({ hand: "four", other: "flush" });
});

test.each([
  ["raided", "raid"],
  ["murdered", "murder"],
  ["drove", "limousine"],
  ["fired", "pistol"],
  ["blackmailed", "blackmail"],
])("what was %s has the scene of the %s", (moment, special) => {
  expect(staged(moments[moment]!.events)).toContainEqual(expect.objectContaining({ kind: "special", special }));
});
