import { expect, test } from "vitest";
import { trips } from "./trips";

test("one's own card goes from the hand to its series; another's comes from the player, face down", () => {
  const played = (seat: "0" | "1", card: "red7" | null) => trips([{ kind: "played", seat, place: "b", card }], 0);

  expect(played("0", "red7")).toEqual([{ what: "red7", from: "slot-hand-red7", to: "slot-b-0" }]);
  expect(played("1", null)).toEqual([{ what: null, from: "seat-1", to: "slot-b-1" }]);
});

test("a raid leaves the cards where they lie: it goes to the discards itself", () => {
  const raided = trips([{ kind: "raided", seat: "0", victim: "1", place: "a", card: "raid1", cards: ["red7"] }], 0);
  expect(raided).toEqual([{ what: "raid1", from: "slot-hand-raid1", to: "discards" }]);
});

test("a murder goes to the discards with the card that it hits", () => {
  const murdered = trips([{ kind: "murdered", seat: "1", victim: "0", place: "a", card: "red7" }], 0);
  expect(murdered).toEqual([
    { what: "murder", from: "seat-1", to: "discards" },
    { what: "red7", from: "slot-a-0", to: "discards" },
  ]);
});

test("a business goes to whoever won it", () => {
  const won = trips([{ kind: "won", seat: "2", place: "a", business: "jazz" }], 0);
  expect(won).toEqual([{ what: "sign-jazz", from: "sign-a", to: "seat-2", square: true }]);
});
