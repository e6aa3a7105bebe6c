import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Action, Happening, Received, Sent, Transport } from "../net/frames";
import { PLAIN } from "../ui/kit";
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
  asks(number: number, legal: Action[] = [action], you: number | null = 0): void {
    this.say({ ...update(number), you, legal });
  }
}

/** Seat 0 is asked. */
function update(number: number) {
  return {
    kind: "update",
    number,
    since: number - 1,
    you: 0,
    prompt: number,
    pending: [0],
    view: {},
    events: [] as unknown[],
    legal: [action],
    default: null,
    clock: null,
    over: false,
  };
}

/** Somebody at a table, and the line to it. */
function opened() {
  const line = new Line();
  const play = new Play(line, PLAIN);
  play.open();
  return { line, play };
}

test("a move that was accepted is not sent again before the next question comes", () => {
  const { line, play } = opened();
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

test("a move on its way is not sent again when somebody else answers the same question first", () => {
  const { line, play } = opened();
  line.asks(1, [{ ...action, whole: true }]);
  play.choice.point({ verb: "draw" });
  play.confirm();

  line.say({ ...update(2), prompt: 1, legal: [{ ...action, whole: true }] });
  expect(play.sending).toBe(true);
  play.confirm();
  expect(line.sent.filter(({ kind }) => kind === "move")).toHaveLength(1);

  line.say({ ...update(3), prompt: 1, pending: [], legal: [] });
  expect(play.sending).toBe(false);
});

test("a plain click is one frame: nothing is asked before what is a whole answer", () => {
  const { line, play } = opened();
  line.asks(1, [{ ...action, whole: true }]);
  line.sent = [];

  play.choice.point({ verb: "draw" });
  play.confirm();

  expect(line.sent.map(({ kind }) => kind)).toEqual(["move"]);
  expect(line.sent[0]).toMatchObject({ prompt: 1, actions: [1] });
});

test("what goes on with picks is asked for, and the last pick is sent at once", () => {
  const { line, play } = opened();
  line.asks(1);
  line.sent = [];

  play.choice.point({ verb: "draw" });
  play.confirm();
  expect(line.sent.map(({ kind }) => kind)).toEqual(["options"]);
  const legal = [{ id: 5, verb: "pick", args: {}, whole: true }];
  line.say({ kind: "options", prompt: 1, prefix: [1], legal, default: null, view: {}, complete: false });
  play.choice.point({ verb: "pick" });
  play.confirm();

  expect(line.sent.map(({ kind }) => kind)).toEqual(["options", "move"]);
  expect(line.sent[1]).toMatchObject({ actions: [1, 5] });
});

test("between two matches there is no view and no story", () => {
  const { line, play } = opened();
  line.asks(1);

  line.say({ kind: "table", table: { status: "gathering", chairs: [] }, me: "me", mine: [0], you: 0, muted: [] });

  expect(play.now).toBeNull();
  expect(play.story).toEqual([]);
});

test("a notice takes the place of the last one of its kind", () => {
  const play = new Play(new Line(), PLAIN);

  play.tell("not yet");
  play.tell("refused", "bad");
  play.tell("not now");

  expect(play.notices.map(({ text }) => text)).toEqual(["refused", "not now"]);
});

test("a move made on a dead line stays on its way until the server answers", () => {
  let line: (up: boolean) => void = () => {};
  const table = new Line();
  const open = table.open.bind(table);
  table.open = (heard: (frame: Received) => void, told?: (up: boolean) => void) => {
    open(heard);
    line = told!;
  };
  const play = new Play(table, PLAIN);
  play.open();
  table.asks(1);
  play.choice.take(action);
  table.say({ kind: "options", prompt: 1, prefix: [1], legal: [], default: null, view: {}, complete: true });

  line(false);
  play.confirm();
  line(false);
  play.confirm();

  expect(play.sending).toBe(true);
  expect(table.sent.filter(({ kind }) => kind === "move")).toHaveLength(1);
});

const seated = (status: string) => ({
  kind: "table",
  table: { status, chairs: [] },
  me: "me",
  mine: [0],
  you: 0,
  muted: [],
});

test("another match is offered to who still looks at the end of the last, and begins for who accepts", () => {
  const { line, play } = opened();
  line.say(seated("over"));
  line.asks(1, []);
  play.now = { ...play.now!, over: true };

  line.say(seated("gathering"));
  expect(play.table?.status).toBe("over");
  expect(play.now).not.toBeNull();
  play.playAgain();

  expect(play.table?.status).toBe("gathering");
  expect(play.now).toBeNull();
});

test("the talk counts what others said since it was last open", () => {
  const { line, play } = opened();
  line.say({ ...seated("playing"), muted: ["loud"] });
  let number = 0;
  const says = (person: string) =>
    line.say({ kind: "chat", number: ++number, person, name: person, seat: null, text: "Hm." });

  ["me", "bram", "loud", "bram"].forEach(says);
  expect(play.unread).toHaveLength(2);
  play.markRead();
  expect(play.unread).toEqual([]);
  says("me");
  expect(play.unread).toEqual([]);
});

test("what was read is no news after a reload, and nothing is told twice when the line was broken", () => {
  localStorage.clear();
  const says = (line: Line, number: number) =>
    line.say({ kind: "chat", number, person: "bram", name: "Bram", seat: 1, text: "Hm." });
  const come = (): [Line, Play<object, Happening>] => {
    const line = new Line();
    const play = new Play(line, PLAIN);
    play.open();
    line.say({ ...seated("playing"), table: { id: "t1", status: "playing", chairs: [] } });
    return [line, play];
  };
  const [first, before] = come();
  [1, 2].forEach((number) => says(first, number));
  before.markRead();
  says(first, 3);
  [1, 2, 3].forEach((number) => says(first, number));
  expect(before.talk).toHaveLength(3);

  const [line, after] = come();
  [1, 2, 3].forEach((number) => says(line, number));

  expect(after.unread.map(({ number }) => number)).toEqual([3]);
});

test("a word that is refused in the lobby shuts no door", () => {
  const { line, play } = opened();
  const refused = { kind: "refused", code: 4429, id: "too-fast", args: {}, text: "Slowly." };

  line.say({ ...refused, key: "k1" });
  expect(play.turnedAway).toBe("");
  line.say({ ...refused, key: null });
  expect(play.turnedAway).toBe("Slowly.");
});

test("while a scene is watched the board waits, and what came meanwhile comes after it in order", async () => {
  const { line, play } = opened();
  line.asks(1);

  play.hold(true);
  line.asks(2);
  line.asks(3);
  expect(play.now?.number).toBe(1);
  play.hold(false);
  expect(play.now?.number).toBe(2);
  await tick();

  expect(play.now?.number).toBe(3);
  line.asks(4);
  expect(play.now?.number).toBe(4);
});

test("other eyes on the same device wait for no scene of those before them", () => {
  const { line, play } = opened();
  line.asks(1);

  play.hold(true);
  line.asks(2);
  line.asks(3, [], null);

  expect(play.now?.number).toBe(3);
  expect(play.now?.you).toBeNull();
});

describe("a scene and a clock", () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());
  const timed = (number: number, race = false) => ({ ...update(number), clock: { left: 20_000, of: 30_000, race } });

  test("a scene takes a part of the clock at most, and nothing of a race", () => {
    const { line, play } = opened();

    play.hold(true);
    line.say(timed(1));
    vi.advanceTimersByTime(4_000);
    expect(play.now).toBeNull();
    vi.advanceTimersByTime(1_500);
    expect(play.now?.number).toBe(1);
    expect(play.hurried).toBe(true);

    line.say(timed(2));
    expect(play.hurried).toBe(false);
    play.hold(true);
    line.say(timed(3, true));
    expect(play.now?.number).toBe(3);
    expect(play.hurried).toBe(true);
  });

  test("a scene that comes with its question has no more of the clock than one before it", () => {
    const { line, play } = opened();
    line.say(timed(1));
    play.hold(true);
    vi.advanceTimersByTime(4_900);
    expect(play.hurried).toBe(false);

    // What others do meanwhile gives no more time.
    line.say({ ...timed(2), prompt: 1 });
    vi.advanceTimersByTime(200);

    expect(play.hurried).toBe(true);
    expect(play.now?.number).toBe(2);
    line.say({ ...timed(3), prompt: 1, pending: [1] });
    expect(play.hurried).toBe(false);
  });

  test("time runs from when the question came, not from when its scene was over", () => {
    const { line, play } = opened();
    line.asks(1);
    play.hold(true);
    line.say(timed(2));
    vi.advanceTimersByTime(3_000);
    expect(play.deadline).toBe(1_020_000);

    play.hold(false);
    expect(play.deadline).toBe(1_020_000);
    vi.advanceTimersByTime(1_999);
    expect(play.hurried).toBe(false);
    vi.advanceTimersByTime(1);
    expect(play.hurried).toBe(true);
  });

  test("nobody is hurried who is not asked, or has all the time", () => {
    const { line, play } = opened();
    play.hold(true);
    line.say({ ...timed(1, true), pending: [1] });
    line.asks(2);
    vi.advanceTimersByTime(60_000);

    expect(play.hurried).toBe(false);
    expect(play.now).toBeNull();
  });
});

test("a scene that comes out of what was held is watched before the rest is shown", async () => {
  const { line, play } = opened();
  play.hold(true);
  line.asks(1);
  line.asks(2);

  play.hold(false);
  play.hold(true);
  await tick();

  expect(play.now?.number).toBe(1);
});

const refused = (id: string, key: string | null = null) => ({
  kind: "refused",
  code: 4409,
  id,
  args: {},
  text: id,
  key,
});

test("a question that came too late is refused in silence, and the next choice goes on", () => {
  const { line, play } = opened();
  line.asks(1);
  play.choice.take(action);
  line.asks(2);
  play.choice.take(action);

  line.say(refused("prompt-gone"));

  expect(play.notices).toEqual([]);
  expect(play.choice.taken).toEqual([action]);
});

test("a move that was refused is told, whatever the reason", () => {
  const { line, play } = opened();
  line.asks(1, [{ ...action, whole: true }]);
  play.choice.point({ verb: "draw" });
  play.confirm();
  const sent = line.sent.find((frame) => frame.kind === "move");

  line.say(refused("prompt-gone", sent!.key));

  expect(play.notices.map(({ text }) => text)).toEqual(["prompt-gone"]);
  expect(play.sending).toBe(false);
});

test("a word that was refused takes nothing out of the hand", () => {
  const { line, play } = opened();
  line.asks(1);
  play.choice.take(action);

  line.say(refused("too-fast", "some words"));

  expect(play.notices).toHaveLength(1);
  expect(play.choice.taken).toEqual([action]);
});

test("while a move is on its way no question is asked, and the next one begins anew", () => {
  const { line, play } = opened();
  line.asks(1, [{ ...action, whole: true }]);
  play.choice.point({ verb: "draw" });
  play.confirm();
  line.sent = [];

  play.choice.retake([action]);
  expect(line.sent).toEqual([]);
  line.asks(2);

  expect(play.choice.asking).toBe(false);
  expect(play.choice.taken).toEqual([]);
});

test("what was said about a decision goes when it is made, when another is asked, and when a scene begins", () => {
  const { line, play } = opened();
  line.asks(1, [{ ...action, whole: true }]);

  play.tell("not that one");
  play.choice.point({ verb: "draw" });
  play.confirm();
  expect(play.notices).toEqual([]);
  line.asks(2);
  play.tell("nor that");
  line.asks(3);
  expect(play.notices).toEqual([]);
  play.tell("nor this");
  play.hold(true);
  expect(play.notices).toEqual([]);
});

test("nothing that came too late is told at the end, not even behind a scene", () => {
  const { line, play } = opened();
  line.asks(1);
  play.tell("not that one");
  play.hold(true);
  line.say({ ...play.now!, kind: "update", number: 2, since: 1, events: [], legal: [], pending: [], over: true });

  line.say(refused("not-playing"));
  line.say(refused("prompt-gone", "a move"));
  play.hold(false);

  expect(play.now?.over).toBe(true);
  expect(play.notices).toEqual([]);
});

test("what has nothing to do with the decision stays", () => {
  const { line, play } = opened();
  line.asks(1);

  play.tell("the house cannot be reached", "bad");
  line.asks(2);

  expect(play.notices).toHaveLength(1);
});

/** What everybody is told about the table. */
const told = (status: string) => ({
  kind: "table",
  table: { id: "t", status, chairs: [], commitment: "promise" },
  me: "me",
  mine: [0],
  you: 0,
  muted: [],
});

test("who looks at the table after the end is shown the end again when another match is offered", () => {
  const { line, play } = opened();
  line.say({ ...update(1), over: true });
  play.aside = true;

  line.say(told("gathering"));

  expect(play.offered).not.toBeNull();
  expect(play.aside).toBe(false);
});

test("at a table that was closed nothing is asked any more", () => {
  const { line, play } = opened();
  line.say(told("playing"));
  line.asks(1);
  expect(play.myTurn).toBe(true);

  line.say(told("closed"));

  expect(play.closed).toBe(true);
  expect(play.myTurn).toBe(false);
});

test("after a reload one's last turn is where it was", () => {
  const events = ["a", "b"].map((kind) => ({ kind }));
  const { line, play } = opened();
  line.say(told("playing"));
  line.say({ ...update(1), events });
  play.choice.take(action);
  line.say({ kind: "options", prompt: 1, prefix: [1], legal: [], default: null, view: {}, complete: true });
  play.confirm();

  const { line: again, play: reloaded } = opened();
  again.say(told("playing"));
  again.say({ ...update(2), since: 0, events: [...events, { kind: "c" }] });

  expect(reloaded.sinceMine).toEqual([{ kind: "c" }]);
});
