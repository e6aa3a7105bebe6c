import { expect, test } from "vitest";
import type { Action, Received, Sent, Transport } from "../../lib/frames";
import { Play } from "../../lib/play.svelte";
import { Desk } from "./desk.svelte";
import { LESSON } from "./lesson";
import type { View } from "./view";
import { adapt } from "./words";

const [base] = LESSON.map(({ view }) => view as View);
const men = base!.chairs.flatMap((man, chair) => (man ? [chair] : []));
const pass = (id: number, colour: string, side: string): Action => ({ id, verb: "pass", args: { colour, side } });

/** A desk at which these actions are legal; every choice is whole. */
function desk(view: View, legal: Action[]): Desk {
  let heard: (frame: Received) => void = () => {};
  const line: Transport = {
    open: (hear) => (heard = hear),
    send: (frame: Sent) => {
      if (frame.kind === "options") heard({ kind: "options", prompt: 1, prefix: frame.prefix, legal: [], default: null, view: {}, complete: true });
    },
    close: () => {},
  };
  const play = new Play<View>(line, { adapt });
  play.open();
  const update = { kind: "update", number: 1, since: 0, you: 0, prompt: 1, pending: [0], view, events: [], legal, default: null, clock: null, over: false };
  heard(update as unknown as Received);
  return new Desk(play);
}

test("a cake that can go both ways is passed on by clicking it and then the chair it goes to", () => {
  const [first, at, , other] = men as [number, number, number, number];
  const view = { ...base!, hands: [["pass" as const], []], cakes: [String(at), String(other)] };
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
