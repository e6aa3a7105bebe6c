/** What wins at Chicago Gangsters, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import type { View } from "./view";

export function standing({ bottles }: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const best = Math.max(...bottles.filter((_, other) => other !== seat));
  return t("standing", { mine: bottles[seat] ?? 0, best });
}
