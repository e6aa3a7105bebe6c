/** What wins at Mafioso, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import type { View } from "./view";

export function standing({ money }: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const best = Math.max(...money.filter((_, other) => other !== seat));
  return t("standing", { mine: money[seat] ?? 0, best });
}
