/** Cards, men, chairs, actions and happenings of Mafioso in words. */
import type { Action } from "../../../net/frames";
import { seatIn } from "../../folding";
import type { Event } from "../generated";
import type { Line } from "../../../ui/table/Log.svelte";
import { t } from "../../../i18n/texts.svelte";
import { listed, tellAction, tellEvent, tellThing, type Dictionary, type Reader } from "../../../i18n/words";
import { THINGS } from "./board";
import { cakeAt, isSeatedByHand, seatOf, type Man, type View } from "./view";
import { manKey } from "./waiting";

export function cardName(card: string | null | undefined): string {
  return card ? tellThing("card", card) : t("card-unknown");
}

/** What kind of man, without saying whether he sleeps. */
export function kindName(man: Man): string {
  return tellThing("man", man.kind);
}

/** A man with his player's name. */
export function manName(man: Man, view: View, names: readonly string[]): string {
  return t("man-of", {
    man: kindName(man),
    name: names[seatOf(view, man.colour)] ?? "",
    asleep: man.asleep ? "yes" : "no",
  });
}

/** Men with their players' names, those of a family together; yours, if `me` is the player. */
export function menNames(men: readonly Man[], view: View, names: readonly string[], me: number | null): string {
  const families = [...new Set(men.map(({ colour }) => colour))].map((colour) => {
    const seat = seatOf(view, colour);
    const kinds = men.filter((man) => man.colour === colour).map((man) => tellThing("man", manKey(man)));
    return t(seat === me ? "men-mine" : "men-of", { men: listed(kinds), name: names[seat] ?? "" });
  });
  return listed(families);
}

/** Everything about a chair in one sentence, for a screen reader. */
export function chairName(chair: number, view: View, names: readonly string[]): string {
  const man = view.chairs[chair];
  const cake = cakeAt(view, chair);
  return t("chair-label", {
    chair: tellThing("chair", String(chair)),
    who: man ? manName(man, view, names) : t("chair-free"),
    cake: cake ? t("chair-cake", { name: names[seatOf(view, cake)] ?? "" }) : "",
  });
}

export function thingName(chair: number): string {
  return t(`thing-${THINGS[chair] ?? "nothing"}`);
}

const DICTIONARY: Dictionary = {
  domains: {
    seat: "seat",
    owner: "seat",
    target: "chair",
    chairs: "chair",
    cards: "card",
    turn: "count",
    quiet: "count",
    ones: "count",
    fives: "count",
    tens: "count",
    fall: "count",
    men: "count",
  },
  name: (domain, key) => (domain === "money" ? t("money", { number: Number(key) }) : null),
};

export function actionName(action: Action, reader: Reader): string {
  const { card, ...args } = action.args;
  return tellAction({ ...action, args: action.verb === "discard" ? { card: card! } : args }, reader, DICTIONARY);
}

const STRONG = new Set<Event["kind"]>(["exploded", "eliminated", "raided", "ended"]);

/** Said by what follows: a turn that ends. */
const SILENT = new Set<Event["kind"]>(["stopped"]);

/** One line of the story; null for what is not worth telling. */
export function line(event: Event, view: View, reader: Reader): Line | null {
  if (SILENT.has(event.kind)) return null;
  const seat = seatIn(event);
  if (event.kind === "started" && isSeatedByHand(view)) return { text: youngest(view, reader), seat: null };
  if (event.kind === "turn")
    return { text: t("line-turn", { name: reader.names[seat ?? 0] ?? "" }), weight: "turn", seat };
  if (event.kind === "reshuffled") return { text: t("event-reshuffled", { cards: Number(event.cards) }), seat: null };
  const text = tellEvent(event, reader, DICTIONARY);
  return text.trim() ? { text, weight: STRONG.has(event.kind) ? "strong" : "plain", seat } : null;
}

/** Who seats the first man and who, playing yellow, the last. */
function youngest({ first, seats }: View, { seat, names }: Reader): string {
  const young = (first + 1) % seats;
  const you = seat === young ? "youngest" : seat === first ? "first" : "no";
  return t("table-youngest", { you, youngest: names[young] ?? "", first: names[first] ?? "" });
}

const CARD_OF: Readonly<Record<string, string>> = {
  shoot: "shoot",
  stab: "stab",
  cake: "cake",
  nightcap: "nightcap",
  pass: "pass",
  boom: "boom",
  raid: "raid",
  move: "move",
};

/** Every action names the card it is played with, so that the card stands for all of them. */
export function adapt(action: Action): Action {
  const card = CARD_OF[action.verb];
  return card ? { ...action, args: { ...action.args, card } } : action;
}

const BOTS = ["Don Pepe", "Lola Lupara", "Nonno Nino", "Auntie Truus", "Eddie Espresso", "Mamma Fortuna"];

/** Bots are guests with a name of their own. */
export function botName(seat: number): string {
  return BOTS[seat] ?? "";
}
