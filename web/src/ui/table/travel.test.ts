import { expect, test } from "vitest";
import { AT_MOST, fitted, handOf, journeys, LASTS, type Placed } from "./travel";

const at = (spot: string, x: number): Placed => ({ spot, box: new DOMRect(x, 0, 50, 70) });

test("a card sets out from where it lay and lands where it lies now", () => {
  const trip = { what: "red7", from: "slot-hand-red7", to: "slot-a-0" };
  const [journey] = journeys([trip], [at("slot-hand-red7", 10)], [at("slot-a-0", 300)], LASTS);

  expect(journey).toMatchObject({ what: "red7", delay: 0, landing: 0 });
  expect(journey!.start.x).toBe(10);
  expect(journey!.end.x).toBe(300);
});

test("what has no end in sight does not travel", () => {
  expect(journeys([{ what: null, from: "deck", to: "seat-1" }], [at("deck", 0)], [], LASTS)).toEqual([]);
  expect(journeys([{ what: null, from: "deck", to: "seat-1" }], [], [at("seat-1", 0)], LASTS)).toEqual([]);
});

test("two cards alike leave two places and land on two", () => {
  const trip = { what: "bribe1", from: "slot-hand-bribe1", to: "slot-x" };
  const found = journeys(
    [trip, trip],
    [at("slot-hand-bribe1", 1), at("slot-hand-bribe1", 2)],
    [at("slot-x", 3), at("slot-x", 4)],
    LASTS,
  );

  expect(found.map(({ start }) => start.x)).toEqual([1, 2]);
  expect(new Set(found.map(({ landing }) => landing)).size).toBe(2);
});

test("however many things travel, all have landed within a second", () => {
  const trips = Array.from({ length: 40 }, () => ({ what: null, from: "deck", to: "seat-1" }));
  const found = journeys(trips, [at("deck", 0)], [at("seat-1", 9)], LASTS);

  expect(found.length).toBeLessThan(trips.length);
  expect(Math.max(...found.map(({ delay }) => delay)) + LASTS).toBeLessThanOrEqual(AT_MOST);
  expect(AT_MOST).toBeLessThan(1000);
});

test("a thing keeps its shape in a spot of another", () => {
  const card = fitted(new DOMRect(0, 0, 300, 70), false);
  expect([card.x, card.width, card.height]).toEqual([125, 50, 70]);
});

test("one's own card is the card itself; another's is the player", () => {
  expect(handOf("0", 0, "red7")).toBe("slot-hand-red7");
  expect(handOf("1", 0, "red7")).toBe("seat-1");
  expect(handOf("0", 0, null)).toBe("seat-0");
});
