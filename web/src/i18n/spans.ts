/** How long something takes or lasts, in the largest units that say it well. */
import { t } from "./texts.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds in words: days from two on, else hours from one on, else minutes. */
export function span(seconds: number): string {
  if (seconds >= 2 * DAY) return t("span-days", { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("span-hours", { count: Math.round(seconds / HOUR) });
  return t("span-minutes", { count: Math.max(1, Math.round(seconds / 60)) });
}
