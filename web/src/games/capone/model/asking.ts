/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, hintText, type Asked } from "../../../i18n/asking";
import { has, t } from "../../../i18n/texts.svelte";
import { isOneOf, keysIn } from "../../keys";
import { LEGAL_INCOME, PROTECTION_MONEY } from "../generated";
import { kindOf, MEMBERS, SHOPS } from "./city";
import type { Desk } from "./desk.svelte";
import { stonesAt, worth } from "./view";
import { actionName, cardAbout, cardName, crowdName, guardsName, memberName, placeName } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play } = desk;
  if (play.now?.over) return askedAtEnd(play);
  if (!play.myTurn) return askedToWait(play, desk.turn);
  return {
    title: t(`asking-${desk.step}`),
    detail: hinted(desk) ?? detail(desk),
    // Whoever is sending men knows what the card does, and reads what it takes.
    about: desk.card && !desk.placement.on ? cardAbout(desk.card) : "",
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
  const { seat } = stonesAt(desk.view, place ?? "") ?? {};
  if (desk.prey.length) return t("asking-prey", { place: placeName(place!), name: play.names[seat ?? -1] ?? "" });
  const use = has(`asking-use-${card}`) ? card : (strikeOf(card) ?? "business");
  return t(`asking-use-${use}`, { card: cardName(card) });
}

/** What the choice as it stands names last of a kind. */
function named({ play }: Desk, arg: string): string | null | undefined {
  return play.choice.taken.findLast(({ args }) => args[arg] != null)?.args[arg];
}

/** A whole choice, before it is confirmed. */
function whole(desk: Desk): string {
  const { card, me, place, placement, view } = desk;
  const { choice, names, reader } = desk.play;
  const victim = named(desk, "victim");
  if (placement.on) return t("asking-placing", { place: placeName(place!), guards: guardsName(placement.guards) });
  if (victim != null) {
    const seat = Number(victim);
    const money = Math.min(PROTECTION_MONEY[view.markers[seat] ?? 0] ?? 0, view.cash[seat] ?? 0);
    return t("asking-extorts", { card: cardName(card), name: names[seat] ?? "", money });
  }
  if (isOneOf(SHOPS, card))
    return t("asking-opens", { card: cardName(card), money: LEGAL_INCOME[view.markers[me ?? 0] ?? 0] ?? 0 });
  return struck(desk) ?? actionName(choice.taken[0]!, reader);
}

/** How a card hits whoever is at a place, by its text; null for a card that does not. */
function strikeOf(card: string | null): string | null {
  if (card && kindOf(card) === "diversion") return "diversion";
  return card === "fbi" || card === "offer" ? card : null;
}

/** Whom a card hits at the place that was chosen, and what becomes of them; null for a card that hits nobody. */
function struck(desk: Desk): string | null {
  const { card, place, play, view } = desk;
  const [strike, hit] = [strikeOf(card), stonesAt(view, place ?? "")];
  if (!strike || !hit) return null;
  const [member = hit.stones.members[0]] = keysIn(MEMBERS, [named(desk, "member")]);
  const stones = strike === "offer" || !member ? hit.stones : { members: [member], guards: 0 };
  return t(`asking-hits-${strike}`, {
    card: cardName(card),
    name: play.names[hit.seat] ?? "",
    place: placeName(place!),
    who: member ? memberName(member) : "",
    stones: crowdName(stones),
    money: worth(stones),
  });
}
