import { beforeAll, expect, test, vi } from "vitest";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { textsOf } from "../../texts";
import { ask } from "./asking";
import type { Action, Received, Sent, Transport } from "../../../net/frames";
import { Play } from "../../../state/play.svelte";
import { Desk } from "./desk.svelte";
import { reading } from "./reading";
import { LESSON, LESSON_TABLE } from "./lesson";
import { MEANS_KEYS } from "../generated";
import { placeOf } from "../../keys";
import { lurkerOf, sideOf, type View } from "./view";

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("chicago-gangsters")!);
  await speak("en");
});

/** A table that asks one task of the lesson and keeps what it is sent. */
class Asking implements Transport {
  sent: Sent[] = [];
  heard: (frame: Received) => void = () => {};
  constructor(private task: (typeof LESSON)[number]) {}
  open(heard: (frame: Received) => void): void {
    this.heard = heard;
    heard({ kind: "table", table: LESSON_TABLE, me: "me", mine: [0], you: 0, muted: [] });
    this.ask(1);
  }
  ask(prompt: number): void {
    const { legal, view } = this.task;
    this.heard({
      kind: "update",
      number: prompt,
      since: prompt,
      you: 0,
      prompt,
      pending: [0],
      view,
      events: [],
      legal,
      default: null,
      clock: null,
      over: false,
    });
  }
  send(frame: Sent): void {
    this.sent.push(frame);
  }
  close(): void {}
}

/** A task of the lesson, with another setting or other offers. */
function seated(id: string, setting: Partial<View> = {}, offers?: Action[]) {
  const task = LESSON.find((one) => one.id === id)!;
  const table = new Asking({ ...task, legal: offers ?? task.legal, view: { ...task.view, ...setting } });
  const play = new Play(table, reading);
  play.open();
  return { table, play, desk: new Desk(play) };
}

test("cards tapped in any order are put in by the order of the table", () => {
  const { desk, play } = seated("hide");
  const [two, four] = [desk.hand.indexOf("weapon2"), desk.hand.indexOf("weapon4")];

  desk.pointCard(four);
  desk.pointCard(two);

  expect(play.choice.taken.map(({ verb, args }) => [verb, args.means])).toEqual([
    ["put", "weapon2"],
    ["put", "weapon4"],
  ]);
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

  expect(play.choice.taken.map(({ verb, args }) => [verb, args.means])).toEqual([
    ["put", "weapon2"],
    ["hide", "weapon4"],
  ]);
  expect(desk.covered).toBe(four);
  expect(desk.extras).toEqual([]);
});

test("looking for a card to hide ends with the question, and the next one has its buttons", () => {
  const { desk, table } = seated("hide");
  desk.hiding = true;
  expect(desk.hiding).toBe(true);

  table.ask(2);

  expect(desk.hiding).toBe(false);
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

/** Answers each question of the choice by the lesson's task until nothing is asked any more. */
function settle({ desk, play }: ReturnType<typeof seated>, after: (chosen: readonly Action[]) => Action[]): void {
  for (let round = 0; round < 20; round++) {
    if (play.choice.asking) play.choice.answer(play.choice.prefix, after(play.choice.taken), false);
    desk.finish();
  }
}

test("cards to be sold are tapped in any order, also a high one first", () => {
  const at = seated("sell");
  const { desk, play } = at;
  const { after } = LESSON.find(({ id }) => id === "sell")!;
  const named = () => play.choice.taken.map(({ verb, args }) => args.means ?? verb);
  desk.point({ ability: "spy" });
  settle(at, after!);

  desk.pointCard(desk.hand.indexOf("blackmail5"));
  settle(at, after!);
  expect([...desk.chosen]).toEqual([desk.hand.indexOf("blackmail5")]);
  expect(desk.ready).toBe(false);

  desk.pointCard(desk.hand.indexOf("weapon2"));
  settle(at, after!);
  expect(named()).toEqual(["use", "weapon2", "blackmail5"]);
  expect(desk.ready).toBe(true);

  desk.back();
  settle(at, after!);
  expect(named()).toEqual(["use"]);
  desk.back();
  desk.back();
  settle(at, after!);
  expect(play.choice.started).toBe(false);
  expect(desk.chosen.size).toBe(0);
});

const act = (id: number, verb: string, args: Record<string, string> = {}): Action => ({ id, verb, args });

/** What the server offers the Poker player who holds bribe 1 and blackmail 5, over a pile of bribe 1 and blackmail 5. */
function poker(chosen: readonly Action[]): Action[] {
  const means = (verb: string, ...cards: string[]) =>
    cards.map((card) => act((verb === "fish" ? 58 : 48) + placeOf(MEANS_KEYS, card), verb, { means: card }));
  const last = chosen.at(-1)?.args.means;
  if (chosen.length === 1) return means("discard", "bribe1");
  if (chosen.length === 2) return means("discard", "blackmail5");
  if (chosen.length === 3) return means("fish", "bribe1");
  return chosen.length === 4 && last === "bribe1" ? means("fish", "bribe1", "blackmail5") : [];
}

test("the Poker player takes two discards in any order, if they can be paid", () => {
  const at = seated(
    "sell",
    { hand: ["bribe1", "blackmail5"], persons: [["poker-player"], [], [], []], discards: ["bribe1", "blackmail5"] },
    [act(3, "use", { ability: "poker-player" })],
  );
  const { desk, play } = at;
  desk.point({ ability: "poker-player" });
  settle(at, poker);
  desk.pointCard(1);
  desk.pointCard(0);
  settle(at, poker);
  expect(desk.fishing).toBe(true);
  expect(desk.gathering.pile(desk.view.discards)).toEqual(["bribe1", "bribe1", "blackmail5", "blackmail5"]);
  expect(desk.gathering.mayFish("blackmail5", desk.view.discards)).toBe(true);

  desk.gathering.fish("blackmail5", desk.view.discards);
  settle(at, poker);
  expect(desk.gathering.mayFish("blackmail5", desk.view.discards)).toBe(false);
  desk.gathering.fish("bribe1", desk.view.discards);
  settle(at, poker);

  expect(play.choice.taken.map(({ args }) => args.means)).toEqual([
    undefined,
    "bribe1",
    "blackmail5",
    "bribe1",
    "blackmail5",
  ]);
});

test("a Mr. X who has just changed places stays where he fought", () => {
  const { desk } = seated("sell", {
    seats: 5,
    mr_x: "0",
    mr_x_side: "challengers",
    line_up: ["0", "1", "2", "3"],
    holders: ["4", "1", "2", "3"],
  });

  expect(lurkerOf(desk.view)).toBe(4);
  expect(sideOf(desk.view, 4)).toBe("challengers");
  expect(sideOf(desk.view, 0)).toBe("challengers");
  expect(sideOf(desk.view, 2)).toBe("defenders");
  expect(lurkerOf({ ...desk.view, line_up: [] })).toBe(0);
});

test("with ten cards the prompt speaks of no draw, and the deck says why", () => {
  const hand = Array.from({ length: 10 }, () => "bribe1" as const);
  const { desk, play } = seated("sell", { hand }, [act(3, "use", { ability: "spy" }), act(90, "end")]);

  expect(ask(desk).detail).toMatch(/hand is full/);
  desk.point({ verb: "draw" });
  expect(play.notices.at(-1)?.text).toBe("Your hand is full; you cannot draw.");

  const free = seated("sell", {}, [act(1, "draw"), act(90, "end")]).desk;
  expect(ask(free).detail).toBe("Tap the deck to draw, or end your turn.");
});

test("a person is tapped on a desk, and has a button on a phone", () => {
  const { desk } = seated("sell", {}, [act(1, "draw"), act(3, "use", { ability: "spy" }), act(90, "end")]);

  expect(ask(desk).detail).toBe("Tap the deck to draw, a person to use; or end your turn.");
  expect(ask(desk, true).detail).toBe("Tap the deck to draw, use a person, or end your turn.");
});

test("what is chosen says what it is worth, with the persons who add to it and standing alone", () => {
  const { desk } = seated("hide");
  desk.pointCard(desk.hand.indexOf("weapon4"));
  expect(ask(desk).detail).toBe("One card, worth 4 here; with your persons 7.");
  desk.pointCard(desk.hand.indexOf("weapon4"));
  desk.pointCard(desk.hand.indexOf("bribe5"));
  expect(ask(desk).detail).toBe("One card, worth nothing here; with your persons 3.");

  const alone = seated("commit", { line_up: ["0", null, "3", "2"] }).desk;
  alone.pointCard(0);
  alone.pointCard(1);
  expect(ask(alone).detail).toBe("2 cards, worth 6 here; doubled, as you stand alone: 12.");
});

test("whoever lost is asked for a share of the loot, and not told that it is theirs", () => {
  expect(ask(seated("loot").desk).title).toBe("The loot is yours");
  const lost = seated("loot", { steps: [{ step: "loot", values: [1, 0, 1, -1, -1, -1] }] }).desk;
  expect(ask(lost).title).toBe("Your share of the loot");
});
