/** What every game's lesson keeps; what is one game's own is tested beside it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Task } from "../state/lesson.svelte";
import { wholeAnswers } from "../state/answers";

const HOUSE = join(import.meta.dirname, "../../../src/backroom/games");
const SCHOOLS = Object.entries(import.meta.glob<{ LESSON: Task[] }>("./*/model/lesson.ts", { eager: true }));

test("every game has a lesson", () => {
  expect(SCHOOLS).toHaveLength(5);
});

describe.each(SCHOOLS)("%s", (path, { LESSON }) => {
  test("asks for at least eight decisions", () => {
    expect(LESSON.length).toBeGreaterThanOrEqual(8);
  });

  test.each(LESSON.filter((task) => !task.quiz))("task $id has a right answer and a wrong one", (task) => {
    const all = wholeAnswers(task);
    const right = all.filter((chosen) => task.isRight!(chosen));

    expect(right.length).toBeGreaterThan(0);
    expect(right.length).toBeLessThan(all.length);
  });

  test("has words for every task", () => {
    const words = readFileSync(join(HOUSE, path.split("/")[1]!, "texts/lesson.en.ftl"), "utf8");
    const ids = [...words.matchAll(/^lesson-([\w-]+) =/gm)].map((found) => found[1]!);
    const needed = LESSON.flatMap(({ id, quiz = [] }) => [
      id,
      ...["right", "wrong", ...quiz].map((one) => `${id}-${one}`),
    ]);
    expect(ids.sort()).toEqual(needed.sort());
  });

  test("gives every action of a task a number of its own", () => {
    for (const task of LESSON) {
      const numbers = wholeAnswers(task).map((chosen) => chosen.map(({ id }) => id).join());
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});
