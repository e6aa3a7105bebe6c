import { beforeAll, expect, test } from "vitest";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { CARDS } from "./board";
import { LESSON } from "./lesson";
import { tell } from "./story";
import { textsOf } from "../../texts";
import type { Event, View } from "../generated";
import { actionName, adapt, cardName, chairName } from "./words";

const reader = { seat: 0, names: ["Wilma", "Knuckles", "Dolores"] };
const view = LESSON[0]!.view;
const EVENTS: Event[] = [
  { kind: "started", seat: "0" },
  { kind: "drew", seat: "1", card: null },
  { kind: "turn", seat: "0", turn: "1", quiet: "0" },
  { kind: "exploded", seat: "1", chair: "4" },
  { kind: "died", seat: "0", man: "sleeping-jack", chair: "5" },
  { kind: "eliminated", seat: "2", fall: "1", men: "1", cards: ["move", "raid"] },
  { kind: "paid", seat: "0", money: "4", ones: "16", fives: "8", tens: "0" },
  { kind: "shot", seat: "1", chair: "20" },
  { kind: "stabbed", seat: "1", chair: "2" },
  { kind: "ordered", seat: "0", chair: "9" },
  { kind: "drugged", seat: "0", chairs: ["6", "8", "13"] },
  { kind: "passed", seat: "1", owner: "0", chair: "9", target: "10" },
  { kind: "boomed", seat: "1", owner: "0" },
  { kind: "raided", seat: "1" },
  { kind: "seated", seat: "1", man: "boss", chair: "29" },
  { kind: "moved", seat: "0", chair: "1", target: "2", man: "jack" },
  { kind: "discarded", seat: "0", card: "pass" },
  { kind: "drew", seat: "0", card: "boom" },
  { kind: "reshuffled", cards: "30" },
  { kind: "woke", seat: "0", chairs: ["6"] },
  { kind: "ended", end: "pot" },
];

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("mafioso")!);
});

test.each(["en", "nl"] as const)("every event is told in words (%s)", async (language) => {
  await speak(language);

  const told = tell(EVENTS, view, reader);

  expect(told).toHaveLength(EVENTS.length - 1);
  for (const { text } of told) expect(text).not.toMatch(/event-|card-|chair-|man-|end-|\{|undefined|null/);
});

test("the deal is not told, and what is repeated is told once", async () => {
  await speak("en");
  const drew: Event = { kind: "drew", seat: "1", card: null };
  const turn: Event = { kind: "turn", seat: "1", turn: "1", quiet: "0" };

  expect(tell([drew, turn, drew, drew], view, reader).map(({ text }) => text)).toEqual([
    "Knuckles",
    "Knuckles draws a card. (2×)",
  ]);
});

test.each([
  [0, "Knuckles is the youngest and seats first; you seat last and begin."],
  [1, "You are the youngest and seat first; Wilma seats last and begins."],
  [null, "Knuckles is the youngest and seats first; Wilma seats last and begins."],
])("when men are seated by hand the story begins with the youngest (seat %s)", async (seat, text) => {
  await speak("en");
  const byHand = { ...view, seats: 3, options: [1] };

  expect(tell([{ kind: "started", seat: "0" }], byHand, { ...reader, seat })).toMatchObject([{ text }]);
});

test("a chair is named with who sits there and the cake before it", async () => {
  await speak("en");
  const served: View = { ...view, cakes: ["20", "hand"] };

  expect(chairName(20, served, reader.names)).toBe("chair 20 (knife): Knuckles’s Boss, and Wilma’s cake");
  expect(chairName(0, served, reader.names)).toBe("chair 0 (revolver): free");
});

test("a card stands for every way to play it, and its action is told without it", async () => {
  await speak("en");
  const action = adapt({ id: 1, verb: "shoot", args: { chair: "20" } });

  expect(action.args.card).toBe("shoot");
  expect(actionName(action, reader)).toBe("Shoot the man on chair 20 (knife)");
  expect(adapt({ id: 2, verb: "stop", args: {} }).args).toEqual({});
  for (const card of CARDS) expect(cardName(card)).not.toContain("card-");
});
