/** What wins at Omerta, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import { points } from "./cards";
import { total, type View } from "./view";

/** One line: the points so far, and what the hand comes to as far as the reader can name it. */
export function standing(view: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const hand = view.hands[seat] ?? [];
  const known = hand.flatMap(({ card }) => (card ? [points(card)] : []));
  return t("standing", {
    total: total(view, seat),
    hand: known.reduce((sum, value) => sum + value, 0),
    known: known.length,
    unknown: hand.length - known.length,
  });
}

/** The lowest total, then the most rounds won (O24). */
export function ranks(view: View, seat: number): number[] {
  return [-total(view, seat), view.wins[seat] ?? 0];
}
