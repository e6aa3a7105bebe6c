/** Cards, places, actions and happenings of Chicago Poker in words. */
import { seatIn } from "../../folding";
import { placeOf } from "../../keys";
import type { Action } from "../../../net/frames";
import type { Line } from "../../../ui/table/Log.svelte";
import { t } from "../../../i18n/texts.svelte";
import { capital, listed, tellAction, tellEvent, tellThing, type Dictionary, type Reader } from "../../../i18n/words";
import { face, PLACES, type Business } from "./cards";
import { opened, type Noted } from "./streets";
import type { Known, View } from "./view";

/** A card in the middle of a sentence. */
export function cardThing(card: string): string {
  return tellThing("card", card);
}

export function cardName(card: string | null | undefined): string {
  return card ? capital(cardThing(card)) : t("card-unknown");
}

/** What a card is good for. */
export function cardHelp(card: string): string {
  const printed = face(card);
  return "special" in printed ? t(`explain-${printed.special}`) : t("explain-gangster");
}

/** A business as a sign has it. */
export function signName(business: Business | null): string {
  return business ? capital(tellThing("business", business)) : t("business-none");
}

/** The business at a place in the middle of a sentence, with its letter where two are alike. */
export function placeName(open: readonly (Business | null)[], place: number): string {
  const business = open[place];
  if (!business) return tellThing("place", PLACES[place] ?? "a");
  const letter = letterOf(open, place);
  if (!letter) return t("place-named", { kind: business });
  return t("place-lettered", { business: tellThing("business", business), letter });
}

/** The letter of a place where two open businesses are alike, or nothing. */
export function letterOf(open: readonly (Business | null)[], place: number): string {
  const alike = open.filter((other) => other !== null && other === open[place]);
  return alike.length > 1 ? PLACES[place]!.toUpperCase() : "";
}

/** What is known to lie among somebody's face-down cards, without knowing which one is which. */
export function tellKnown({ cards, places }: Known, open: readonly (Business | null)[], name: string): string {
  return t("known-among", {
    name,
    places: listed(places.map((place) => placeName(open, place))),
    cards: listed(cards.map((card) => tellThing("card", card))),
  });
}

const DOMAINS = {
  seat: "seat",
  victim: "seat",
  source: "place",
  target: "place",
  cards: "card",
  positions: "position",
  turn: "count",
  turns: "count",
  left: "count",
  extra: "count",
  passes: "count",
};

function dictionary(open: readonly (Business | null)[]): Dictionary {
  return {
    domains: DOMAINS,
    name: (domain, key) => (domain === "place" ? placeName(open, placeOf(PLACES, key)) : null),
  };
}

export function actionName(action: Action, view: View, reader: Reader): string {
  return tellAction(action, reader, dictionary(view.open));
}

const STRONG = new Set<Noted["kind"]>([
  "claimed",
  "won",
  "murdered",
  "deadlock",
  "unbroken",
  "last_business",
  "longest_match",
]);
/** Told by the table itself: actions left, cards swept away. */
const SILENT = new Set<Noted["kind"]>(["actions", "cleared", "put_aside"]);

/** One line of the story; null for what is not worth telling. */
export function line(event: Noted, view: View, reader: Reader): Line | null {
  if (SILENT.has(event.kind)) return null;
  const seat = seatIn(event);
  if (event.kind === "turn")
    return { text: t("line-turn", { name: reader.names[seat ?? 0] ?? "" }), weight: "turn", seat };
  const { streets, ...fields } = event;
  const text = tellEvent(fields, reader, dictionary(opened(streets, view)));
  return text.trim() ? { text, weight: STRONG.has(event.kind) ? "strong" : "plain", seat } : null;
}

/** A special names itself in every way it can be played, so that its card stands for all of them. */
export function adapt(action: Action): Action {
  const plays = ["raid", "murder", "limousine", "pistol", "blackmail"].includes(action.verb);
  return plays ? { ...action, args: { ...action.args, special: action.verb } } : action;
}

const BOSSES = ["Al Capone", "Frank Yale", "Hymie Weiss", "Bugs Moran", "Dion O’Bannion", "Johnny Torrio"];

/** Bots go by the name of the boss at their side of the table. */
export function botName(seat: number): string {
  return BOSSES[seat] ?? "";
}
