import { expect, test } from "vitest";
import { trips } from "./trips";

const hands = [{ length: 4 }, { length: 5 }];

test("a swap brings the drawn card in face down and the other one out, face up", () => {
  const found = trips([{ kind: "swapped", seat: "1", slot: "3", card: "bottle9" }], hands, 2);

  expect(found).toEqual([
    { what: null, from: "slot-drawn", to: "slot-1-2" },
    { what: "bottle9", from: "slot-1-2", to: "discards" },
  ]);
});

test("a penalty lands where the hand has grown; the vault trades card for card", () => {
  expect(trips([{ kind: "penalty", seat: "1" }], hands, 2)).toEqual([{ what: null, from: "deck", to: "slot-1-4" }]);

  const cracked = trips([{ kind: "cracked", seat: "0", slot: "1", vault: "2" }], hands, 2);
  expect(cracked.map(({ from, to }) => [from, to])).toEqual([
    ["slot-0-0", "slot-2-1"],
    ["slot-2-1", "slot-0-0"],
  ]);
});
