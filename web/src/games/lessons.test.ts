/** What every game's lesson keeps; what is one game's own is tested beside it. */
import { describe, expect, test } from "vitest";
import type { Task } from "../state/lesson.svelte";
import { wholeAnswers } from "../state/answers";

const SCHOOLS = Object.entries(import.meta.glob<{ LESSON: Task[] }>("./*/model/lesson.ts", { eager: true }));

test("every game has a lesson", () => {
  expect(SCHOOLS).toHaveLength(5);
});

describe.each(SCHOOLS)("%s", (_, { LESSON }) => {
  test("asks for at least eight decisions", () => {
    expect(LESSON.length).toBeGreaterThanOrEqual(8);
  });

  test.each(LESSON.filter((task) => !task.quiz))("task $id has a right answer and a wrong one", (task) => {
    const all = wholeAnswers(task);
    const right = all.filter((chosen) => task.isRight!(chosen));

    expect(right.length).toBeGreaterThan(0);
    expect(right.length).toBeLessThan(all.length);
  });

  test("gives every action of a task a number of its own", () => {
    for (const task of LESSON) {
      const numbers = wholeAnswers(task).map((chosen) => chosen.map(({ id }) => id).join());
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});
