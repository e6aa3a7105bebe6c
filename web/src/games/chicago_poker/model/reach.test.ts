/** Whatever the server offers can be answered at the table: by pointing, or by a button. */
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { moments, table } from "../../../dev/stage";
import type { Action, Received, Transport, Update } from "../../../net/frames";
import { Play } from "../../../state/play.svelte";
import { Desk } from "./desk.svelte";
import { reading } from "./reading";
import type { Step } from "./view";

/** A line that gives one question and takes what is sent. */
class Once implements Transport {
  constructor(private update: Update) {}
  open(heard: (frame: Received) => void): void {
    heard({
      kind: "table",
      table: table(reading.view(this.update.view).seats),
      me: "me",
      mine: [0],
      you: this.update.you,
      muted: [],
    });
    heard(this.update);
  }
  send(): void {}
  close(): void {}
}

function sit(update: Update): Desk {
  const play = new Play(new Once(update), reading);
  play.open();
  flushSync();
  return new Desk(play);
}

type Hand = (desk: Desk) => void;

/** Everything that can be clicked: cards, series, deck, buttons. */
function clicks(desk: Desk): Hand[] {
  const { view, me } = desk;
  const cards = (view.hands[me ?? 0] ?? []).filter((card) => card !== null);
  const cells = view.open.flatMap((_, place) =>
    Array.from(
      { length: view.seats },
      (_, seat): Hand =>
        (at) =>
          at.pointCell(place, seat),
    ),
  );
  const extras = desk.extras.map(
    (_, i): Hand =>
      (at) =>
        at.play.choice.take(at.extras[i]!),
  );
  return [
    ...cards.map(
      (card): Hand =>
        (at) =>
          at.pointCard(card),
    ),
    ...cells,
    (at) => at.pointDeck(),
    ...extras,
  ];
}

/** The actions that clicks can take; a choice already seen is not gone into again. */
function reached(update: Update): Set<number> {
  const found = new Set<number>();
  const seen = new Set<string>();
  const after = (before: Hand[]): Desk => {
    const desk = sit(update);
    for (const click of before) click(desk);
    return desk;
  };
  const search = (before: Hand[]): void => {
    let desk = after(before);
    const here = JSON.stringify(desk.play.choice.picks);
    seen.add(here);
    for (const click of clicks(desk)) {
      click(desk);
      const { taken, picks } = desk.play.choice;
      const state = JSON.stringify(picks);
      if (taken[0]) found.add(taken[0].id);
      else if (state === here) continue;
      else if (!seen.has(state)) search([...before, click]);
      desk = after(before);
    }
  };
  search([]);
  return found;
}

function ask(moment: string, step: Step, legal: Action[]): Update {
  const update = moments[moment]!;
  return {
    ...update,
    legal,
    pending: [update.you!],
    view: { ...update.view, steps: [{ step, values: [update.you!] }] },
  };
}

const asked = Object.entries(moments).filter(([, update]) => update.legal.length);

test.each(asked)("every action offered in moment %s can be taken", { timeout: 30_000 }, (_, update) => {
  expect([...reached(update)].sort()).toEqual(update.legal.map(({ id }) => id).sort());
});

test("a tie is broken with any card in the hand (P14)", () => {
  const held = reading
    .view(moments["4"]!.view)
    .hands[0]!.map((card, i) => ({ id: 400 + i, verb: "choose", args: { card } }));

  expect([...reached(ask("4", "tie", held))].sort()).toEqual(held.map(({ id }) => id));
});

test("of several duels any one comes first (P11)", () => {
  const duels = ["a", "b", "c"].map((place, i) => ({ id: 300 + i, verb: "duel", args: { place } }));

  expect([...reached(ask("4", "start", duels))].sort()).toEqual([300, 301, 302]);
});

test("with eight cards any one may go (P3)", () => {
  const held = reading
    .view(moments["5"]!.view)
    .hands[0]!.map((card, i) => ({ id: 400 + i, verb: "choose", args: { card } }));

  expect([...reached(ask("5", "discard", held))].sort()).toEqual(held.map(({ id }) => id));
});

test("after blackmail the discards are spread out to choose from (P10)", () => {
  const update = ask("4", "turn", [{ id: 280, verb: "blackmail", args: {} }]);
  const desk = sit(update);

  desk.play.choice.take(desk.play.choice.legal[0]!);
  desk.play.choice.answer([280], [{ id: 400, verb: "choose", args: { card: "red1" } }], false);
  flushSync();
  expect(desk.choosingDiscard).toBe(true);
  desk.play.choice.point({ card: "red1" });

  expect(desk.play.choice.prefix).toEqual([280, 400]);
});

test("only the series that drives off is loaded card by card", () => {
  const update = structuredClone(moments["2"]!);
  const drive: Action = { id: 900, verb: "limousine", args: { source: "b", target: "a" } };
  const desk = sit({ ...update, legal: [drive] });
  const [own] = desk.play.choice.legal;

  desk.play.choice.take(own!);
  expect(desk.loading).toBeNull();
  desk.play.choice.answer([900], [{ id: 901, verb: "pick", args: { position: "1" } }], false);

  expect(desk.loading).toBe(1);
});
