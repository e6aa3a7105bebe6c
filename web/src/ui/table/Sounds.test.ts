import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Happening, Received, Transport } from "../../net/frames";
import { lessonTable } from "../../state/lesson.svelte";
import { Play } from "../../state/play.svelte";
import { settings } from "../../state/settings.svelte";
import { stubAudio } from "../audio";
import { PLAIN } from "../kit";
import { NOISES, play as sound, type Sound } from "../sound";
import Sounds from "./Sounds.svelte";

const played = stubAudio();
beforeEach(() => void (settings.sound = true));
afterEach(() => void (settings.sound = false));

/** What is heard while something happens, by its name. */
async function heard(happens: () => void): Promise<Sound | "several" | null> {
  const known = new Map<string, Sound>();
  const cut = () => JSON.stringify(played.splice(0));
  cut();
  for (const name of [...NOISES, "turn", "hurry", "win", "loss"] as const) {
    sound(name);
    known.set(cut(), name);
  }
  happens();
  await tick();
  return played.length ? (known.get(cut()) ?? "several") : null;
}

/** Every noise is the name of an event here; and `nod` is a quiet one. */
const HEARD = Object.fromEntries([...NOISES.map((noise) => [noise, noise]), ["nod", null]]);

/** Somebody in the first chair of a table, and the line to it. */
function table() {
  let say: (frame: Received) => void = () => {};
  const line: Transport = { open: (hear) => void (say = hear), send: () => {}, close: () => {} };
  const play = new Play(line, PLAIN);
  play.open();
  render(Sounds<object, Happening>, { play, heard: HEARD });
  const seated = { ...lessonTable("leduc", 2, String), result: { winners: [1], scores: [] } };
  const seat = () => say({ kind: "table", table: { ...seated } as never, me: "me", mine: [0], you: 0, muted: [] });
  seat();
  const happens =
    (number: number, kinds: readonly string[], more: object = {}) =>
    () => {
      const frame = { kind: "update", number, since: number - 1, you: 0, prompt: number, pending: [], view: {} };
      const told = { events: kinds.map((kind) => ({ kind })), legal: [], default: null, clock: null, over: false };
      say({ ...frame, ...told, ...more } as Received);
    };
  return { happens, seat, say: (frame: Received) => () => say(frame) };
}

test("each kind of event has its sound, and of several the loudest is played", async () => {
  const { happens } = table();

  let number = 1;
  for (const noise of NOISES) expect(await heard(happens(number++, [noise])), noise).toBe(noise);
  expect(await heard(happens(number++, ["card", "nod", "money", "place"]))).toBe("money");
  expect(await heard(happens(number, ["nod"]))).toBeNull();
});

test("with the sound off there is none", async () => {
  const { happens } = table();
  settings.sound = false;
  happens(1, ["bullet"])();
  await tick();

  expect(played).toEqual([]);
});

test("a match that begins is heard, and whoever comes in late hears nothing of what was", async () => {
  expect(await heard(table().happens(1, ["shuffle"], { since: 0 }))).toBe("shuffle");
  cleanup();

  expect(await heard(table().happens(40, ["bullet"], { since: 0 }))).toBeNull();
});

test("the end is heard as what it is for this player, and a word as a word", async () => {
  const { happens, say } = table();

  const line = { kind: "chat", person: "bram", name: "Bram", seat: 1, text: "Well!", number: 1, at: 0 } as const;
  expect(await heard(happens(1, []))).toBeNull();
  expect(await heard(say(line))).toBe("talk");
  expect(await heard(happens(2, ["bullet"], { over: true }))).toBe("loss");
});

test("the end is heard once, whoever comes or goes afterwards, and the next match has an end of its own", async () => {
  const { happens, seat } = table();
  expect(await heard(happens(1, []))).toBeNull();
  expect(await heard(happens(2, [], { over: true }))).toBe("loss");

  expect(await heard(seat)).toBeNull();
  expect(await heard(happens(2, [], { over: true, since: 0 }))).toBeNull();
  expect(await heard(happens(1, [], { since: 0 }))).toBeNull();
  expect(await heard(happens(2, [], { over: true }))).toBe("loss");
});

test("whoever loads a page on which the match is over hears nothing of it", async () => {
  const { happens, seat } = table();

  expect(await heard(happens(40, ["bullet"], { over: true, since: 0 }))).toBeNull();
  expect(await heard(seat)).toBeNull();
});
