/** On and off, in words. */
import { t } from "../../i18n/texts.svelte";

export const switches = (): [boolean, string][] => [
  [true, t("on")],
  [false, t("off")],
];
