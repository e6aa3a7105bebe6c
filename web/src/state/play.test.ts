import { expect, test } from "vitest";
import type { Received, Sent, Transport } from "../net/frames";
import { Play } from "./play.svelte";

const action = { id: 1, verb: "draw", args: {} };

/** A line that keeps what is sent and says what it is told to. */
class Line implements Transport {
  sent: Sent[] = [];
  say: (frame: unknown) => void = () => {};
  open(heard: (frame: Received) => void): void {
    this.say = (frame) => heard(frame as Received);
  }
  send(frame: Sent): void {
    this.sent.push(frame);
  }
  close(): void {}
  asks(number: number): void {
    this.say({
      kind: "update",
      number,
      since: number - 1,
      you: 0,
      prompt: number,
      pending: [0],
      view: {},
      events: [],
      legal: [action],
      default: null,
      clock: null,
      over: false,
    });
  }
}

test("a move that was accepted is not sent again before the next question comes", () => {
  const line = new Line();
  const play = new Play(line);
  play.open();
  line.asks(1);
  play.choice.take(action);
  line.say({ kind: "options", prompt: 1, prefix: [1], legal: [], default: null, view: {}, complete: true });

  play.confirm();
  line.say({ kind: "accepted", key: "k", number: 2 });
  play.confirm();
  expect(line.sent.filter(({ kind }) => kind === "move")).toHaveLength(1);
  line.asks(2);

  expect(play.sending).toBe(false);
  expect(play.choice.complete).toBe(false);
});

test("between two matches there is no view and no story", () => {
  const line = new Line();
  const play = new Play(line);
  play.open();
  line.asks(1);

  line.say({ kind: "table", table: { status: "gathering", chairs: [] }, me: "me", mine: [0], you: 0, muted: [] });

  expect(play.now).toBeNull();
  expect(play.story).toEqual([]);
});

test("a notice takes the place of the last one of its kind", () => {
  const play = new Play(new Line());

  play.tell("not yet");
  play.tell("refused", "bad");
  play.tell("not now");

  expect(play.notices.map(({ text }) => text)).toEqual(["refused", "not now"]);
});
