/** How a tie was broken, or that it was not: told where a match ended. */
import { t } from "./texts.svelte";
import { listed, type Reader } from "./words";

/** What was equal, and for whom: the thing that broke the tie, by its place in the rules, and those who lost by it. */
export interface Tie {
  at: number;
  others: number[];
}

/** The tie that the winner won, if there was one: with those who came closest. */
export function tieOf(ranks: readonly (readonly number[])[], winner: number): Tie | null {
  const best = ranks[winner] ?? [];
  const apart = ranks.map((own) => own.findIndex((value, place) => value !== best[place]));
  const at = Math.max(...apart);
  return at > 0 ? { at, others: apart.flatMap((place, seat) => (place === at ? [seat] : [])) } : null;
}

/** Why this one and nobody else, or why several; empty where the first thing that counts says it. */
export function tellTie(
  ranks: readonly (readonly number[])[],
  winners: readonly number[],
  { seat, names }: Reader,
): string {
  const [winner, ...more] = winners;
  if (winner === undefined) return "";
  if (more.length) return t("ending-shared");
  const tie = tieOf(ranks, winner);
  const called = (one: number) => (one === seat ? t("seat-you") : (names[one] ?? ""));
  return tie ? t(`tie-${tie.at}`, { others: listed(tie.others.map(called)) }) : "";
}
