import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Received } from "./frames";
import { LiveTransport } from "./live";

/** A socket without a net: the test opens it, closes it and reads what was written. */
class Line {
  static OPEN = 1;
  static CLOSED = 3;
  static all: Line[] = [];
  readyState = 0;
  written: string[] = [];
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  onmessage = (_: { data: string }) => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.written.push(text);
  }
  close(): void {
    this.cut(1000);
  }
  answer(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  say(frame: Partial<Received>): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  cut(code: number): void {
    this.readyState = Line.CLOSED;
    this.onclose({ code });
  }
}

const open: LiveTransport[] = [];
function lineTo(table: string): LiveTransport {
  const transport = new LiveTransport(table);
  open.push(transport);
  return transport;
}

function opened(): { transport: LiveTransport; states: boolean[] } {
  const transport = lineTo("t1");
  const states: boolean[] = [];
  transport.open(
    () => {},
    (up) => states.push(up),
  );
  return { transport, states };
}

const newest = () => Line.all.at(-1)!;

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
});

afterEach(() => {
  for (const transport of open.splice(0)) transport.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  [0, 250],
  [0.5, 375],
  [0.99, 497.5],
])("a cut line is called again after a pause stretched by chance %d", (chance, pause) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  const { states } = opened();
  newest().answer();

  newest().cut(1006);
  vi.advanceTimersByTime(Math.floor(pause) - 1);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(2);

  expect(Line.all).toHaveLength(2);
  expect(states).toEqual([true, false]);
});

test("pauses grow while nobody answers, and start anew once somebody does", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  opened();

  for (const pause of [250, 500, 1000, 2000, 4000, 4000]) {
    const before = Line.all.length;
    newest().cut(1006);
    vi.advanceTimersByTime(pause - 1);
    expect(Line.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(before + 1);
  }
  newest().answer();
  newest().cut(1006);
  const before = Line.all.length;
  vi.advanceTimersByTime(250);
  expect(Line.all).toHaveLength(before + 1);
});

test("a line closed for good is not called again", () => {
  opened();
  newest().answer();
  newest().cut(4404);
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});

test("a move is sent again until it is answered, and a new line asks for what it missed", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { transport } = opened();
  newest().answer();
  newest().say({ kind: "update", number: 7 });
  const move = { kind: "move", key: "k1", prompt: 3, actions: [2] } as const;

  transport.send({ ...move, actions: [2] });
  newest().cut(1006);
  vi.advanceTimersByTime(250);
  newest().answer();
  expect(newest().address).toContain("since=7");
  expect(newest().written.map((text) => JSON.parse(text) as unknown)).toEqual([move]);

  newest().say({ kind: "accepted", key: "k1", number: 8 });
  newest().cut(1006);
  vi.advanceTimersByTime(250);
  newest().answer();
  expect(newest().written).toEqual([]);
});

const refusal = { kind: "refused", code: 4403, id: "shown-the-door", args: {}, text: "Out.", key: null } as const;

test("who is shown the door knocks once, hears why, and leaves it at that", () => {
  const heard: string[] = [];
  lineTo("t1").open(
    ({ kind }) => heard.push(kind),
    () => {},
  );
  newest().answer();

  newest().cut(4403);
  expect(Line.all).toHaveLength(2);
  newest().answer();
  newest().say(refusal);
  newest().cut(4403);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));

  expect(heard).toEqual(["refused"]);
  expect(Line.all).toHaveLength(2);
});

test("a browser that goes offline shows a dead line at once, and calls when it is online", () => {
  const { states } = opened();
  newest().answer();

  window.dispatchEvent(new Event("offline"));
  expect(states).toEqual([true, false]);
  window.dispatchEvent(new Event("online"));
  newest().answer();

  expect(states).toEqual([true, false, true]);
  expect(Line.all).toHaveLength(2);
});

test("a line that leaves a ping unanswered is given up, and what was sent on it is sent again", () => {
  const { transport, states } = opened();
  newest().answer();
  vi.advanceTimersByTime(20_000);
  newest().say({ kind: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(states).toEqual([true]);
  transport.send({ kind: "move", key: "k1", prompt: 3, actions: [2] });

  vi.advanceTimersByTime(20_500);
  expect(states).toEqual([true, false]);
  newest().answer();

  expect(newest().written.map((text) => (JSON.parse(text) as { kind: string }).kind)).toEqual(["move"]);
});
