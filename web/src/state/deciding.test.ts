import { expect, test } from "vitest";
import type { GameRoom } from "../games";
import type { Analysis, Replay } from "../net/wire";
import { deciding, weightiest } from "./deciding";

/** A game that tells the kinds of its events, a line each. */
const room = {
  reading: { view: (sent: unknown) => sent, event: (sent: unknown) => sent },
  words: {
    story: (events: { kind: string }[]) =>
      events.map(({ kind }) => ({ text: `${kind}.`, weight: kind === "turn" ? "turn" : "plain" })),
  },
} as unknown as GameRoom;
const frame = (...kinds: string[]) => ({ view: {}, events: kinds.map((kind) => ({ kind })) });
const replay = {
  players: ["Anna", "Bo"],
  frames: [
    frame("dealt"),
    frame("turn", "drew"),
    frame("turn"),
    frame("played", "won", "paid", "drew"),
    frame("ended"),
  ],
} as unknown as Replay;
const turn = (entry: number, before: number, after: number) => ({ entry, seat: 0, about: 0, before, after });
const analysis = (...turns: ReturnType<typeof turn>[]) => ({ seat: 0, turns }) as unknown as Analysis;

test("a moment tells the move and the most of what came of it", () => {
  expect(deciding(analysis(turn(1, 0.2, 0.5), turn(3, 0.5, 0.9)), replay, room).map(({ told }) => told)).toEqual([
    "drew.",
    "played. won. paid.",
  ]);
});

test("what nobody saw anything of is no moment", () => {
  expect(deciding(analysis(turn(2, 0.9, 0.1), turn(99, 0, 1)), replay, room)).toEqual([]);
});

test("what hardly moved anybody's chances turned nothing", () => {
  expect(deciding(analysis(turn(1, 0.25, 0.27), turn(3, 0.27, 0.06)), replay, room).map(({ entry }) => entry)).toEqual([
    3,
  ]);
});

test("the weightiest are shown, in the order of the match", () => {
  const all = [0.1, 0.5, 0.2, 0.4].map((swing, entry) => ({ ...turn(entry, 0, swing), told: "" }));
  const down = { ...turn(9, 0.9, 0.1), told: "" };

  expect(weightiest([...all, down], 3).map(({ entry }) => entry)).toEqual([1, 3, 9]);
});
