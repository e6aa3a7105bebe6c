import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { Lesson } from "../../../state/lesson.svelte";
import { Play } from "../../../state/play.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import { FIELDS, MEMBERS } from "../model/city";
import { Desk } from "../model/desk.svelte";
import { LESSON, LESSON_TABLE } from "../model/lesson";
import { reading } from "../model/reading";
import Lot from "./Lot.svelte";

beforeAll(async () => {
  await addTexts(textsOf("capone")!);
  await inEnglish();
});

/** A desk at the first task, with a whole family on a field of somebody else. */
function crowded(): Desk {
  const [task] = LESSON;
  const fields = FIELDS.map((_, at) => (at ? null : { seat: 1, stones: { members: [...MEMBERS], guards: 8 } }));
  const play = new Play(new Lesson([{ ...task!, view: { ...task!.view, fields } }], LESSON_TABLE), reading);
  play.open();
  return new Desk(play);
}

test("a full field shows everybody on it, whose they are and what they are worth", () => {
  render(Lot, { desk: crowded(), field: FIELDS[0]! });
  const lot = screen.getByRole("button");

  expect(lot.querySelectorAll(".stones .member")).toHaveLength(MEMBERS.length);
  expect(lot.querySelector(".owner b")?.getAttribute("data-print")).toBe("410");
  expect(lot.querySelector(".owner svg")).not.toBeNull();
});
