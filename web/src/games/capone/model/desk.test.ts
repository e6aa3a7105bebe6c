import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { Lesson, type Task } from "../../../state/lesson.svelte";
import type { Pick } from "../../../state/choice.svelte";
import type { Action } from "../../../net/frames";
import { Play } from "../../../state/play.svelte";
import { addTexts, speak, t } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import type { Card } from "../generated";
import { ask } from "./asking";
import { FIELDS, MEMBERS, type Member } from "./city";
import { Desk } from "./desk.svelte";
import { reading } from "./reading";
import { LESSON, LESSON_TABLE } from "./lesson";
import { textsOf } from "../../texts";
import type { View } from "./view";

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

test("whoever is out in the city cannot be sent a second time", async () => {
  const { desk, settle } = deskAt(taskOf("attack"));
  await settle();
  desk.pointPlace("jeweller1");
  await settle();
  desk.placement.toggle("right_hand");
  await settle();

  expect(desk.placement.counts).not.toEqual([]);
  expect([...desk.placement.joining]).not.toContain("mama");
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

test("what an honest shop will bring is told before it is used", async () => {
  const { desk, settle } = deskAt(taskOf("honest"));
  await settle();
  desk.pointCard(desk.hand.indexOf("pasta"));
  await settle();

  expect(ask(desk).detail).toBe("Pasta shop: one bodyguard earns you $30k at once.");
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

/** What the dock says of a card when something is picked for it: the Don and others of the second family are at a bank, its lawyer at the barber’s. */
async function toldOf(
  card: Card,
  picks: readonly Pick[],
  members: readonly Member[] = ["don", "newcomer"],
): Promise<string> {
  const view = taskOf("arrest").view as View;
  const stones = { members, guards: 2 };
  const fields = FIELDS.map((field) => (field === "bank1" ? { seat: 1, stones } : null));
  const take = (verb: string, args: Action["args"], id: number): Action => ({ id, verb, args });
  const men = stones.members.map((member, at) => take("member", { member }, 10 + at));
  const { desk, settle } = deskAt({
    id: "told",
    view: { ...view, hands: [[card], ...view.hands.slice(1)], fields, diverted: ["1-lawyer", null, null] } as View,
    legal: [take("play", { card }, 1)],
    after: ({ length }) =>
      [[take("at", picks[0]!, 2)], picks[0]!.field && card !== "offer" ? men : []][length - 1] ?? [],
  });
  await settle();
  desk.pointCard(0);
  await settle();
  for (const pick of picks) {
    desk.play.choice.point(pick);
    await settle();
  }
  return ask(desk).detail;
}

test.each([
  ["en", "An offer: Rosa Bellini loses the Don, the newcomer and 2 bodyguards (bank 1), worth $130k."],
  ["nl", "Een aanbod: Rosa Bellini raakt de Don, de nieuweling en 2 bodyguards kwijt (bank 1), $130k waard."],
] as const)("an offer tells whose stones are gone, and what they are worth (%s)", async (language, told) => {
  await speak(language);

  expect(await toldOf("offer", [{ field: "bank1" }])).toBe(told);

  await speak("en");
});

test("the F.B.I. and a diversion tell whose man they take away", async () => {
  const man = [{ field: "bank1" }, { member: "don" }] as const;

  expect(await toldOf("fbi", man)).toBe("F.B.I.: Rosa Bellini’s Don (bank 1) goes to prison.");
  expect(await toldOf("fbi", [{ diversion: "barber" }])).toContain("Rosa Bellini’s lawyer (barber’s chair)");
  expect(await toldOf("offer", [{ diversion: "barber" }])).toContain("Rosa Bellini loses the lawyer (barber’s chair)");
  expect(await toldOf("offer", [{ field: "bank1" }], MEMBERS)).toContain("loses 8 members and 2 bodyguards (bank 1)");
  expect(await toldOf("penthouse", man)).toContain("Rosa Bellini’s Don leaves bank 1");
});

test("while one chooses whom a card takes, the family is named", async () => {
  expect(await toldOf("fbi", [{ field: "bank1" }])).toBe("Which of Rosa Bellini’s people at bank 1?");
});
