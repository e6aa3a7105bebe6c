import { statSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubAudio } from "./audio";
import type { Sound } from "./sound";

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The sounds of a browser that was just opened. */
async function opened() {
  const { NOISES, play } = await import("./sound");
  const { settings } = await import("../state/settings.svelte");
  return { play, settings, all: [...NOISES, "turn", "hurry", "win", "loss"] satisfies Sound[] };
}

test("nothing is heard until somebody asks for it", async () => {
  const played = stubAudio();
  const { play, settings, all } = await opened();

  expect(settings.sound).toBe(false);
  all.forEach(play);

  expect(played).toEqual([]);
});

test("every sound is short, and no two are the same", async () => {
  const played = stubAudio();
  const { play, settings, all } = await opened();
  settings.sound = true;

  const sounds = all.map((name) => {
    played.length = 0;
    play(name);
    return [...played];
  });

  expect(sounds.filter((sound) => sound.length === 0)).toEqual([]);
  expect(new Set(sounds.map((sound) => JSON.stringify(sound))).size).toBe(all.length);
  expect(Math.max(...sounds.flat().map(({ until }) => until))).toBeLessThan(1.5);
});

test("the volume that was set is the one that is heard", async () => {
  const played = stubAudio();
  const { play, settings } = await opened();
  settings.sound = true;

  settings.volume = 1;
  play("card");
  settings.volume = 0.1;
  play("card");

  expect(played[0]!.loudness).toBeGreaterThan(0);
  expect(played[1]!.loudness).toBeCloseTo(played[0]!.loudness / 10);
});

test("all of them weigh less than one may", () => {
  expect(statSync("src/ui/sound.ts").size).toBeLessThan(30_000);
});

test("a browser that was not touched yet plays what it lets through at once, and not what is long past", async () => {
  vi.useFakeTimers();
  const played = stubAudio("suspended");
  const { play, settings } = await opened();
  settings.sound = true;

  play("card");
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toHaveLength(1);

  play("card");
  vi.setSystemTime(Date.now() + 5_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toHaveLength(1);
});
