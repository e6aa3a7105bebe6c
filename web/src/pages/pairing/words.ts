/** How it goes at a queue, from what the house counted and nothing else. */
import { span } from "../../i18n/spans";
import { t } from "../../i18n/texts.svelte";

const MINUTE = 60;

/** So many others wait, and so long those waited who were seated last; milliseconds come in. */
export function told(others: number, seated: number, waited: number | null): string {
  const lately = waited === null ? t("pairing-nobody") : t("pairing-lately", { seated, span: short(waited / 1000) });
  return `${t("pairing-others", { count: others })} ${lately}`;
}

function short(seconds: number): string {
  return seconds < 2 * MINUTE ? t("pairing-seconds", { count: Math.max(1, Math.round(seconds)) }) : span(seconds);
}
