/** What wins at Capone, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import { VALUE } from "./city";
import { livingOf, type View } from "./view";

export function standing({ markers }: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const best = Math.max(...markers.filter((_, other) => other !== seat));
  return t("standing", { mine: markers[seat] ?? 0, best });
}

/** Steps, then cash, then the members who are not in the harbour (C23, C25). */
export function ranks(view: View, seat: number): number[] {
  const left = livingOf(view, seat).reduce((sum, member) => sum + VALUE[member], 0);
  return [view.markers[seat] ?? 0, view.cash[seat] ?? 0, left];
}
