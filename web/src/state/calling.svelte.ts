/** Calls the player to the table when it is their turn: the title, a sound, a notification if allowed. */
import type { AnyPlay } from "./play.svelte";
import { settings } from "./settings.svelte";
import { play as sound } from "../ui/sound";
import { t } from "../i18n/texts.svelte";

/** Runs inside an effect; the title goes back to what it was when the turn is over. */
export function callTo(play: AnyPlay, title: string): () => void {
  document.title = play.myTurn ? t("title-turn", { title }) : title ? `${title} · Backroom` : "Backroom";
  if (play.myTurn) {
    sound("turn");
    notify(title);
  }
  return () => (document.title = "Backroom");
}

function notify(title: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(t("title-turn", { title }));
}
