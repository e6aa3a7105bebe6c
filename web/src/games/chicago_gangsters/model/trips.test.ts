import { expect, test } from "vitest";
import { trips } from "./trips";

test("cards put in go before the player and from there to the discards", () => {
  const put = trips([{ kind: "committed", seat: "0", cards: ["bribe1", "weapon2"], hidden: null }], 0);
  const spent = trips([{ kind: "spent", seat: "0", cards: ["bribe1"] }], 0);

  expect(put.map(({ from, to }) => [from, to])).toEqual([
    ["slot-hand-bribe1", "pledge-0"],
    ["slot-hand-weapon2", "pledge-0"],
  ]);
  expect(spent).toEqual([{ what: "bribe1", from: "pledge-0", to: "discards" }]);
});

test("every bottle gained travels", () => {
  expect(trips([{ kind: "gained", seat: "3", bottles: "2" }], 0)).toHaveLength(2);
});
