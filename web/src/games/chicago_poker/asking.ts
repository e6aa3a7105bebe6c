/** What the action bar says: the question in words, and the choice as it stands. */
import { t } from "../../lib/texts.svelte";
import type { Desk } from "./desk.svelte";
import { actionName } from "./words";

export interface Asked {
  title: string;
  detail: string;
}

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view } = desk;
  if (view.winners.length > 0) return over(desk);
  if (!play.myTurn) return waiting(desk);
  return { title: title(desk), detail: detail(desk) };
}

function over({ view, play, me }: Desk): Asked {
  const name = play.names[view.winners[0]!] ?? "";
  return { title: t("asking-over"), detail: t("asking-winner", { name, you: view.winners.includes(me ?? -1) ? "yes" : "no" }) };
}

function waiting({ play, me, turn }: Desk): Asked {
  if (me === null) return { title: play.names[turn ?? -1] ?? "", detail: t("asking-to-move") };
  const names = (play.now?.pending ?? []).map((seat) => play.names[seat] ?? "").join(", ");
  return { title: t("asking-wait"), detail: names ? t("asking-wait-for", { name: names }) : "" };
}

function title({ step }: Desk): string {
  return step === "turn" ? t("asking-turn") : t("asking-answer");
}

function detail(desk: Desk): string {
  const { choice, hint } = desk.play;
  if (choice.taken.length) {
    const told = choice.taken.map((action) => actionName(action, desk.view, desk.play.reader)).join(" · ");
    return choice.complete ? told : t("asking-more", { told });
  }
  if (hint) return t("asking-hint", { action: actionName(hint.action, desk.view, desk.play.reader), reason: t(`reason-${hint.reason}`) });
  if (desk.inHand) return t(choice.candidates.some((action) => action.verb === "play") ? "asking-where" : "asking-whom");
  return desk.step === "turn" ? t("asking-step-turn") : t(`step-${desk.step}`);
}
