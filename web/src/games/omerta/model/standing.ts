/** What wins at Omerta, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import { sumOf } from "./sums";
import { total, type View } from "./view";

/** One line: the points so far, and what the hand comes to as far as the reader can name it; at the end it is counted. */
export function standing(view: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const { points, known, unknown } = sumOf(view.winners.length ? [] : (view.hands[seat] ?? []));
  return t("standing", { total: total(view, seat), hand: points, known, unknown });
}

/** Why the match is over, when its rounds are played. */
export function ending(view: View): string {
  return view.round < view.seats ? "" : t("rounds-over", { rounds: view.seats });
}

/** The lowest total, then the most rounds won (O24). */
export function ranks(view: View, seat: number): number[] {
  return [-total(view, seat), view.wins[seat] ?? 0];
}
