import { expect, test } from "vitest";
import { LESSON } from "./lesson";

test("the lesson asks for at least eight decisions", () => {
  expect(LESSON.length).toBeGreaterThanOrEqual(8);
});

test.each(LESSON.filter((task) => !task.quiz))("task $id has a right answer and a wrong one", (task) => {
  const choices = task.legal.flatMap((action) => {
    const next = task.after?.([action]) ?? [];
    return next.length ? next.map((more) => [action, more]) : [[action]];
  });
  const right = choices.filter((chosen) => task.isRight!(chosen));

  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(choices.length);
});

test("every action of a task has a number of its own", () => {
  for (const { legal } of LESSON) expect(new Set(legal.map(({ id }) => id)).size).toBe(legal.length);
});
