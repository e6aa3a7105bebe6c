import { beforeAll, expect, test } from "vitest";
import type { Action, Received, Sent, Transport } from "../../../net/frames";
import { Play } from "../../../state/play.svelte";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { ask } from "./asking";
import { Desk } from "./desk.svelte";
import { reading } from "./reading";
import { LESSON, LESSON_TABLE } from "./lesson";
import { textsOf } from "../../texts";
import type { Event } from "../generated";
import type { View } from "./view";

const aim = (seat: number): Action => ({ id: 10 + seat, verb: "aim", args: { victim: String(seat) } });
const RECEIVERS = [1, 2];

/** A table at which a Snitch is discarded: receivers are named clockwise, and the last one alone gets both cards. */
class Snitched implements Transport {
  heard: (frame: Received) => void = () => {};
  constructor(
    private step = "snitch",
    private legal = RECEIVERS.map(aim),
  ) {}
  open(heard: (frame: Received) => void): void {
    this.heard = heard;
    const view = {
      ...LESSON[0]!.view,
      steps: [
        { step: "end", values: [0] },
        { step: this.step, values: [0] },
      ],
    };
    heard({ kind: "table", table: LESSON_TABLE, me: "me", mine: [0], you: 0, muted: [] });
    heard({
      kind: "update",
      number: 1,
      since: 1,
      you: 0,
      prompt: 1,
      pending: [0],
      view: { ...view },
      events: [],
      legal: this.legal,
      default: null,
      clock: null,
      over: false,
    });
  }
  send(frame: Sent): void {
    if (frame.kind !== "options") return;
    const first = frame.prefix[0]! - 10;
    const complete = frame.prefix.length === 2 || first === RECEIVERS.at(-1);
    const legal = complete ? [] : RECEIVERS.filter((seat) => seat >= first).map(aim);
    this.heard({ kind: "options", prompt: 1, prefix: frame.prefix, legal, default: null, view: {}, complete });
  }
  close(): void {}
}

function seated() {
  const play = new Play(new Snitched(), reading);
  play.open();
  const desk = new Desk(play);
  return {
    play,
    desk,
    tap: (seat: number) => (desk.point({ owner: seat, slot: null }), desk.feed()),
    lit: () => RECEIVERS.filter((seat) => desk.isLit({ owner: seat, slot: null })),
  };
}

const taken = ({ choice }: Play<View, Event>) => choice.taken.map(({ args }) => args.victim);

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("omerta")!);
  await speak("en");
});

test.each([
  [1, 2],
  [2, 1],
])("the Snitch takes two players in any order: %i, then %i", (first, second) => {
  const { play, tap } = seated();

  tap(first);
  tap(second);

  expect(taken(play)).toEqual(["1", "2"]);
  expect(play.choice.complete).toBe(true);
});

test("after the last player clockwise the others can still be named, and both cards are said to go to one", () => {
  const { play, desk, tap, lit } = seated();

  tap(2);

  expect(play.choice.complete).toBe(true);
  expect(lit()).toEqual([1]);
  expect(ask(desk).detail).toBe(`Both cards for ${play.names[2]}.`);
});

test("two receivers are enough, and one may be named twice", () => {
  const { play, tap, lit } = seated();

  tap(1);
  tap(1);

  expect(taken(play)).toEqual(["1", "1"]);
  expect(lit()).toEqual([]);
});

test("the vault says which card goes in and which one comes out, whichever is tapped first", () => {
  const crack = [1, 2, 3, 4].map((slot): Action => ({ id: slot, verb: "crack", args: { slot: String(slot) } }));
  const play = new Play(new Snitched("vault", crack), reading);
  play.open();
  const desk = new Desk(play);

  expect(ask(desk).detail).toContain("The vault is open.");
  desk.point({ owner: 0, slot: 3 });
  expect(ask(desk).detail).toContain("Now tap the card you want from it.");
  desk.point({ owner: 0, slot: 3 });
  desk.point({ owner: desk.vault, slot: 1 });
  expect(ask(desk).detail).toContain("Now tap the card of yours that goes into the vault.");
});

test("what others do does not begin the time of a look anew", () => {
  const peeked: Event = { kind: "peeked", seat: "0", slots: ["1", "2"], cards: ["bottle9", "bottle2"] };
  const play = { fresh: [peeked], now: { view: LESSON[0]!.view } };
  const desk = new Desk(play as unknown as Play<View, Event>);
  desk.show();

  play.fresh = [{ kind: "drew", seat: "1", card: null } as unknown as typeof peeked];
  desk.show();

  expect(desk.looks).toBe(1);
  expect(desk.glances).toHaveLength(2);
});
