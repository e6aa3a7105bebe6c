/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, type Asked } from "../../../i18n/asking";
import { t } from "../../../i18n/texts.svelte";
import type { Desk } from "./desk.svelte";
import { actionName, cardHelp, cardName, placeName } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view } = desk;
  if (view.winners.length > 0) return askedAtEnd(play);
  if (play.myTurn) return { title: title(desk), detail: detail(desk), about: about(desk) };
  return desk.race ? { title: t("asking-race"), detail: t("asking-race-wait") } : askedToWait(play, desk.turn);
}

function title({ step, race, blow }: Desk): string {
  if (race) return t("asking-race");
  if (blow) return t("asking-killer");
  return step === "peek" ? t("asking-peek") : t("asking-turn");
}

/** What the card does that was drawn and waits for a decision. */
function about({ step, view }: Desk): string {
  return step === "keep" && view.drawn ? cardHelp(view.drawn) : "";
}

/** The cards a power is aimed at, each with its owner. */
function targets({ wishes, play }: Desk): string {
  return wishes.map(({ owner, slot }) => placeName(owner, slot ?? 0, play.reader)).join(" ⇄ ");
}

function detail(desk: Desk): string {
  const { choice, reader } = desk.play;
  if (choice.taken.length && desk.picksCards && desk.wishes.length) {
    return choice.complete ? targets(desk) : t("asking-more", { told: targets(desk) });
  }
  if (desk.givesBoth) return t("asking-both", { name: desk.play.names[desk.wishes[0]!.owner] ?? "" });
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, reader));
  if (chosen !== null) return chosen;
  if (desk.step === "keep" && desk.view.drawn)
    return t(desk.can("discard") ? "asking-keep" : "asking-must-keep", { card: cardName(desk.view.drawn) });
  if (desk.waits) return t("asking-race-patient");
  return t(`step-${desk.step}`);
}
