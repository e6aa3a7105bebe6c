/** What wins at Chicago Poker, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import { BUSINESSES } from "./cards";
import { isShort, type View } from "./view";

type Won = View["won"][number];

/** How far somebody is on each road to victory, and how many businesses are missing on the shortest. */
export function roadsOf(won: Won, short: boolean): { total: number; most: number; kinds: number; need: number } {
  const total = BUSINESSES.reduce((sum, business) => sum + won[business], 0);
  const most = Math.max(...BUSINESSES.map((business) => won[business]));
  const kinds = BUSINESSES.filter((business) => won[business] > 0).length;
  const need = short ? Math.min(2 - most, 3 - total) : Math.min(3 - most, 4 - kinds, 5 - total);
  return { total, most, kinds, need };
}

/** The road on which somebody has won: businesses alike, of every kind, or enough of any. */
export function roadWon(won: Won, short: boolean): "alike" | "kinds" | "total" | null {
  const { total, most, kinds } = roadsOf(won, short);
  if (most >= (short ? 2 : 3)) return "alike";
  if (!short && kinds === BUSINESSES.length) return "kinds";
  return total >= (short ? 3 : 5) ? "total" : null;
}

export function standing(view: View, { seat }: Reader): string {
  const short = isShort(view);
  const goal = t(short ? "standing-goal-short" : "standing-goal");
  const won = view.won[seat ?? -1];
  if (!won) return goal;
  const { total, need } = roadsOf(won, short);
  return t("standing", { goal, total, need: Math.max(0, need) });
}
