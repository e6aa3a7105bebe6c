import { expect, test, vi } from "vitest";
import { Choice } from "./choice.svelte";
import type { Action } from "../net/frames";

const LEGAL: Action[] = [
  { id: 0, verb: "draw", args: {} },
  { id: 1, verb: "play", args: { card: "red7", place: "a" } },
  { id: 2, verb: "play", args: { card: "red7", place: "b" } },
  { id: 3, verb: "play", args: { card: "blue2", place: "a" } },
];

function begun(ask = vi.fn()) {
  const choice = new Choice(ask);
  choice.begin(LEGAL);
  return { choice, ask };
}

test("pointing narrows what is left, and naming everything takes the action", () => {
  const { choice, ask } = begun();

  choice.point({ card: "red7" });
  expect(choice.candidates.map(({ id }) => id)).toEqual([1, 2]);
  expect(ask).not.toHaveBeenCalled();

  choice.point({ place: "b" });
  expect(choice.prefix).toEqual([2]);
  expect(ask).toHaveBeenCalledWith([2]);
});

test("a card with one place left still waits for the place", () => {
  const { choice, ask } = begun();

  choice.point({ card: "blue2" });

  expect(choice.candidates).toHaveLength(1);
  expect(ask).not.toHaveBeenCalled();
});

test("a whole answer is complete at once, and stepping back lets go of it", () => {
  const ask = vi.fn();
  const choice = new Choice(ask);
  choice.begin([{ id: 0, verb: "draw", args: {}, whole: true }]);

  choice.point({ verb: "draw" });
  expect([choice.complete, choice.asking]).toEqual([true, false]);

  choice.back();
  expect(choice.complete).toBe(false);
  expect(choice.candidates).toHaveLength(1);
  expect(ask).not.toHaveBeenCalled();
});

test("pointing twice lets go, and an impossible pick changes nothing", () => {
  const { choice } = begun();

  choice.point({ card: "red7" });
  choice.point({ card: "red7" });
  choice.point({ card: "gold1" });

  expect(choice.picks).toEqual([]);
  expect(choice.candidates).toHaveLength(4);
});

test("an answer to an older question is let go", () => {
  const { choice } = begun();
  choice.point({ verb: "draw" });

  choice.answer([2], [], true);
  expect(choice.complete).toBe(false);

  choice.answer([0], [], true);
  expect(choice.complete).toBe(true);
});

test("stepping back undoes the last action and offers everything again", () => {
  const { choice } = begun();
  choice.point({ verb: "draw" });
  choice.answer([0], [], true);

  choice.back();

  expect(choice.prefix).toEqual([]);
  expect(choice.complete).toBe(false);
  expect(choice.candidates).toHaveLength(4);
});

test("taking anew replaces what was taken, and taking nothing lets go", () => {
  const { choice, ask } = begun();
  choice.take(LEGAL[1]!);

  choice.retake([LEGAL[3]!, LEGAL[2]!]);
  expect(ask).toHaveBeenLastCalledWith([3, 2]);

  choice.retake([]);
  expect(choice.started).toBe(false);
  expect(choice.candidates).toEqual(choice.offered);
});
