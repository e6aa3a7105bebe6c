import { beforeAll, expect, test } from "vitest";
import { moments } from "../../../dev/stage";
import type { Happening } from "../../../net/frames";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { readAll } from "../../../state/reading";
import { reading } from "./reading";
import { tell } from "./story";
import type { View } from "./view";
import { textsOf } from "../../texts";
import { adapt, botName, tellKnown } from "./words";

const reader = { seat: 0, names: ["Wilma", "Knuckles", "Dolores", "Eddie", "Van", "Sal"] };

const view = reading.view(moments["4"]!.view);
const noted = (events: readonly Happening[]) => readAll(reading, events);

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("chicago-poker")!);
});

test.each(["en", "nl"] as const)("every recorded event is told in words (%s)", async (language) => {
  await speak(language);

  for (const [name, moment] of Object.entries(moments)) {
    for (const { text } of tell(noted(moment.events), reading.view(moment.view), reader)) {
      expect(text, name).not.toMatch(/event-|card-|place-|combination-|business-|\{|undefined|null/);
    }
  }
});

test("the deal is not told card by card, and repeats are told once", async () => {
  await speak("en");
  const drew = (seat: string) => ({ kind: "drew", seat, card: null });
  const turn = { kind: "turn", seat: "1", turn: "1" };

  const told = tell(noted([drew("0"), drew("1"), turn, drew("1"), drew("1")]), view, reader);

  expect(told.map(({ text }) => text)).toEqual(["Knuckles", "Knuckles draws a card. (2×)"]);
});

test("a place keeps the business it had when something happened there", async () => {
  await speak("en");
  const [, played] = noted([
    { kind: "opened", place: "a", business: "pub" },
    { kind: "played", seat: "1", place: "a", card: null },
  ]);
  const later: View = { ...view, open: ["den", "jazz", "brewery"] };

  expect(tell([played!], later, reader)[0]?.text).toContain("pub");
});

test("a special's card stands for every way to play it", () => {
  expect(adapt({ id: 1, verb: "murder", args: { victim: "1", place: "a" } }).args.special).toBe("murder");
  expect(adapt({ id: 2, verb: "draw", args: {} }).args).toEqual({});
  expect(botName(0)).toBe("Al Capone");
});

test.each([
  ["en", "Among Yale’s face-down cards at the pub and the gambling den: red 9 and red 10."],
  ["nl", "Onder de gedekte kaarten van Yale bij de kroeg en de goktent: rood 9 en rood 10."],
] as const)("what is known as a set is told with every place it may lie at (%s)", async (language, told) => {
  await speak(language);

  expect(tellKnown({ cards: ["red9", "red10"], places: [0, 1], positions: [0] }, ["pub", "den"], "Yale")).toBe(told);
});

const STREET: Happening[] = [
  { kind: "opened", place: "a", business: "pub" },
  { kind: "opened", place: "b", business: "jazz" },
];

test.each([
  [0, { pub: 3, jazz: 0, brewery: 0, den: 0 }, "Three businesses alike win the match."],
  [0, { pub: 1, jazz: 1, brewery: 1, den: 1 }, "All four kinds win the match."],
  [0, { pub: 2, jazz: 2, brewery: 1, den: 0 }, "Five businesses win the match."],
  [1, { pub: 0, jazz: 2, brewery: 0, den: 0 }, "Two businesses alike win the match."],
  [1, { pub: 1, jazz: 1, brewery: 1, den: 0 }, "Three businesses win the match."],
] as const)("the last takeover says what won the match (%s, %o)", async (short, won, why) => {
  await speak("en");
  const took = (place: string, business: string): Happening => ({ kind: "won", seat: "1", place, business });
  const events = noted([...STREET, took("a", "pub"), { kind: "turn", seat: "0", turn: "9" }, took("b", "jazz")]).slice(
    2,
  );
  const over: View = { ...view, options: [short], winners: [1], won: view.won.map(() => won) };

  const told = tell(events, over, reader).map(({ text }) => text);
  expect(told[0]).toBe("Knuckles takes over the pub!");
  expect(told[2]).toBe(`Knuckles takes over the jazz club! ${why}`);
  expect(tell(events, { ...over, winners: [] }, reader)[2]?.text).toBe("Knuckles takes over the jazz club!");
});

test("a house rule that decided is no road of its own", async () => {
  await speak("en");
  const none = { pub: 1, jazz: 0, brewery: 0, den: 0 };
  const over: View = { ...view, options: [0], winners: [1], won: view.won.map(() => none) };

  const told = tell(noted([...STREET, { kind: "won", seat: "1", place: "a", business: "pub" }]), over, reader);
  expect(told.at(-1)?.text).toBe("Knuckles takes over the pub!");
});

test("why a house rule decided is told", async () => {
  await speak("en");
  const ends: Happening[] = [
    { kind: "last_business", seat: "1" },
    { kind: "longest_match", seat: "0", turns: "600" },
  ];

  expect(tell(noted(ends), view, reader).map(({ text }) => text)).toEqual([
    "That was the last business in town, and it wins Knuckles the match.",
    "After 600 turns whoever owns the most businesses wins; if several tie, the first of them in turn order: you.",
  ]);
});
