import { expect, test } from "vitest";
import { seatOf } from "./replaying";
import type { Replay } from "./wire";

const replay = { players: ["Anna", "Anna"], people: ["p1", "p2"] } as unknown as Replay;

test.each([
  [{ id: "p2", name: "Anna", account: false }, 1],
  [{ id: "p1", name: "Renamed", account: false }, 0],
  [{ id: "p3", name: "Anna", account: false }, -1],
  [null, -1],
])("whose match it was goes by identity, not by name: %o", (me, seat) => {
  expect(seatOf(replay, me)).toBe(seat);
});
