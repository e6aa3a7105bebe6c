import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Lesson } from "../../lib/lesson.svelte";
import { Play } from "../../lib/play.svelte";
import { addTexts } from "../../lib/texts.svelte";
import { house } from "../../texts";
import { Desk } from "./desk.svelte";
import { LESSON, LESSON_TABLE } from "./lesson";
import { texts } from "./texts";
import type { View } from "./view";

beforeAll(async () => {
  await addTexts(house);
  await addTexts(texts);
});

/** A desk at one task of the lesson, and a way to let the answers come. */
function deskAt(id: string) {
  const lesson = new Lesson(LESSON.filter((task) => task.id === id), LESSON_TABLE);
  const play = new Play<View>(lesson);
  play.open();
  const desk = new Desk(play);
  const settle = async () => {
    for (let i = 0; i < 12; i += 1) {
      desk.follow();
      flushSync();
      await Promise.resolve();
    }
  };
  return { desk, lesson, settle };
}

test("a member dropped on a field plays the card of that field", async () => {
  const { desk, settle } = deskAt("place");
  await settle();

  desk.drop({ member: "mama" }, "bank2");
  await settle();

  expect(desk.card).toBe("bank");
  expect(desk.placement).toMatchObject({ field: "bank2", members: ["mama"], sum: 60, minimum: 20 });
  expect(desk.ready).toBe(true);
});

test("the least number of bodyguards that will do is set, and the sum needed is shown", async () => {
  const { desk, settle } = deskAt("attack");
  await settle();

  desk.pointPlace("jeweller1");
  await settle();
  desk.placement.toggle("right_hand");
  await settle();

  expect(desk.placement).toMatchObject({ guards: 1, sum: 55, needed: 55 });
  expect(desk.placement.enemy?.seat).toBe(1);
});

test("whoever does not fit with the newly chosen stays at home, and members may be named in any order", async () => {
  const { desk, settle } = deskAt("place");
  await settle();
  desk.pointPlace("bank1");
  await settle();

  for (const member of ["newcomer", "right_hand"] as const) {
    desk.placement.toggle(member);
    await settle();
  }
  expect(desk.placement.members).toEqual(["right_hand", "newcomer"]);
  desk.placement.toggle("don");
  await settle();

  expect(desk.placement.members).toEqual(["don"]);
});

test("the brass button sends the whole choice at once", async () => {
  const { desk, lesson, settle } = deskAt("attack");
  await settle();
  desk.drop({ member: "right_hand" }, "jeweller1");
  await settle();

  desk.confirm();
  await settle();

  expect(lesson.mood).toBe("right");
});

test("cards are exchanged from low to high, in whatever order they were marked", async () => {
  const { desk, lesson, settle } = deskAt("swap");
  await settle();
  for (const at of [4, 2, 3]) {
    desk.pointCard(at);
    await settle();
  }

  expect(desk.marks).toEqual([2, 3, 4]);
  desk.confirm();
  await settle();
  expect(lesson.mood).toBe("right");
});

test("the slider stays where the cash allows", async () => {
  const { desk, settle } = deskAt("invest");
  await settle();

  expect(desk.count).toBe(4);
  for (let i = 0; i < 9; i += 1) desk.add(1);
  expect(desk.count).toBe(7);
});
