/** What wins at Capone, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import type { View } from "./view";

export function standing({ markers }: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const best = Math.max(...markers.filter((_, other) => other !== seat));
  return t("standing", { mine: markers[seat] ?? 0, best });
}
