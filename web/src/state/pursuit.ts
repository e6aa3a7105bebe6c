/** What was pointed at in any order becomes a choice in the order of the server's table. */
import { agrees, type Choice, type Pick } from "./choice.svelte";
import type { Action } from "../net/frames";

/**
 * Brings a choice a step nearer to what is wanted, as far as the server agrees; run inside an effect.
 * `isPick` tells the actions that are wanted one by one from what stands before and after them.
 */
export function pursue(choice: Choice, wanted: readonly Pick[], isPick: (action: Action) => boolean): void {
  if (choice.asking) return;
  const picks = choice.taken.filter(isPick);
  const odd = picks.findIndex((action, i) => !wanted[i] || !agrees(action, wanted[i]));
  if (odd >= 0) return choice.retake(choice.taken.slice(0, choice.taken.indexOf(picks[odd]!)));
  const want = wanted[picks.length];
  const next = want && choice.candidates.find((action) => isPick(action) && agrees(action, want));
  if (next) choice.take(next);
}
