import { beforeAll, expect, test } from "vitest";
import { inEnglish } from "../ui/kit";
import type { Advice, Outlook } from "../net/wire";
import { askedAtEnd, askedToWait, hintText, whyNotTurn, type Won } from "./asking";

beforeAll(inEnglish);

/** A table at which seat 0 sits, as far as the question needs one. */
const at = (sending: boolean, pending: number[] = []) =>
  ({ now: { you: 0, over: false, pending }, names: ["Guest 701", "Bram"], mine: [0], sending }) as unknown as Won;

test.each([
  [1, false, "Not yet: Bram goes first."],
  [0, false, "First answer what you are asked."],
  [0, true, "Your move is on its way."],
])(
  "who points at something in the turn of seat %d is told whom it waits for, never to wait for oneself",
  (turn, sending, why) => {
    expect(whyNotTurn(at(sending), turn)).toBe(why);
  },
);

test.each([
  [[0, 1], false, "First answer what you are asked."],
  [[0, 1], true, "Your move is on its way."],
  [[1], false, "Not yet: Bram goes first."],
])(
  "where everybody may answer at once (%j), so is who points at something that is no answer",
  (asked, sending, why) => {
    expect(whyNotTurn(at(sending, asked), null)).toBe(why);
  },
);

/** A replay through the eyes of seat 0, in which somebody answers next, or whoever looks. */
const looking = (pending: number[]) =>
  ({ now: { you: 0, over: false, pending }, names: ["Ann", "Bob"], mine: [], sending: false }) as unknown as Won;

test.each([
  [[], "Ann"],
  [[1], "Bob"],
])("a replay asks for no patience: it says who is to move (%j)", (pending, name) => {
  expect(askedToWait(looking(pending), 0)).toEqual({ title: name, detail: "is to move." });
  expect(whyNotTurn(looking(pending), 0)).toContain("looking back");
});

/** Somebody who watches while seat 0 has the turn. */
const watching = (pending: number[]) =>
  ({ now: { you: null, over: false, pending }, names: ["Ann", "Bob"], mine: [], sending: false }) as unknown as Won;

test.each([
  [[0], { title: "Ann", detail: "is to move." }],
  [[1], { title: "Patience", detail: "Waiting for Bob." }],
])("who watches reads who is waited for, also when it is not whose turn it is (%j)", (pending, asked) => {
  expect(askedToWait(watching(pending), 0)).toEqual(asked);
});

test("in a lesson nobody is waited for but the teacher, who goes on", () => {
  const taught = { now: { you: 0, over: false, pending: [] }, names: ["Ann"], mine: [0] } as unknown as Won;

  expect(askedToWait(taught, 0)).toEqual({ title: "The lesson", detail: "Your teacher is asking you something." });
});

const ended = (you: number | null, winners: number[]) =>
  ({ now: { you, over: true, view: { winners } }, names: ["Ann", "Bob", "Cas"] }) as unknown as Won;

test.each([
  [0, [0, 2], "You share the win with Cas."],
  [1, [0, 2], "Ann and Cas share the win."],
  [0, [0], "You have won."],
  [0, [2], "Cas wins."],
])("who has won together with others is told so (seat %d, winners %j)", (you, winners, detail) => {
  expect(askedAtEnd(ended(you, winners)).detail).toBe(detail);
});

const play = { now: { you: 1 }, names: ["Ann", "Bob", "Cas"] } as unknown as Won;
const action = (id: number) => ({ id, verb: "do", args: {} }) as unknown as Advice["action"];
const name = ({ id }: Advice["action"]) => `action ${id}`;

function advice(outlook: Partial<Outlook> | null): Advice {
  const whole = outlook && { other: action(2), shares: [0.2, 0.5, 0.3], other_shares: [0.3, 0.4, 0.3], clear: true };
  return {
    kind: "hint",
    prompt: 1,
    prefix: [],
    action: action(1),
    reason: "unheard",
    outlook: whole && { ...whole, ...outlook },
  };
}

test("a hint tells what it changes, for whom and by how much", () => {
  const told = hintText(advice({}), name, play);

  expect(told).toContain("action 1.");
  expect(told).toContain("It wins about 50% of such matches; “action 2” wins 40%.");
  expect(told).toContain("It hurts Ann the most, from 30% down to 20%.");
});

test("what is within the noise is told as even, and nobody is named", () => {
  const told = hintText(advice({ clear: false }), name, play);

  expect(told).toContain("“action 2” is about as good: either way you win about 50% of such matches.");
  expect(told).not.toContain("Ann");
});

test("nobody is named who hardly loses, and nothing is added where there is no outlook", () => {
  expect(hintText(advice({ other_shares: [0.205, 0.49, 0.305] }), name, play)).not.toContain("It hurts");
  expect(hintText(advice(null), name, play)).not.toContain("%");
});
