import { beforeAll, expect, test } from "vitest";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { textsOf } from "../../texts";
import type { Event, View } from "../generated";
import { LESSON } from "./lesson";
import { headlines } from "./staging";
import { whyOf } from "./why";

const empty: View = { ...LESSON[0]!.view, first: 0, seats: 2, chairs: LESSON[0]!.view.chairs.map(() => null) };
const reader = { seat: null, names: ["Anna", "Bram"] };

/** The table with yellow men, who are Anna's, on some chairs. */
function table(men: Record<number, View["standing"][number]["kind"]>): View {
  const chairs = empty.chairs.map((_, chair) =>
    men[chair] ? { colour: "yellow" as const, kind: men[chair], asleep: false } : null,
  );
  return { ...empty, chairs };
}
const why = (events: Event[], view: View, seat: number | null = null) =>
  whyOf(headlines(events)[0]!, view, { ...reader, seat });

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("mafioso")!);
});

const SHOT: Event[] = [
  { kind: "shot", seat: "0", chair: "20" },
  { kind: "died", seat: "1", man: "boss", chair: "20" },
];
const STABBED: Event = { kind: "stabbed", seat: "0", chair: "2" };

test("whoever is shot hears from where, and by whose gun", async () => {
  await speak("en");

  expect(why(SHOT, table({ 7: "robbie" }))).toBe(
    "Anna’s Revolver Robbie sat right across, on chair 7, and he always has a gun.",
  );
  expect(why(SHOT, table({ 7: "henkie" }), 0)).toBe(
    "Your Strong Henkie sat right across, on chair 7, with a gun before him.",
  );
});

test("whoever is stabbed hears by whom: the neighbour who has a knife", async () => {
  await speak("en");

  expect(why([STABBED], table({ 1: "boss", 3: "jack" }))).toBe(
    "Anna’s Boss sat next to him, on chair 1, with a knife before him.",
  );
  expect(why([STABBED], table({ 3: "jack" }))).toContain("Jack Stiletto sat next to him, on chair 3, and he always");
});

test("whoever attacked and went away, or fell himself, is named all the same", async () => {
  await speak("en");
  const left: Event[] = [...SHOT, { kind: "moved", seat: "0", chair: "7", target: "4", man: "robbie" }];
  const fell: Event[] = [...SHOT, { kind: "died", seat: "0", man: "henkie", chair: "7" }];
  const taken: Event[] = [...left, { kind: "moved", seat: "1", chair: "9", target: "7", man: "jack" }];

  for (const events of [left, fell, taken]) expect(why(events, table({}))).toContain("on chair 7");
  // After a raid nobody can tell any more.
  expect(why([...SHOT, { kind: "raided", seat: "1" }], table({ 7: "robbie" }))).toBe("");
});

test("a cake tells when it goes off, and how far it reaches", async () => {
  await speak("en");
  const exploded: Event = { kind: "exploded", seat: "1", chair: "0" };

  expect(why([exploded], empty)).toBe("It goes off as Bram’s turn begins, and takes chairs 29, 0 and 1.");
  expect(why([{ kind: "boomed", seat: "0", owner: "1" }, exploded], empty, 0)).toBe(
    "You lit it early with a Ka-Boom; it takes chairs 29, 0 and 1.",
  );
});

test("a pill tells why only where it was one too many", async () => {
  await speak("en");
  const drugged: Event = { kind: "drugged", seat: "0", chairs: ["6"] };

  expect(why([drugged], empty)).toBe("");
  expect(why([drugged, { kind: "died", seat: "1", man: "sleeping-jack", chair: "6" }], empty)).toBe(
    "Whoever is asleep already and gets another pill never wakes.",
  );
});

test.each(["en", "nl"] as const)("every reason is told in words (%s)", async (language) => {
  await speak(language);
  const deeds: Event[][] = [
    SHOT,
    [STABBED],
    [{ kind: "exploded", seat: "0", chair: "9" }],
    [
      { kind: "boomed", seat: "1", owner: "0" },
      { kind: "exploded", seat: "0", chair: "9" },
    ],
  ];
  for (const events of deeds)
    for (const seat of [0, 1, null]) {
      const told = why(events, table({ 7: "robbie", 3: "henkie" }), seat);
      expect(told).toMatch(/^\p{Lu}.*\.$/u);
      expect(told).not.toMatch(/why-|man-|\{|undefined|null/);
    }
});
