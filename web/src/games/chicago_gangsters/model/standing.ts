/** What wins at Chicago Gangsters, and how the reader stands. */
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import { face } from "./cards";
import type { View } from "./view";

export function standing({ bottles }: View, { seat }: Reader): string {
  if (seat === null) return t("standing-goal");
  const best = Math.max(...bottles.filter((_, other) => other !== seat));
  return t("standing", { mine: bottles[seat] ?? 0, best });
}

/** Why the match is over, and what the final reckoning was about. */
export function ending({ coalition, options }: View): string {
  return coalition === "end-card" ? t("ending-reckoned", { expert: options[0] === 1 ? "yes" : "no" }) : "";
}

/** Bottles, then persons, of whom the Priest is two, then what the means in hand are worth (G17): all hands are shown. */
export function ranks({ bottles, persons, known }: View, seat: number): number[] {
  const own = persons[seat] ?? [];
  const means = (known[seat] ?? []).reduce((sum, card) => sum + face(card).value, 0);
  return [bottles[seat] ?? 0, own.length + (own.includes("priest") ? 1 : 0), means];
}
