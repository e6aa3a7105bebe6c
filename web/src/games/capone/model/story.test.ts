import { beforeAll, expect, test } from "vitest";
import { addTexts, speak, t } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { CARDS, DIVERSIONS, FIELDS, SHOPS } from "./city";
import { LESSON } from "./lesson";
import type { Happening } from "../../../net/frames";
import { readAll } from "../../../state/reading";
import { reading } from "./reading";
import { tell } from "./story";
import { textsOf } from "../../texts";
import { actionName, cardAbout, cardName, familyTitle, moneyShort, placeLabel } from "./words";

const reader = { seat: 0, names: ["Wilma", "Knuckles", "Dolores"] };
const EVENTS: Happening[] = [
  { kind: "year", seat: "0", year: "1" },
  { kind: "dealt", seat: "0", cards: ["bar", "fbi"] },
  { kind: "dealt", seat: "1", cards: [null, null] },
  { kind: "exchanged", seat: "1", cards: [null] },
  { kind: "kept", seat: "2" },
  { kind: "bailed", seat: "0", member: "mama", money: "60" },
  { kind: "discarded", seat: "1", card: "bank" },
  { kind: "played", seat: "1", card: "fbi" },
  { kind: "opened", seat: "2", shop: "pasta", money: "10" },
  { kind: "placed", seat: "0", field: "bank1", members: ["mama", "newcomer"], guards: "2" },
  { kind: "expelled", seat: "1", field: "bar2", members: [], guards: "3" },
  { kind: "returned", seat: "2", field: "guns1", members: ["don"], guards: "0" },
  { kind: "diverted", seat: "0", member: "mama", field: "bank1", diversion: "penthouse" },
  { kind: "arrested", seat: "1", member: "don", field: "guns2" },
  { kind: "fetched", seat: "1", member: "lawyer", diversion: "barber" },
  { kind: "drowned", seat: "2", member: "lawyer", diversion: "restaurant" },
  { kind: "extorted", seat: "1", victim: "0", money: "20" },
  { kind: "settled", seat: "0", money: "75" },
  { kind: "rehired", seat: "0", guards: "2", lost: "1" },
  { kind: "served", seat: "1", members: ["don"] },
  { kind: "invested", seat: "0", marker: "3", money: "100" },
  { kind: "sold", seat: "1", marker: "1", money: "50" },
  { kind: "said", seat: "1", say: "threaten_0" },
  { kind: "said", seat: "0", say: "leave_bank" },
  { kind: "ended", end: "million" },
];

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("capone")!);
});

test.each(["en", "nl"] as const)("every event is told in words (%s)", async (language) => {
  await speak(language);

  const told = tell(readAll(reading, EVENTS), reader);

  expect(told).toHaveLength(EVENTS.length);
  for (const { text } of told) expect(text).not.toMatch(/event-|line-|card-|say-|member-|end-|\{|undefined|null/);
});

test("a card that takes stones is told by the stones, and bodyguards who are not there by nobody", async () => {
  await speak("en");
  const events: Happening[] = [
    { kind: "played", seat: "1", card: "bank" },
    { kind: "placed", seat: "1", field: "bank1", members: ["mama"], guards: "0" },
  ];

  expect(tell(readAll(reading, events), reader).map(({ text }) => text)).toEqual([
    "Knuckles moves into bank 1 with Mama.",
  ]);
});

test.each([
  ["en", "Knuckles moves into bank 1 with Mama, the newcomer and 2 bodyguards."],
  ["nl", "Knuckles trekt in bij bank 1 met Mama, de nieuweling en 2 bodyguards."],
] as const)("members and bodyguards make one list (%s)", async (language, told) => {
  await speak(language);
  const events: Happening[] = [
    { kind: "placed", seat: "1", field: "bank1", members: ["mama", "newcomer"], guards: "2" },
  ];

  expect(tell(readAll(reading, events), reader).map(({ text }) => text)).toEqual([told]);
});

test.each([
  ["en", "You get “bar” and “F.B.I.” from the deck."],
  ["nl", "Je krijgt “bar” en “F.B.I.” van de stapel."],
] as const)("cards in a list are quoted, as one that is played is (%s)", async (language, told) => {
  await speak(language);
  const events: Happening[] = [{ kind: "dealt", seat: "0", cards: ["bar", "fbi"] }];

  expect(tell(readAll(reading, events), reader).map(({ text }) => text)).toEqual([told]);
});

test.each(["en", "nl"] as const)("every place and card has a name (%s)", async (language) => {
  await speak(language);
  const view = LESSON[2]!.view;

  for (const place of [...FIELDS, ...SHOPS, ...DIVERSIONS])
    expect(placeLabel(place, view, reader.names)).not.toMatch(/field-|shop-|diversion-|place-|\{/);
  for (const card of CARDS) expect(cardName(card)).not.toMatch(/card-/);
});

test("a field is named with its owner, stones, worth and minimum", async () => {
  await speak("en");
  const view = LESSON[2]!.view;

  expect(placeLabel("jeweller1", view, reader.names)).toBe(
    "Jeweller 1, minimum 30: Knuckles with the accountant and the newcomer, worth 50",
  );
  expect(placeLabel("bar1", view, reader.names)).toBe("Bar 1, minimum 5: free");
});

test("actions are orders", async () => {
  await speak("en");

  expect(actionName({ id: 1, verb: "at", args: { field: "bank1" } }, reader)).toBe("At bank 1");
  expect(actionName({ id: 2, verb: "guards", args: { guards: "3" } }, reader)).toBe("With 3 bodyguards");
});

test("a family is named with its head", async () => {
  await speak("en");
  expect(familyTitle(0, reader.names)).toBe("The Ramazotti family, led by Wilma");

  await speak("nl");
  expect(familyTitle(5, [])).toMatch(/^De familie Violetti, /);
});

test("bodyguards who come back are counted in good grammar", async () => {
  const told = (count: number, lost: number) => t("rehire-told", { count, lost, money: 5 * count, cash: 40 });
  await speak("en");
  expect([told(1, 1), told(2, 0), told(0, 3)]).toEqual([
    "One comes back for $5k; one is lost. You keep $40k.",
    "2 come back for $10k. You keep $40k.",
    "Nobody comes back; 3 are lost. You keep $40k.",
  ]);

  await speak("nl");
  expect([told(1, 1), told(2, 0)]).toEqual([
    "Eén komt terug voor $5k; je verliest er één. Je houdt $40k.",
    "2 komen terug voor $10k. Je houdt $40k.",
  ]);
});

test.each([
  ["en", "$1 million"],
  ["nl", "$1 miljoen"],
] as const)("a million is written as one, all else in thousands (%s)", async (language, million) => {
  await speak(language);

  expect([950, 1000].map(moneyShort)).toEqual(["$950k", million]);
});

test.each(["en", "nl"] as const)("what a card does is told in one breath beside the hand (%s)", async (language) => {
  await speak(language);

  for (const card of CARDS) {
    expect(cardAbout(card)).toMatch(/^\p{Lu}.*\.$/u);
    expect(cardAbout(card).length, card).toBeLessThanOrEqual(120);
  }
});
