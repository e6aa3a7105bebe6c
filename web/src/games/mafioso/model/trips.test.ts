import { expect, test } from "vitest";
import { trips } from "./trips";

test("a man walks from chair to chair, money from the pot to the family", () => {
  const moved = trips([{ kind: "moved", seat: "1", chair: "4", target: "5", man: "jack" }], 0);
  const paid = trips([{ kind: "paid", seat: "1", money: "6", ones: "1", fives: "1", tens: "0" }], 0);

  expect(moved).toEqual([{ what: "man-5", from: "slot-chair-4", to: "slot-chair-5", square: true }]);
  expect(paid).toEqual([{ what: "note", from: "pot", to: "seat-1", square: true }]);
});

test("the card of a deed goes to the discards, from the hand or from its player", () => {
  expect(trips([{ kind: "shot", seat: "0", chair: "3" }], 0)[0]?.from).toBe("slot-hand-shoot");
  expect(trips([{ kind: "shot", seat: "2", chair: "3" }], 0)[0]?.from).toBe("seat-2");
});
