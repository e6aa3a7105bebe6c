import { expect, test } from "vitest";
import { trips } from "./trips";

test("one's own card goes from the hand to its series; another's comes from the player, face down", () => {
  const played = (seat: "0" | "1", card: "red7" | null) => trips([{ kind: "played", seat, place: "b", card }], 0);

  expect(played("0", "red7")).toEqual([{ what: "red7", from: "slot-hand-red7", to: "slot-b-0" }]);
  expect(played("1", null)).toEqual([{ what: null, from: "seat-1", to: "slot-b-1" }]);
});

test("a business goes to whoever won it", () => {
  const won = trips([{ kind: "won", seat: "2", place: "a", business: "jazz" }], 0);
  expect(won).toEqual([{ what: "sign-jazz", from: "sign-a", to: "seat-2", square: true }]);
});
