/** What the action bar says: the question in words, and the choice as it stands. */
import { t } from "../../lib/texts.svelte";
import type { Desk } from "./desk.svelte";
import { actionName, cardName } from "./words";

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
  const name = view.winners.map((seat) => play.names[seat] ?? "").join(" & ");
  return { title: t("asking-over"), detail: t("asking-winner", { name, you: view.winners.includes(me ?? -1) ? "yes" : "no" }) };
}

function waiting({ play, me, turn, race }: Desk): Asked {
  if (race) return { title: t("asking-race"), detail: t("asking-race-wait") };
  if (me === null && turn !== null) return { title: play.names[turn] ?? "", detail: t("asking-to-move") };
  const names = (play.now?.pending ?? []).map((seat) => play.names[seat] ?? "").join(", ");
  return { title: t("asking-wait"), detail: names ? t("asking-wait-for", { name: names }) : "" };
}

function title({ step, race, blow }: Desk): string {
  if (race) return t("asking-race");
  if (blow) return t("asking-killer");
  return step === "peek" ? t("asking-peek") : t("asking-turn");
}

/** The cards a power is aimed at, each with its owner. */
function targets({ wishes, play, me }: Desk): string {
  const names = wishes.map(({ owner, slot }) => t("slot-of", { name: play.names[owner] ?? "", number: (slot ?? 0) + 1, you: owner === me ? "yes" : "no" }));
  return names.join(" ⇄ ");
}

function detail(desk: Desk): string {
  const { choice, hint, reader } = desk.play;
  if (choice.taken.length) {
    const told = desk.picksCards && desk.wishes.length ? targets(desk) : choice.taken.map((action) => actionName(action, reader)).join(" · ");
    return choice.complete ? told : t("asking-more", { told });
  }
  if (hint) return t("asking-hint", { action: actionName(hint.action, reader), reason: t(`reason-${hint.reason}`) });
  if (desk.step === "keep" && desk.view.drawn) return t(desk.can("discard") ? "asking-keep" : "asking-must-keep", { card: cardName(desk.view.drawn) });
  return t(`step-${desk.step}`);
}
