import { expect, test, vi } from "vitest";
import type { Received, Sent, Transport } from "../../lib/frames";
import { Play } from "../../lib/play.svelte";
import { Desk } from "./desk.svelte";
import { LESSON, LESSON_TABLE } from "./lesson";
import type { View } from "./view";

/** A table that asks one task of the lesson and keeps what it is sent. */
class Asking implements Transport {
  sent: Sent[] = [];
  heard: (frame: Received) => void = () => {};
  constructor(private task: (typeof LESSON)[number]) {}
  open(heard: (frame: Received) => void): void {
    this.heard = heard;
    heard({ kind: "table", table: LESSON_TABLE, me: "me", mine: [0], you: 0, muted: [] });
    const { legal, view } = this.task;
    heard({ kind: "update", number: 1, since: 1, you: 0, prompt: 1, pending: [0], view: view as Record<string, unknown>, events: [], legal, default: null, clock: null, over: false });
  }
  send(frame: Sent): void {
    this.sent.push(frame);
  }
  close(): void {}
}

function seated(id: string) {
  const table = new Asking(LESSON.find((task) => task.id === id)!);
  const play = new Play<View>(table);
  play.open();
  return { table, play, desk: new Desk(play) };
}

test("cards tapped in any order are put in by the order of the table", () => {
  const { desk, play } = seated("hide");
  const [two, four] = [desk.hand.indexOf("weapon2"), desk.hand.indexOf("weapon4")];

  desk.pointCard(four);
  desk.pointCard(two);

  expect(play.choice.taken.map(({ verb, args }) => [verb, args.means])).toEqual([["put", "weapon2"], ["put", "weapon4"]]);
  expect([...desk.chosen].sort()).toEqual([two, four].sort());
});

test("equal cards keep apart, and a second tap takes a card back", () => {
  const { desk } = seated("hide");
  const second = desk.hand.lastIndexOf("weapon4");

  desk.pointCard(second);
  expect([...desk.chosen]).toEqual([second]);

  desk.pointCard(second);
  expect(desk.chosen.size).toBe(0);
});

test("a card is hidden by the next tap, last of all, and leaves what was put in", () => {
  const { desk, play } = seated("hide");
  const four = desk.hand.indexOf("weapon4");
  desk.pointCard(four);

  desk.hiding = true;
  desk.pointCard(four);
  desk.pointCard(desk.hand.indexOf("weapon2"));

  expect(play.choice.taken.map(({ verb, args }) => [verb, args.means])).toEqual([["put", "weapon2"], ["hide", "weapon4"]]);
  expect(desk.covered).toBe(four);
  expect(desk.extras).toEqual([]);
});

test("the brass button puts in what is chosen at once, as one answer", () => {
  const { desk, play, table } = seated("commit");
  desk.pointCard(0);
  const [put] = play.choice.prefix;

  desk.confirm();
  play.choice.answer(play.choice.prefix, [], true);
  desk.finish();

  const moves = table.sent.filter(({ kind }) => kind === "move");
  expect(moves).toMatchObject([{ actions: [put, 40], prompt: 1 }]);
});

test("what cannot be pointed at says why", () => {
  const { desk, play } = seated("brawl");
  const tell = vi.spyOn(play, "tell");

  desk.pointCard(0);
  desk.point({ verb: "draw" });

  expect(tell).toHaveBeenCalledTimes(2);
  expect(play.choice.started).toBe(false);
});

test("a person whose ability may be used is a button, but only your own", () => {
  const { desk } = seated("sell");

  expect(desk.personPick("spy", 0)).toEqual({ ability: "spy" });
  expect(desk.personPick("spy", 1)).toBeNull();
  expect(desk.personPick("mayor", 0)).toBeNull();
});
