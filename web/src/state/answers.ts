/** For tests of lessons: every whole answer to a task, of up to six picks. */
import type { Action } from "../net/frames";
import type { Task } from "./lesson.svelte";

const MOST_PICKS = 6;

export function wholeAnswers(task: Task, chosen: Action[] = []): Action[][] {
  const next = chosen.length ? (task.after?.(chosen) ?? []) : task.legal;
  if (!next.length) return chosen.length ? [chosen] : [];
  if (chosen.length === MOST_PICKS) return [];
  return next.flatMap((action) => wholeAnswers(task, [...chosen, action]));
}
