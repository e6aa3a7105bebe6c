/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, type Asked } from "../../../i18n/asking";
import { t } from "../../../i18n/texts.svelte";
import type { Desk } from "./desk.svelte";
import { sumsToCome } from "./sums";
import { actionName, cardHelp, cardName, placeName } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view } = desk;
  if (view.winners.length > 0) return askedAtEnd(play);
  if (play.myTurn) return { title: title(desk), detail: whole(desk), about: about(desk) };
  return desk.race ? { title: t("asking-race"), detail: t("asking-race-wait") } : askedToWait(play, desk.turn);
}

function title({ step, race, blow, view }: Desk): string {
  if (step === "keep" && view.drawn) return cardName(view.drawn);
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
  const [begun] = desk.step === "vault" && !choice.complete ? desk.wishes : [];
  if (begun) return t(begun.owner === desk.vault ? "asking-vault-in" : "asking-vault-out");
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, reader));
  if (chosen !== null) return chosen;
  if (desk.step === "keep" && desk.view.drawn) return t(desk.can("discard") ? "asking-keep" : "asking-must-keep");
  if (desk.waits) return t("asking-race-patient");
  if (desk.step === "turn")
    return t("asking-draw", { take: desk.can("take") ? "yes" : "no", call: desk.can("call") ? "yes" : "no" });
  return t(`step-${desk.step}`);
}

/** The question or the choice, and what one's own hand comes to with the card that is on its way. */
function whole(desk: Desk): string {
  const { choice, hint } = desk.play;
  const [asked, told] = [detail(desk), hint && !choice.taken.length ? "" : sums(desk)];
  return told ? `${asked} ${choice.taken.length ? "· " : ""}${told}` : asked;
}

/** What the hand would come to, as far as that can be told. */
function sums(desk: Desk): string {
  const found = sumsToCome(desk);
  const [first] = found;
  if (!first) return "";
  const each = found.map(({ slot, sum }, at) =>
    t("asking-sum", { sum: sum.points, number: slot + 1, first: at ? "no" : "yes" }),
  );
  const chosen = desk.wishes.some(({ owner }) => owner === desk.me);
  return t("asking-sums", { sums: chosen ? String(first.sum.points) : each.join(", "), unknown: first.sum.unknown });
}
