/** What wins at Mafioso, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import { colourOf, menOf, type View } from "./view";

export function standing({ money }: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const best = Math.max(...money.filter((_, other) => other !== seat));
  return t("standing", { mine: money[seat] ?? 0, best });
}

/** How many men a fall counts at most, in `out`. */
const FALL = 16;

/** Money, then who fell later or never, then men: at the end, or just before the fall (M35). */
export function ranks(view: View, seat: number): number[] {
  const out = view.out[seat] ?? 0;
  const last = out ? [Math.floor(out / FALL), out % FALL] : [Infinity, menOf(view, colourOf(view, seat))];
  return [view.money[seat] ?? 0, ...last];
}
