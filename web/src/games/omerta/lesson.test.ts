import { expect, test } from "vitest";
import type { Action } from "../../lib/frames";
import type { Task } from "../../lib/lesson.svelte";
import { LESSON } from "./lesson";

/** Every whole choice a task offers. */
function choices(task: Task, chosen: Action[], offered: readonly Action[]): Action[][] {
  return offered.flatMap((action) => {
    const so = [...chosen, action];
    const next = task.after?.(so) ?? [];
    return next.length ? choices(task, so, next) : [so];
  });
}

test("the lesson asks for at least eight decisions", () => {
  expect(LESSON.length).toBeGreaterThanOrEqual(8);
});

test.each(LESSON.filter((task) => !task.quiz))("task $id has one kind of right answer and wrong ones", (task) => {
  const all = choices(task, [], task.legal);
  const right = all.filter((chosen) => task.isRight!(chosen));

  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(all.length);
});

test("every action of a choice has a number of its own", () => {
  for (const task of LESSON) {
    const numbers = choices(task, [], task.legal).map((chosen) => chosen.map(({ id }) => id).join());
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
