import { beforeAll, expect, test } from "vitest";
import type { Happening } from "../../lib/frames";
import { addTexts, speak } from "../../lib/texts.svelte";
import { house } from "../../texts";
import recorded from "./recorded.json";
import { faceless, tell } from "./story";
import { texts } from "./texts";
import { eventText } from "./words";

const reader = { seat: 0, names: ["Wilma", "Lucky", "Virginia", "Johnny", "Bugsy"] };
const events = recorded as unknown as Happening[];

beforeAll(async () => {
  await addTexts(house);
  await addTexts(texts);
});

test.each(["en", "nl"] as const)("every kind of event is told in words, with and without its faces (%s)", async (language) => {
  await speak(language);

  for (const event of events) {
    for (const text of [eventText(event, reader), eventText(faceless(event), reader)]) {
      expect(text, event.kind).toMatch(/\S/);
      expect(text, event.kind).not.toMatch(/event-|card-|slot-|bottle\d|\{|undefined|null|NaN/);
    }
  }
});

const TWO_TURNS: Happening[] = [
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

  expect(eventText({ kind: "aimed", seat: "1", card: "snitch", victims: ["2", "2"], slots: [] }, reader)).toBe("Lucky sends the Snitch to Virginia.");
});
