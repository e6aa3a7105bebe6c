/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, hintText, type Asked } from "../../../i18n/asking";
import { has, t } from "../../../i18n/texts.svelte";
import { keyIn } from "../../keys";
import { kindOf, MEMBERS } from "./city";
import type { Desk } from "./desk.svelte";
import { actionName, cardAbout, cardName, guardsName, placeName, stonesName } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play } = desk;
  if (play.now?.over) return askedAtEnd(play);
  if (!play.myTurn) return askedToWait(play, desk.turn);
  return {
    title: t(`asking-${desk.step}`),
    detail: hinted(desk) ?? detail(desk),
    about: desk.card ? cardAbout(desk.card) : "",
  };
}

function hinted({ hint, play }: Desk): string | null {
  if (!hint) return null;
  return hintText(play.hint!, (action) => actionName(action, play.reader), play);
}

function detail(desk: Desk): string {
  if (desk.step === "swap") return t("asking-swap-detail", { count: desk.marks.length });
  if (desk.step === "rehire") return t("asking-rehire-detail", { count: desk.count, money: 5 * desk.count });
  if (desk.step === "invest") return t("asking-invest-detail");
  return turning(desk);
}

function turning(desk: Desk): string {
  const { card, place, placement, play } = desk;
  const [first] = play.choice.taken;
  if (first?.verb === "bail" || first?.verb === "discard") return actionName(first, play.reader);
  if (card === null) return desk.bails.length ? t("asking-card-or-bail") : t("asking-card");
  if (!desk.canPlay(card)) return t("asking-useless", { card: cardName(card) });
  if (placement.on && !play.choice.complete && placement.isLast) return t("asking-last");
  if (placement.on && !play.choice.complete)
    return t("asking-stones", { place: placeName(place!), takeover: placement.isTakeover ? "yes" : "no" });
  if (play.choice.complete) return whole(desk);
  if (desk.prey.length) return t("asking-prey", { place: placeName(place!) });
  return t(`asking-use-${has(`asking-use-${card}`) ? card : kindOf(card) === "diversion" ? "diversion" : "business"}`, {
    card: cardName(card),
  });
}

/** A whole choice, before it is confirmed. */
function whole({ play: { choice, reader, names }, card, place, placement }: Desk): string {
  const named = (arg: string) => choice.taken.findLast(({ args }) => args[arg] != null)?.args[arg];
  const [victim, member] = [named("victim"), keyIn(MEMBERS, named("member"))];
  if (placement.on) return t("asking-placing", { place: placeName(place!), guards: guardsName(placement.guards) });
  if (victim != null) return t("asking-whole", { card: cardName(card), what: names[Number(victim)] ?? "" });
  const who = member ? stonesName({ members: [member], guards: 0 }) : "";
  const what = [who, place && place !== card ? placeName(place) : ""].filter(Boolean).join(", ");
  return what ? t("asking-whole", { card: cardName(card), what }) : actionName(choice.taken[0]!, reader);
}
