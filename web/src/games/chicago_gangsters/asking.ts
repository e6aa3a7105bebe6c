/** What the action bar says: the question in words, and the choice as it stands. */
import { t } from "../../lib/texts.svelte";
import { listed } from "../../lib/words";
import { face } from "./cards";
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
  return { title: t(`asking-${desk.step}`), detail: detail(desk) };
}

function over({ view, play, me }: Desk): Asked {
  const name = listed(view.winners.map((seat) => play.names[seat] ?? ""));
  return { title: t("asking-over"), detail: t("asking-winner", { name, you: view.winners.includes(me ?? -1) ? "yes" : "no" }) };
}

function waiting({ play, step }: Desk): Asked {
  const names = (play.now?.pending ?? []).map((seat) => play.names[seat] ?? "");
  const sealed = step === "commit" || step === "claim" || step === "duel" || step === "lurk";
  return {
    title: t("asking-wait"),
    detail: names.length ? t(sealed ? "asking-wait-sealed" : "asking-wait-for", { name: listed(names), count: names.length }) : "",
  };
}

function detail(desk: Desk): string {
  const { choice, hint } = desk.play;
  if (desk.hiding) return t("asking-hide");
  if (desk.pledging && desk.chosen.size > 0) return pledged(desk);
  if (choice.taken.length) {
    const told = choice.taken.map((action) => actionName(action, desk.play.reader)).join(" · ");
    return choice.complete ? told : t("asking-more", { told });
  }
  if (hint) return t("asking-hint", { action: actionName(hint.action, desk.play.reader), reason: t(`reason-${hint.reason}`) });
  return desk.pledging ? t(`asking-pledge-${desk.step}`) : t(`step-${desk.step}`);
}

/** How many cards are chosen and what is printed on them: what it is worth here, the table says. */
function pledged(desk: Desk): string {
  const sum = [...desk.chosen].reduce((total, at) => total + face(desk.hand[at]!).value, 0);
  const last = desk.play.choice.taken.at(-1);
  const told = t("asking-pledged", { count: desk.chosen.size, sum });
  return last && ["open", "join"].includes(last.verb) ? `${told} ${actionName(last, desk.play.reader)}.` : told;
}
