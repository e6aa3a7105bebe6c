import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Happening, Received, Transport } from "../../net/frames";
import { lessonTable } from "../../state/lesson.svelte";
import { Play } from "../../state/play.svelte";
import { inEnglish, PLAIN, showDialogs } from "../kit";
import Chat from "./Chat.svelte";
import Overheard from "./Overheard.svelte";
import Ticker from "./Ticker.svelte";

/** Whatever is drawn is on the screen. */
class Sight {
  constructor(private tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  disconnect = () => {};
}
beforeAll(async () => {
  await inEnglish();
  showDialogs();
  vi.stubGlobal("IntersectionObserver", Sight);
});
afterEach(() => localStorage.clear());

/** Somebody at a table, and Bram who says something. */
function table() {
  let say: (frame: Received) => void = () => {};
  const line: Transport = { open: (heard) => void (say = heard), send: () => {}, close: () => {} };
  const play = new Play<{ winners: number[] }, Happening>(line, { ...PLAIN, view: () => ({ winners: [] }) });
  play.open();
  say({ kind: "table", table: lessonTable("leduc", 2, String), me: "me", mine: [0], you: 0, muted: [] });
  const happens = (over: boolean) => {
    const frame = { kind: "update", number: 1, since: 0, you: 0, prompt: 1, pending: [], view: {}, events: [] };
    say({ ...frame, legal: [], default: null, clock: null, over } as unknown as Received);
  };
  const speaks = async (text: string) => {
    const number = play.talk.length + 1;
    say({ kind: "chat", person: "bram", name: "Bram", seat: 1, text, number, at: 0 });
    await tick();
  };
  return { play, happens, speaks };
}
const told = (text: string) => screen.queryByRole("button", { name: new RegExp(text) });

test("what is said at the end of a match is told above it, and a tap leads to the talk", async () => {
  const { play, happens, speaks } = table();
  render(Overheard, { play });
  happens(true);
  await speaks("Well played!");
  expect(told("Bram: Well played!")?.textContent).toContain("1");

  await userEvent.click(told("Bram: Well played!")!);
  expect(screen.getByRole("log").textContent).toContain("Well played!");
  await vi.waitFor(() => expect(told("Well played!")).toBeNull());
});

test("so is what is said during a scene, and whoever reads it is not called away when that is over", async () => {
  const { play, happens, speaks } = table();
  render(Overheard, { play });
  happens(false);
  await speaks("Watch this.");
  expect(told("Watch this.")).toBeNull();

  play.hold(true);
  await tick();
  await userEvent.click(told("Watch this.")!);
  play.hold(false);
  await tick();
  expect(screen.getByRole("log").textContent).toContain("Watch this.");
});

test("talk that lies under a scene or the end is read by nobody, until one looks at the table", async () => {
  const { play, happens, speaks } = table();
  render(Chat, { play });
  happens(true);
  await speaks("Again?");
  expect(play.unread.length).toBe(1);

  play.aside = true;
  await tick();
  expect(play.unread.length).toBe(0);
});

test("nothing is told twice: under a scene the newest line is one of the story", async () => {
  const { play, happens, speaks } = table();
  render(Ticker<object, Happening>, { play, tell: () => [{ text: "Bram draws." }], onopen: () => {} });
  happens(false);
  await speaks("Hello!");
  expect(told("Hello!")).not.toBeNull();

  play.hold(true);
  await tick();
  expect(told("Hello!")).toBeNull();
  expect(told("Bram draws.")).not.toBeNull();
});
