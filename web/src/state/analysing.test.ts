import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Analysing, dearest, decisions } from "./analysing.svelte";
import type { Analysis, Judged } from "../net/wire";

const action = (id: number) => ({ id, verb: "draw", args: {} });
const judged = (entry: number, pick: number, cost: number): Judged => ({
  entry,
  pick,
  cost,
  played: action(pick),
  best: action(cost ? 9 : pick),
  played_share: 0.4,
  best_share: 0.4 + cost,
  clear: cost >= 0.01,
  gainer: null,
  gained: 0,
});
const none: Analysis = {
  match: "m",
  seat: 0,
  state: "unasked",
  done: 0,
  total: 0,
  iterations: 0,
  choices: [],
  curve: [],
  turns: [],
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the picks of an answer are one decision, as dear as its dearest pick", () => {
  const found = decisions({
    ...none,
    choices: [judged(3, 0, 0.01), judged(3, 1, 0.2), judged(8, 0, 0), judged(9, 0, 0.004)],
  });

  expect(found.map(({ entry, cost, grade }) => [entry, cost, grade])).toEqual([
    [3, 0.2, "dear"],
    [8, 0, "best"],
    [9, 0.004, "close"],
  ]);
  expect(dearest(found[0]!).pick).toBe(1);
});

test("an analysis under way is asked after until it is done", async () => {
  const states: Analysis["state"][] = ["waiting", "working", "done"];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return new Response(JSON.stringify({ ...none, state: states.shift() ?? "done" }));
  });
  const work = new Analysing("m", 2);

  await work.ask();
  expect(work.found?.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(60_000);

  expect(work.found?.state).toBe("done");
  expect(asked).toEqual([
    "POST /api/matches/m/analysis",
    "GET /api/matches/m/analysis?seat=2",
    "GET /api/matches/m/analysis?seat=2",
  ]);
});

test("who looks away is told no more", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify({ ...none, state: "working" }));
  });
  const work = new Analysing("m", 0);

  await work.look();
  work.stop();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(asked).toHaveLength(1);
});
