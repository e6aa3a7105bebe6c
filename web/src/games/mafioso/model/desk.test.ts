import { beforeAll, expect, test, vi } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import type { Action, Received, Sent, Transport } from "../../../net/frames";
import { Lesson } from "../../../state/lesson.svelte";
import { Play } from "../../../state/play.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import { ask } from "./asking";
import { Desk } from "./desk.svelte";
import { reading } from "./reading";
import { LESSON, LESSON_TABLE } from "./lesson";
import type { View } from "./view";

const [base] = LESSON.map(({ view }) => view);
const men = base!.chairs.flatMap((man, chair) => (man ? [chair] : []));
const pass = (id: number, colour: string, side: string): Action => ({ id, verb: "pass", args: { colour, side } });

beforeAll(async () => {
  await addTexts(textsOf("mafioso")!);
  await inEnglish();
});

/** A desk at which these actions are legal; every choice is whole. */
function desk(view: View, legal: Action[]): Desk {
  let heard: (frame: Received) => void = () => {};
  const line: Transport = {
    open: (hear) => (heard = hear),
    send: (frame: Sent) => {
      if (frame.kind === "options")
        heard({ kind: "options", prompt: 1, prefix: frame.prefix, legal: [], default: null, view: {}, complete: true });
    },
    close: () => {},
  };
  const play = new Play(line, reading);
  play.open();
  heard({
    kind: "update",
    number: 1,
    since: 0,
    you: 0,
    prompt: 1,
    pending: [0],
    view,
    events: [],
    legal,
    default: null,
    clock: null,
    over: false,
  });
  return new Desk(play);
}

/** A desk at the lesson's Nightcap: men at 6, 16, 19, 23 and 29, and a server that takes pills from the lowest chair up. */
function withPills() {
  const lesson = new Lesson(LESSON, LESSON_TABLE);
  lesson.at = LESSON.findIndex(({ id }) => id === "nightcap");
  const play = new Play(lesson, reading);
  play.open();
  const found = new Desk(play);
  found.pointCard("nightcap");
  return { found, lesson, taken: () => play.choice.taken.map(({ args }) => Number(args.chair)) };
}

/** What the table's effect does, until the server has nothing more to say. */
async function settle(found: Desk): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    found.follow();
    await Promise.resolve();
  }
}

test("pills are dropped in any order and taken from the lowest chair up", async () => {
  const { found, lesson, taken } = withPills();
  expect([...found.targets]).toEqual([6, 16, 19, 23, 29]);

  found.pointChair(23);
  await settle(found);
  expect([[...found.chosen], taken(), found.pills.left]).toEqual([[23], [], 2]);
  found.pointChair(16);
  await settle(found);
  expect([...found.targets]).toEqual([6, 19, 29]);
  found.pointChair(19);
  await settle(found);

  expect(taken()).toEqual([16, 19, 23]);
  expect(found.play.choice.complete).toBe(true);
  found.play.confirm();
  expect(lesson.mood).toBe("right");
});

test("a pill is taken back by a second tap or step by step, and the card stays in hand", async () => {
  const { found, taken } = withPills();
  for (const chair of [29, 16, 19]) found.pointChair(chair);
  await settle(found);
  expect(taken()).toEqual([16, 19, 29]);

  found.pointChair(16);
  await settle(found);
  expect([[...found.chosen], taken()]).toEqual([[29, 19], [19]]);
  found.back();
  await settle(found);
  expect([[...found.chosen], taken(), found.inHand]).toEqual([[29], [], "nightcap"]);
  found.back();
  found.back();
  expect([found.inHand, found.play.choice.started]).toEqual([null, false]);
});

test("no more pills are dropped than there are, and another card lets go of them", async () => {
  const { found, taken } = withPills();
  for (const chair of [29, 23, 19, 16]) found.pointChair(chair);
  await settle(found);
  expect(taken()).toEqual([19, 23, 29]);

  found.pointCard("shoot");
  await settle(found);

  expect([found.pills.chairs, found.inHand]).toEqual([[], "shoot"]);
});

test("a chair without a man at a drink says why", () => {
  const { found } = withPills();
  const tell = vi.spyOn(found.play, "tell");

  found.pointChair(23);
  expect(tell).not.toHaveBeenCalled();
  found.pointChair(7);

  expect(tell).toHaveBeenCalledOnce();
});

test("a chair that is looked at first offers its pill, whatever the server would take first", async () => {
  const { found, taken } = withPills();
  found.pointCard("nightcap");
  found.pointChair(23);

  const [pill] = found.extras.filter(({ verb }) => verb === "nightcap");
  found.take(pill!);
  await settle(found);

  expect([[...found.chosen], taken(), found.inHand]).toEqual([[23], [], "nightcap"]);
});

test("a cake that can go both ways is passed on by clicking it and then the chair it goes to", () => {
  const [first = 0, at = 0, , other = 0] = men;
  const view: View = { ...base!, hands: [["pass"], []], cakes: [`${at}`, `${other}`] };
  const found = desk(view, [pass(1, "yellow", "left"), pass(2, "yellow", "right"), pass(3, "red", "left")]);

  found.pointCard("pass");
  expect([...found.targets].sort()).toEqual([at, other].sort());
  found.pointChair(at);
  expect(found.passing).toBe("yellow");
  expect(found.chosen).toEqual(new Set([at]));
  expect(found.targets).toEqual(new Set([men[2]!, first]));
  found.pointChair(first);

  expect(found.play.choice.taken.map(({ id }) => id)).toEqual([2]);
  expect(found.play.choice.complete).toBe(true);
});

test("whoever has no Move is told so, and why the question comes all the same", () => {
  const again: View = { ...base!, steps: [{ step: "again", values: [0, -1] }] };
  const stop: Action = { id: 1, verb: "stop", args: {} };

  expect(ask(desk(again, [stop])).detail).toMatch(/^You have no Move,.* so that nobody knows/);
  const move: Action = { id: 2, verb: "move", args: { chair: "7", card: "move" } };
  expect(ask(desk(again, [stop, move])).detail).toBe("Do you also move a man?");
});

test("what can be done in a turn is at these chairs, and in the others' turns at none", () => {
  const shoot: Action = { id: 1, verb: "shoot", args: { chair: "20", card: "shoot" } };
  const put: Action = { id: 2, verb: "discard", args: { card: "raid" } };

  expect(desk(base!, [shoot, put]).offered).toEqual([20]);
});
