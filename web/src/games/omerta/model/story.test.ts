import { beforeAll, expect, test } from "vitest";
import type { Event } from "../generated";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { readAll } from "../../../state/reading";
import { reading } from "./reading";
import recorded from "./recorded.json?raw";
import { faceless, tell } from "./story";
import { textsOf } from "../../texts";
import { eventText } from "./words";

const reader = { seat: 0, names: ["Wilma", "Lucky", "Virginia", "Johnny", "Bugsy"] };
const events = readAll(reading, JSON.parse(recorded));

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("omerta")!);
});

test.each(["en", "nl"] as const)(
  "every kind of event is told in words, with and without its faces (%s)",
  async (language) => {
    await speak(language);

    for (const event of events) {
      for (const text of [eventText(event, reader), eventText(faceless(event), reader)]) {
        expect(text, event.kind).toMatch(/\S/);
        expect(text, event.kind).not.toMatch(/event-|card-|slot-|bottle\d|\{|undefined|null|NaN/);
      }
    }
  },
);

const TWO_TURNS: Event[] = [
  { kind: "turn", seat: "0", turn: "1" },
  { kind: "drew", seat: "0", card: "bottle7" },
  { kind: "turn", seat: "1", turn: "2" },
  { kind: "took", seat: "1", card: "mole" },
];

test("without memory aid the story keeps no face of an earlier turn", async () => {
  await speak("en");

  const told = tell(TWO_TURNS, reader, false).map(({ text }) => text);

  expect(told).toEqual(["Wilma", "You draw from the deck.", "Lucky", "Lucky takes the Mole from the discards."]);
});

test("with memory aid it keeps them all", async () => {
  await speak("en");

  expect(tell(TWO_TURNS, reader, true)[1]?.text).toBe("You draw bottle 7.");
});

test("a Snitch for one player names that player once", async () => {
  await speak("en");

  expect(eventText({ kind: "aimed", seat: "1", card: "snitch", victims: ["2", "2"], slots: [] }, reader)).toBe(
    "Lucky sends the Snitch to Virginia.",
  );
});

test.each([
  ["en", "Lucky sends the Lady to you.", "You send the Gangster to yourself and Lucky, for card 1 and card 2."],
  ["nl", "Lucky stuurt de Dame naar jou.", "Je stuurt de Gangster naar jezelf en Lucky, voor kaart 1 en kaart 2."],
] as const)("who is aimed at is spoken to (%s)", async (language, lady, gangster) => {
  await speak(language);

  expect(eventText({ kind: "aimed", seat: "1", card: "lady", victims: ["0"], slots: [] }, reader)).toBe(lady);
  expect(
    eventText({ kind: "aimed", seat: "0", card: "gangster", victims: ["0", "1"], slots: ["1", "2"] }, reader),
  ).toBe(gangster);
});

test.each([
  ["en", "Lucky sends the Gangster to Virginia and to you, for card 4 and card 1."],
  ["nl", "Lucky stuurt de Gangster naar Virginia en naar jou, voor kaart 4 en kaart 1."],
] as const)("who is aimed at after another is spoken to as well (%s)", async (language, told) => {
  await speak(language);

  expect(
    eventText({ kind: "aimed", seat: "1", card: "gangster", victims: ["2", "0"], slots: ["4", "1"] }, reader),
  ).toBe(told);
});

test("one point is told in the singular", async () => {
  await speak("nl");

  expect(eventText({ kind: "scored", seat: "1", points: "1", total: "9", won: "0" }, reader)).toBe(
    "Lucky krijgt 1 punt, 9 in totaal.",
  );
});
