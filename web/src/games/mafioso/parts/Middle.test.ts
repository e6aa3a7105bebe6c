import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { Lesson } from "../../../state/lesson.svelte";
import { Play } from "../../../state/play.svelte";
import { inEnglish } from "../../../ui/kit";
import { explained } from "../../../ui/table/explain.svelte";
import { textsOf } from "../../texts";
import { Desk } from "../model/desk.svelte";
import { LESSON, LESSON_TABLE } from "../model/lesson";
import { reading } from "../model/reading";
import Middle from "./Middle.svelte";

beforeAll(async () => {
  await addTexts(textsOf("mafioso")!);
  await inEnglish();
});
afterEach(() => (explained.now = null));

/** A desk at the lesson's Nightcap, where chairs must be chosen. */
function table(turned: boolean): Desk {
  const lesson = new Lesson(LESSON, LESSON_TABLE);
  lesson.at = LESSON.findIndex(({ id }) => id === "nightcap");
  const play = new Play(lesson, reading);
  play.open();
  const desk = new Desk(play);
  render(Middle, { desk, turned });
  return desk;
}
const told = () => screen.queryByText(/^Chair 6/);

test("what a chair is goes when one looks away", async () => {
  const desk = table(false);
  desk.eye = 6;
  await tick();
  expect(told()).not.toBeNull();

  desk.leave();
  await tick();
  expect(told()).toBeNull();
});

test("a card that is explained comes before a chair", async () => {
  const desk = table(false);
  desk.eye = 6;
  explained.now = { key: "nightcap", box: new DOMRect() };
  await tick();

  expect(told()).toBeNull();
});

test("on a phone nothing covers the chairs one must choose from", async () => {
  const desk = table(true);
  desk.pointCard("nightcap");
  desk.eye = 6;
  await tick();

  expect(desk.targets.size).toBeGreaterThan(0);
  expect(told()).toBeNull();
});
