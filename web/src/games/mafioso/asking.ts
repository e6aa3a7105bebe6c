/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, type Asked } from "../../lib/asking";
import { t } from "../../lib/texts.svelte";
import type { Desk } from "./desk.svelte";
import { actionName } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view, me } = desk;
  if (play.now?.over) return askedAtEnd(play);
  if (play.myTurn) return { title: t(desk.step === "turn" ? "asking-turn" : "asking-answer"), detail: detail(desk) };
  if (me !== null && view.out[me]) return { title: t("asking-out"), detail: t("asking-out-detail") };
  return askedToWait(play, desk.turn);
}

function detail(desk: Desk): string {
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, desk.play.reader));
  if (chosen !== null) return chosen;
  if (desk.inHand) return t(`asking-card-${desk.inHand}`, { targets: desk.targets.size });
  if (desk.manInHand) return t("asking-where");
  return desk.step === "turn" ? t("asking-step-turn") : t(`step-${desk.step}`);
}
