import { beforeAll, expect, test } from "vitest";
import { house } from "../../../i18n/house";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { Lesson } from "../../../state/lesson.svelte";
import { Play } from "../../../state/play.svelte";
import { textsOf } from "../../texts";
import type { View } from "../generated";
import { ask } from "./asking";
import { Desk } from "./desk.svelte";
import { LESSON, LESSON_TABLE } from "./lesson";
import { reading } from "./reading";
import { standing } from "./standing";

const reader = { seat: 0, names: ["Anna", "Bram", "Chris"] };

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("omerta")!);
});

/** A desk with a bottle of 1 just drawn, or another task of the lesson, and so much of four own cards known. */
function deskWith(cards: View["hands"][number][number]["card"][], changes: Partial<View> = {}, id = "keep"): Desk {
  const task = LESSON.find((one) => one.id === id)!;
  const hands = [cards.map((card) => ({ card, known: [] })), ...task.view.hands.slice(1)];
  const play = new Play(new Lesson([{ ...task, view: { ...task.view, hands, ...changes } }], LESSON_TABLE), reading);
  play.open();
  return new Desk(play);
}

test.each([
  ["en", "Tap the card it replaces, or the discards. In hand then, as far as you know: 3 (card 1), 10 (2)."],
  ["nl", "Tik op wat weg moet, of op de aflegstapel. Dan in je hand, voor zover je weet: 3 (kaart 1), 10 (2)."],
] as const)("the dock tells what a hand comes to with the card that was drawn (%s)", async (language, told) => {
  await speak(language);

  expect(ask(deskWith(["bottle9", "bottle2", null, null])).detail).toBe(told);
});

test("a place that was chosen tells its own sum", async () => {
  await speak("en");
  const desk = deskWith(["bottle9", "bottle2", "bottle3", "bottle4"]);

  desk.point({ owner: 0, slot: 0 });

  expect(ask(desk).detail).toBe("Put it in place of card 1 · In hand then: 10.");
});

test("nothing is told of a card that one cannot name, or that a patrol keeps", async () => {
  await speak("en");
  const blockers: View["blockers"] = [{ card: "patrol", placer: 1, seat: 0, slot: 0, turns: 2 }];

  expect(ask(deskWith([null, null, null, null])).detail).not.toMatch(/\d/);
  expect(ask(deskWith(["bottle9", null, "bottle3", null], { blockers })).detail).toMatch(/: 10 \(card 3\)\.$/);
  expect(ask(deskWith(["bottle9", null, null, null], {}, "draw")).detail).not.toMatch(/\d/);
});

test("who would take the open card reads what that comes to", async () => {
  await speak("en");
  const desk = deskWith(["bottle9", null, null, null], { discards: ["bottle2"] }, "draw");

  desk.say("take");

  expect(ask(desk).detail).toMatch(/In hand then, as far as you know: 2 \(card 1\)\.$/);
});

test.each([
  ["en", "you 0 so far, plus your hand", "you 0, in hand 9 as far as you know", "you 12"],
  ["nl", "jij 0 tot nu toe; je hand telt nog mee", "jij 0, in je hand 9 voor zover je weet", "jij 12"],
] as const)(
  "before a card is known the hand is said to count still, at the end no more (%s)",
  async (language, ...told) => {
    await speak(language);
    const known = deskWith(["bottle9", null, null, null]).view;
    const over = { ...known, winners: [1], sheet: [{ caller: null, points: [12, 3, 4] }] };
    const views = [deskWith([null, null, null, null]).view, known, over];

    expect(views.map((view) => standing(view, reader).split(" · ")[1])).toEqual(told);
  },
);
