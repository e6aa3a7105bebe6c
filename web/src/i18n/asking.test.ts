import { beforeAll, expect, test } from "vitest";
import { inEnglish } from "../ui/kit";
import { whyNotTurn, type Won } from "./asking";

beforeAll(inEnglish);

/** A table at which seat 0 sits, as far as the question needs one. */
const at = (sending: boolean) =>
  ({ now: { you: 0, over: false, pending: [] }, names: ["Guest 701", "Bram"], sending }) as unknown as Won;

test.each([
  [1, false, "Not yet: first Bram."],
  [0, false, "First answer what you are asked."],
  [0, true, "Your move is on its way."],
])(
  "who points at something in the turn of seat %d is told whom it waits for, never to wait for oneself",
  (turn, sending, why) => {
    expect(whyNotTurn(at(sending), turn)).toBe(why);
  },
);
