/** How quick the house is: for what is shown, and for bots. */
import { t } from "../../i18n/texts.svelte";
import type { Pace } from "../../state/settings.svelte";

export const paces = (): [Pace, string][] =>
  (["calm", "brisk", "instant"] as const).map((pace) => [pace, t(`pace-${pace}`)]);
