import { beforeAll, expect, test } from "vitest";
import type { Happening, Received, Transport } from "../net/frames";
import { inEnglish } from "../ui/kit";
import { Play } from "./play.svelte";
import { readAll, readingOf, Stale, type Shape } from "./reading";

const SHAPE: Shape = { view: ["seat", "deck"], events: { drew: ["kind", "seat", "card"] } };
const reading = readingOf<{ deck: number }, { kind: "drew"; card: string | null }>(SHAPE);

beforeAll(inEnglish);

test("what has the fields of the tables is read as what the tables say", () => {
  const [drew] = readAll(reading, [{ kind: "drew", seat: "0", card: null }]);

  expect(drew?.card).toBeNull();
  expect(reading.view({ seat: 0, deck: 7 }).deck).toBe(7);
});

const UNKNOWN: Happening[] = [
  { kind: "flew", seat: "0", card: null },
  { kind: "drew", seat: "0" },
];
test.each(UNKNOWN)("an event that the tables do not know is refused: %o", (event) => {
  expect(() => reading.event(event, null)).toThrow(Stale);
});

test("a page that is older than the house says so instead of showing half a table", () => {
  let heard: (frame: Received) => void = () => {};
  const line: Transport = { open: (hear) => (heard = hear), send: () => {}, close: () => {} };
  const play = new Play(line, reading);
  play.open();

  heard({
    kind: "update",
    number: 1,
    since: 0,
    you: 0,
    prompt: 1,
    pending: [],
    view: { seat: 0, deck: 7 },
    events: [{ kind: "flew" }],
    legal: [],
    default: null,
    clock: null,
    over: false,
  });

  expect(play.now).toBeNull();
  expect(play.turnedAway).toMatch(/different versions/);
});
