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
  heard({ kind: "table", table: LESSON_TABLE, me: "me", mine: [0], you: 0, muted: [] });
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

/** A desk at a task of the lesson. */
function taught(task: string) {
  const lesson = new Lesson(LESSON, LESSON_TABLE);
  lesson.at = LESSON.findIndex(({ id }) => id === task);
  const play = new Play(lesson, reading);
  play.open();
  return { found: new Desk(play), lesson };
}

/** A desk at the lesson's Nightcap: men at 6, 16, 19, 23 and 29, and a server that takes pills from the lowest chair up. */
function withPills() {
  const { found, lesson } = taught("nightcap");
  const { play } = found;
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

test("which cake is passed on is asked of the table, and then the two ways as buttons", () => {
  const [, at = 0, next = 0, other = 0] = men;
  const view: View = { ...base!, hands: [["pass"], []], cakes: [`${at}`, `${other}`] };
  const ways = [pass(1, "yellow", "left"), pass(2, "yellow", "right"), pass(3, "red", "left"), pass(4, "red", "right")];
  const found = desk(view, [...ways, { id: 5, verb: "discard", args: { card: "pass" } }]);

  found.pointCard("pass");
  expect(found.extras.map(({ id }) => id)).toEqual([5]);
  expect(ask(found).detail).toBe("Which cake do you pass on?");
  found.pointChair(at);
  expect(found.extras.map(({ id }) => id)).toEqual([1, 2]);
  expect(ask(found).detail).toBe("Which way does the cake go? The first man on that side gets it.");
  found.take(found.extras[0]!);

  expect([found.aimed, [...found.chosen]]).toEqual([[next], [next, at]]);
});

test("a cake between two men goes to the other one, whichever way is said", () => {
  const [one = 0, at = 0] = men;
  const chairs = base!.chairs.map((man, chair) => (chair === one || chair === at ? man : null));
  const found = desk({ ...base!, chairs, hands: [["pass"], []], cakes: [`${at}`, "hand"] }, [
    pass(1, "yellow", "left"),
    pass(2, "yellow", "right"),
  ]);

  found.pointCard("pass");
  found.pointChair(one);
  expect(found.passing).toBe("yellow");
  found.take(found.extras[1]!);

  expect(found.play.choice.taken.map(({ id }) => id)).toEqual([2]);
});

test("whoever has no Move is told so, and why the question comes all the same", () => {
  const again: View = { ...base!, steps: [{ step: "again", values: [0, -1] }] };
  const stop: Action = { id: 1, verb: "stop", args: {} };

  expect(ask(desk(again, [stop])).detail).toMatch(/^You have no Move,.* so that nobody knows/);
  expect(desk(again, [stop]).choosing).toBe(false);
  const move: Action = { id: 2, verb: "move", args: { chair: "7", card: "move" } };
  expect(desk(again, [stop, move]).choosing).toBe(true);
  expect(ask(desk(again, [stop, move])).detail).toBe("Do you also move a man?");
});

test("what can be done in a turn is at these chairs, and in the others' turns at none", () => {
  const shoot: Action = { id: 1, verb: "shoot", args: { chair: "20", card: "shoot" } };
  const put: Action = { id: 2, verb: "discard", args: { card: "raid" } };

  expect(desk(base!, [shoot, put]).offered).toEqual([20]);
});

const cake = (id: number, verb: string, args: Action["args"]): Action => ({ id, verb, args: { ...args, card: verb } });

test("whom a cake takes is told and shown before it is served, passed on or set off", () => {
  const view: View = { ...base!, hands: [["cake", "boom"], []], cakes: ["hand", "21"] };
  const found = desk(view, [
    cake(1, "cake", { chair: "13" }),
    cake(2, "cake", { chair: "3" }),
    cake(3, "boom", { colour: "red" }),
  ]);

  found.pointCard("cake");
  found.pointChair(13);
  expect(found.blast).toEqual([12, 13, 14]);
  expect(ask(found).about).toBe("The cake hits your Jack Stiletto and Lola Lupara’s Revolver Robbie.");
  found.play.choice.clear();
  found.pointCard("cake");
  found.pointChair(3);
  expect(ask(found).about).toBe("The cake hits nobody.");
  found.pointCard("boom");
  found.pointChair(21);
  expect(found.blast).toEqual([20, 21, 22]);
  expect(ask(found).about).toBe("The cake hits Lola Lupara’s Boss and Strong Henkie.");
});

test("whoever gets up is named, and nobody is aimed at", async () => {
  const { found } = taught("move");

  found.pointCard("move");
  found.pointChair(7);
  await settle(found);

  expect(ask(found)).toMatchObject({ detail: "Choose a free chair for your Revolver Robbie.", about: "" });
});

test("a chair that is chosen already is no wrong answer", () => {
  const [first = 0, at = 0] = men;
  const view: View = { ...base!, hands: [["pass"], []], cakes: [`${at}`, "hand"] };
  const found = desk(view, [pass(1, "yellow", "left"), pass(2, "yellow", "right")]);
  const tell = vi.spyOn(found.play, "tell");

  found.pointCard("pass");
  found.pointChair(at);
  expect(tell).not.toHaveBeenCalled();
  found.pointChair(
    [...Array(30).keys()].find((chair) => chair !== at && chair !== first && !found.targets.has(chair))!,
  );

  expect(tell).toHaveBeenCalledOnce();
});
