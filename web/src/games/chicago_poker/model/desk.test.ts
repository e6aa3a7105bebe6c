import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { moments, StageTransport } from "../../../dev/stage";
import type { Action } from "../../../net/frames";
import { Play } from "../../../state/play.svelte";
import { addTexts, speak, t } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { ask } from "./asking";
import { Desk } from "./desk.svelte";
import { reading } from "./reading";
import { textsOf } from "../../texts";
import type { Step, View } from "./view";

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("chicago-poker")!);
  await speak("en");
});

/** A table at which you are asked something, with these offers. */
function seated(step: Step, legal: Action[], setting: Partial<View> = {}): Desk {
  const update = moments["4"]!;
  const view = { ...update.view, steps: [{ step, values: [0] }], ...setting };
  const play = new Play(new StageTransport({ ...update, legal, pending: [0], view }), reading);
  play.open();
  flushSync();
  return new Desk(play);
}

function told(desk: Desk): string | undefined {
  return desk.play.notices.at(-1)?.text;
}

const NO_CARD: [Step, Partial<View>, string][] = [
  ["turn", {}, "Drawing now would leave you with more than seven cards."],
  ["turn", { deck: 0, discards: ["red1"] }, "Drawing now would leave you with more than seven cards."],
  ["turn", { deck: 0, discards: [] }, "There is no card left to draw."],
  ["tie", {}, "The duel is tied. Which card from your hand do you send in?"],
  ["start", {}, "You have several duels coming. Which one first?"],
];
test.each(NO_CARD)("a deck that gives no card at %s with %o says why", (step, setting, why) => {
  const desk = seated(step, [{ id: 1, verb: "pass", args: {} }], setting);

  desk.pointDeck();

  expect(told(desk)).toBe(why);
});

const waste = (special: string): Action => ({ id: 2, verb: "waste", args: { special } });

const WANTED: [string, Action[], string][] = [
  ["raid1", [{ id: 1, verb: "raid", args: { victim: "1", place: "a" } }, waste("raid")], "Choose whom it is for."],
  ["murder", [{ id: 1, verb: "murder", args: { victim: "1", place: "a" } }, waste("murder")], "Choose whom it is for."],
  [
    "limousine",
    [{ id: 1, verb: "limousine", args: { source: "a", target: "b" } }, waste("limousine")],
    "Point at the series that drives off, and at the business it goes to.",
  ],
  ["blackmail", [{ id: 1, verb: "blackmail", args: {} }, waste("blackmail")], "Use it, or throw it away."],
  [
    "red1",
    ["a", "b"].map((place, id) => ({ id, verb: "play", args: { card: "red1", place } })),
    "Choose the business it goes to.",
  ],
];
test.each(WANTED)("who picks %s is asked what it wants", (card, legal, detail) => {
  const desk = seated("turn", legal);

  desk.pointCard(card);

  expect(ask(desk).detail).toBe(detail);
});

const DRAW: Action = { id: 1, verb: "draw", args: {} };
const LAY: Action = { id: 2, verb: "play", args: { card: "red1", place: "a" } };
const BEGUN: [string, Action[], View["hands"][number], string][] = [
  ["deck and hand", [DRAW, LAY], ["red1"], "Draw a card, or pick one from your hand."],
  ["an empty hand", [DRAW], [], "Your hand is empty: draw a card."],
  ["an empty deck", [LAY], ["red1"], "Pick a card from your hand."],
];
test.each(BEGUN)("a turn with %s asks for what can be done", (_, legal, hand, detail) => {
  expect(ask(seated("turn", legal, { hands: [hand, []] })).detail).toBe(detail);
});

test("an empty pile of discards names no card on top", () => {
  expect(t("pile-discards", { count: 0, card: "" })).toBe("No discards");
  expect(t("pile-discards", { count: 2, card: "Red 7" })).toBe("Discards: 2; on top Red 7. Look through them");
});
