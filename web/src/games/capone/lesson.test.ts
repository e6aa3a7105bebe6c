import { expect, test } from "vitest";
import type { Action } from "../../lib/frames";
import type { Task } from "../../lib/lesson.svelte";
import { LESSON } from "./lesson";

/** Every whole choice a task offers. */
function choices(task: Task, taken: Action[] = []): Action[][] {
  const next = taken.length ? (task.after?.(taken) ?? []) : task.legal;
  return next.length ? next.flatMap((action) => choices(task, [...taken, action])) : [taken];
}

test("the lesson asks for at least eight decisions", () => {
  expect(LESSON.length).toBeGreaterThanOrEqual(8);
});

test.each(LESSON.filter((task) => !task.quiz))("task $id has a right answer and a wrong one", (task) => {
  const all = choices(task);
  const right = all.filter((chosen) => task.isRight!(chosen));

  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(all.length);
});

test("every choice of stones can be finished with bodyguards", () => {
  for (const task of LESSON.filter(({ id }) => ["place", "attack", "takeover"].includes(id))) {
    for (const chosen of choices(task)) expect(["guards", "discard"]).toContain(chosen.at(-1)!.verb);
  }
});

test("every action of a task has a number of its own", () => {
  for (const { legal } of LESSON) expect(new Set(legal.map(({ id }) => id)).size).toBe(legal.length);
});
