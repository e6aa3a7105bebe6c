/** What the action bar says: the question in words, and the choice as it stands. */
import { has, t } from "../../lib/texts.svelte";
import type { Desk } from "./desk.svelte";
import { actionName } from "./words";

export interface Asked {
  title: string;
  detail: string;
}

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view } = desk;
  if (play.now?.over) return over(desk);
  if (!play.myTurn) return waiting(desk);
  return { title: t(view.steps.at(-1)?.step === "turn" ? "asking-turn" : "asking-answer"), detail: detail(desk) };
}

function over({ view, play, me }: Desk): Asked {
  const name = view.winners.map((seat) => play.names[seat]).join(" & ");
  return { title: t("asking-over"), detail: t("asking-winner", { name, you: view.winners.includes(me ?? -1) ? "yes" : "no" }) };
}

function waiting({ play, me, turn, view }: Desk): Asked {
  const names = (play.now?.pending ?? []).map((seat) => play.names[seat] ?? "").join(", ");
  if (me === null) return { title: play.names[turn ?? -1] ?? "", detail: t("asking-to-move") };
  if (view.out[me]) return { title: t("asking-out"), detail: t("asking-out-detail") };
  return { title: t("asking-wait"), detail: names ? t("asking-wait-for", { name: names }) : "" };
}

function detail(desk: Desk): string {
  const { choice, hint, reader } = desk.play;
  if (choice.taken.length) {
    const told = choice.taken.map((action) => actionName(action, reader)).join(" · ");
    return choice.complete || choice.asking ? told : t("asking-more", { told });
  }
  if (hint) {
    const reason = has(`reason-${hint.reason}`) ? t(`reason-${hint.reason}`) : "";
    return t("asking-hint", { action: actionName(hint.action, reader), reason });
  }
  if (desk.inHand) return t(`asking-card-${desk.inHand}`, { targets: desk.targets.size });
  if (desk.manInHand) return t("asking-where");
  return desk.step === "turn" ? t("asking-step-turn") : t(`step-${desk.step}`);
}
