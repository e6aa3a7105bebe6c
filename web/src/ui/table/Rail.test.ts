import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Action, Happening, Received, Transport } from "../../net/frames";
import { lessonTable } from "../../state/lesson.svelte";
import { Play } from "../../state/play.svelte";
import { settings } from "../../state/settings.svelte";
import { inEnglish, PLAIN } from "../kit";
import Rail from "./Rail.svelte";

beforeAll(inEnglish);
afterEach(() => void (settings.confirm = "sometimes"));

const DRAW: Action = { id: 1, verb: "draw", args: {}, whole: true };
const CALL: Action = { id: 2, verb: "call", args: {}, whole: true };

/** Somebody who is asked whether they draw or call, and what they send; only to draw is a plain thing to do. */
function asked(confirm: "always" | "sometimes" | "never") {
  settings.confirm = confirm;
  const sent: number[][] = [];
  let say: (frame: Received) => void = () => {};
  const line: Transport = {
    open: (heard) => void (say = heard),
    send: (frame) => void (frame.kind === "move" && sent.push(frame.actions)),
    close: () => {},
  };
  const play = new Play<object, Happening>(line, PLAIN);
  play.open();
  say({ kind: "table", table: lessonTable("leduc", 2, String), me: "me", mine: [0], you: 0, muted: [] });
  const told = { number: 1, since: 0, you: 0, prompt: 1, pending: [0], view: {}, events: [], legal: [DRAW, CALL] };
  say({ kind: "update", ...told, default: null, clock: null, over: false } as unknown as Received);
  render(Rail, { play, asked: { title: "You", detail: "Draw or call" }, plain: ([one]) => one?.id === DRAW.id });
  const take = async (action: Action) => {
    play.choice.take(action);
    await tick();
  };
  return { play, sent, take };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("who wants a second word before every answer can take it back until it is sent", async () => {
  const { play, sent, take } = asked("always");
  await take(DRAW);
  expect(sent).toEqual([]);

  await press("Take a step back");
  expect(play.choice.taken).toEqual([]);
  await take(CALL);
  await userEvent.keyboard("{Escape}");
  expect(play.choice.taken).toEqual([]);
  expect(sent).toEqual([]);

  await take(CALL);
  await press("Confirm");
  expect(sent).toEqual([[CALL.id]]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Take a step back" }).disabled).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(play.choice.taken).toEqual([CALL]);
});

test("who wants it sometimes is asked about what can be thought over", async () => {
  const first = asked("sometimes");
  await first.take(DRAW);
  expect(first.sent).toEqual([[DRAW.id]]);
  cleanup();

  const { sent, take } = asked("sometimes");
  await take(CALL);
  expect(sent).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual([[CALL.id]]);
});

test("who never wants it is never asked", async () => {
  for (const action of [DRAW, CALL]) {
    const { sent, take } = asked("never");
    await take(action);
    expect(sent).toEqual([[action.id]]);
    cleanup();
  }
});
