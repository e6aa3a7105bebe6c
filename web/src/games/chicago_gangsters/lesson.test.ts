import { expect, test } from "vitest";
import type { Action } from "../../lib/frames";
import type { Task } from "../../lib/lesson.svelte";
import { LESSON } from "./lesson";

/** Whole answers of a task: every path through what may follow, up to six picks. */
function answers(task: Task, chosen: Action[] = []): Action[][] {
  const next = chosen.length ? (task.after?.(chosen) ?? []) : task.legal;
  if (!next.length) return chosen.length ? [chosen] : [];
  if (chosen.length > 5) return [];
  const last = chosen.at(-1)?.id ?? -1;
  return next.filter(({ id }) => id > last).flatMap((action) => answers(task, [...chosen, action]));
}

test("the lesson asks for at least eight decisions", () => {
  expect(LESSON.length).toBeGreaterThanOrEqual(8);
});

test.each(LESSON.filter((task) => !task.quiz))("task $id has a right answer and a wrong one", (task) => {
  const all = answers(task);
  const right = all.filter((chosen) => task.isRight!(chosen));

  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(all.length);
});

test("what the Spy takes is always worth a bottle", () => {
  const sell = LESSON.find(({ id }) => id === "sell")!;
  const sold = answers(sell).filter(([first]) => first?.verb === "use");

  expect(sold.length).toBeGreaterThan(3);
  for (const chosen of sold) {
    const worth = chosen.reduce((sum, { args }) => sum + Number(/\d$/.exec(args.means ?? "")?.[0] ?? 0), 0);
    expect(worth).toBeGreaterThanOrEqual(6);
  }
});
