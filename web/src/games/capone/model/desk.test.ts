import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Lesson, type Task } from "../../../state/lesson.svelte";
import type { Action } from "../../../net/frames";
import { Play } from "../../../state/play.svelte";
import { addTexts, speak, t } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { Desk } from "./desk.svelte";
import { reading } from "./reading";
import { LESSON, LESSON_TABLE } from "./lesson";
import { textsOf } from "../../texts";

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("capone")!);
});

const taskOf = (id: string): Task => LESSON.find((task) => task.id === id)!;

/** A desk at one task, and a way to let the answers come. */
function deskAt(task: Task) {
  const lesson = new Lesson([task], LESSON_TABLE);
  const play = new Play(lesson, reading);
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
  const { desk, settle } = deskAt(taskOf("place"));
  await settle();

  desk.drop({ member: "mama" }, "bank2");
  await settle();

  expect(desk.card).toBe("bank");
  expect(desk.placement).toMatchObject({ field: "bank2", members: ["mama"], sum: 60, minimum: 20 });
  expect(desk.ready).toBe(true);
});

test("the least number of bodyguards that will do is set, and the sum needed is shown", async () => {
  const { desk, settle } = deskAt(taskOf("attack"));
  await settle();

  desk.pointPlace("jeweller1");
  await settle();
  desk.placement.toggle("right_hand");
  await settle();

  expect(desk.placement).toMatchObject({ guards: 1, sum: 55, needed: 55 });
  expect(desk.placement.enemy?.seat).toBe(1);
});

test("whoever does not fit with the newly chosen stays at home, and members may be named in any order", async () => {
  const { desk, settle } = deskAt(taskOf("place"));
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
  const { desk, lesson, settle } = deskAt(taskOf("attack"));
  await settle();
  desk.drop({ member: "right_hand" }, "jeweller1");
  await settle();

  desk.confirm();
  await settle();

  expect(lesson.mood).toBe("right");
});

test("cards are exchanged from low to high, in whatever order they were marked", async () => {
  const { desk, lesson, settle } = deskAt(taskOf("swap"));
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
  const { desk, settle } = deskAt(taskOf("invest"));
  await settle();

  expect(desk.count).toBe(4);
  for (let i = 0; i < 9; i += 1) desk.add(1);
  expect(desk.count).toBe(7);
});

test("a last card says why the Don stays at home, tapped or dragged", async () => {
  const { view, legal, after } = taskOf("place");
  const bound = (action: Action) => action.verb === "at" || action.args.guards === "4";
  const { desk, settle } = deskAt({
    id: "last",
    view: { ...view, left: 1 },
    legal,
    after: (chosen) => after!(chosen).filter(bound),
  });
  await settle();

  desk.drop({ member: "don" }, "bank1");
  await settle();

  expect(desk.play.notices.map(({ text }) => text)).toEqual([t("asking-last")]);
  expect(desk.placement).toMatchObject({ members: [], guards: 4 });
  expect(desk.placement.whyNot()).toBe(t("asking-last"));
});

test("any other card names the sum that is needed", async () => {
  const { desk, settle } = deskAt(taskOf("attack"));
  await settle();
  desk.pointPlace("jeweller1");
  await settle();

  expect(desk.placement.whyNot()).toBe(t("why-member", { sum: 55 }));
});

test.each([
  ["en", "mama", "Mama does not fit there with the others."],
  ["en", "right_hand", "The right hand does not fit there with the others."],
  ["nl", "right_hand", "De rechterhand past daar niet bij de anderen."],
] as const)("whoever does not fit is called by name or office (%s, %s)", async (language, member, told) => {
  await speak(language);
  const { view, legal, after } = taskOf("place");
  const others = ({ args }: Action) => args.member !== member;
  const { desk, settle } = deskAt({ id: "fit", view, legal, after: (chosen) => after!(chosen).filter(others) });
  await settle();

  desk.drop({ member }, "bank1");
  await settle();

  expect(desk.play.notices.map(({ text }) => text)).toEqual([told]);
  await speak("en");
});
