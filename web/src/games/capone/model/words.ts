/** Cards, places, stones, actions and happenings of Capone in words. */
import { seatIn } from "../../folding";
import { isOneOf } from "../../keys";
import type { Action } from "../../../net/frames";
import type { Line } from "../../../ui/table/Log.svelte";
import { t } from "../../../i18n/texts.svelte";
import { capital, listed, tellAction, tellEvent, tellThing, type Dictionary, type Reader } from "../../../i18n/words";
import { BUSINESSES, businessOf, kindOf, MINIMUM, SHOPS, DIVERSIONS, type Kind, type Member } from "./city";
import type { Noted } from "./ledger";
import { divertedAt, fieldAt, shopAt, worth, type Stones, type View } from "./view";

const DICTIONARY: Dictionary = {
  domains: { victim: "seat", cards: "card", members: "member", lost: "guards", marker: "count", year: "count" },
};

export function cardName(card: string | null | undefined): string {
  return card ? capital(tellThing("card", card)) : t("card-unknown");
}

const HELP: Readonly<Partial<Record<Kind, string>>> = { legal: "legal", diversion: "diversion" };

/** What a card's help is kept under: a special card has its own. */
function helped(card: string): string {
  const kind = kindOf(card);
  return kind === "special" ? card : (HELP[kind] ?? "illegal");
}

/** What a card does. */
export function cardHelp(card: string): string {
  return t(`card-${helped(card)}-help`);
}

/** The same in one sentence, beside a board that tells the rest. */
export function cardAbout(card: string): string {
  return t(`card-${helped(card)}-about`);
}

export function memberName(member: Member): string {
  return tellThing("member", member);
}

/** The name of the family in a seat. */
export function familyName(seat: number): string {
  return t(`family-${seat}`);
}

/** A family by its name and that of its head. */
export function familyTitle(seat: number, names: readonly string[]): string {
  return t("photo-look", { family: familyName(seat), name: names[seat] ?? "" });
}

export function guardsName(count: number): string {
  return t("guards", { number: count });
}

export function moneyShort(money: number): string {
  return t("money-short", { money });
}

/** Stones in words: members by name, bodyguards by number. */
export function stonesName({ members, guards }: Stones): string {
  const words = members.map((member) => tellThing("member", `${member}-listed`));
  return listed(guards > 0 || words.length === 0 ? [...words, guardsName(guards)] : words);
}

/** The same where it must be short: a crowd is counted. */
export function crowdName(stones: Stones): string {
  const count = stones.members.length;
  return count > 3 ? listed([t("crowd", { count }), guardsName(stones.guards)]) : stonesName(stones);
}

/** A place of the city by its bare name. */
export function placeName(place: string): string {
  if (isOneOf(DIVERSIONS, place)) return tellThing("diversion", place);
  return isOneOf(SHOPS, place) ? tellThing("shop", place) : tellThing("field", place);
}

/** A member and where he is, by the answer of `whereIs`. */
export function whereabouts(member: Member, where: string): string {
  const block = Number(/^cell(\d)$/.exec(where)?.[1] ?? 0);
  const plain = where === "home" || where === "harbour" ? t(`where-${where}`) : "";
  return t("where", {
    member: capital(memberName(member)),
    place: block ? t("where-cell", { block }) : plain || placeName(where),
  });
}

/** Everything about a place in one sentence, for a screen reader. */
export function placeLabel(place: string, view: View, names: readonly string[]): string {
  const name = capital(placeName(place));
  if (isOneOf(SHOPS, place)) {
    const seat = shopAt(view, place);
    return t("place-shop", {
      place: name,
      who: seat === null ? t("place-free") : t("place-guard", { name: names[seat] ?? "" }),
    });
  }
  if (isOneOf(DIVERSIONS, place)) {
    const guest = divertedAt(view, place);
    return t("place-shop", {
      place: name,
      who: guest
        ? t("place-guest", { name: names[guest.seat] ?? "", member: memberName(guest.member) })
        : t("place-free"),
    });
  }
  const held = fieldAt(view, place);
  const who = held
    ? t("place-held", { name: names[held.seat] ?? "", stones: stonesName(held.stones), money: worth(held.stones) })
    : t("place-free");
  return t("place-field", { place: name, who, minimum: MINIMUM[businessOf(place)] });
}

export function actionName(action: Action, reader: Reader): string {
  return tellAction(action, reader, DICTIONARY);
}

/** An announcement by its key: `threaten_2`, `leave_bank`. */
export function sayName(say: string, seat: number | null, reader: Reader): string {
  const [, verb = "", what = ""] = /^(threaten|truce|leave)_(.+)$/.exec(say) ?? [];
  if (verb === "leave") return t("say-leave", { business: tellThing("business", what) });
  const you = (one: number | null) => (one !== null && one === reader.seat ? "yes" : "no");
  return verb
    ? t(`say-${verb}`, { you: you(seat), victim: reader.names[Number(what)] ?? "", "victim-you": you(Number(what)) })
    : "";
}

/** What others say is quoted; what you said is told. */
function said(say: string, seat: number | null, reader: Reader): string {
  const text = sayName(say, seat, reader);
  return seat === reader.seat && !say.startsWith("leave") ? text : `“${text}”`;
}

const STRONG = new Set<Noted["kind"]>(["expelled", "arrested", "fetched", "drowned", "returned", "ended"]);
const TOLD_BY_STONES: readonly string[] = [...BUSINESSES, ...SHOPS];

/** One line of the story; null for what is not worth telling. */
export function line(event: Noted, reader: Reader): Line | null {
  const seat = seatIn(event);
  // Whoever moves into a place has played its card.
  if (event.kind === "played" && TOLD_BY_STONES.includes(String(event.card))) return null;
  if (event.kind === "said") return { text: said(String(event.say), seat, reader), seat };
  if (event.kind === "year")
    return {
      text: t("line-year", { year: Number(event.year), name: reader.names[seat ?? 0] ?? "" }),
      weight: "turn",
      seat,
    };
  const { books: _kept, ...fields } = event;
  const text = tellEvent(fields, reader, DICTIONARY);
  // A name such as F.B.I. brings its own full stop.
  return text.trim()
    ? { text: capital(text).replace(/\.\.$/, "."), weight: STRONG.has(event.kind) ? "strong" : "plain", seat }
    : null;
}

const BOTS = [
  "Johnny Vespucci",
  "Rosa Bellini",
  "Fat Tony Grieco",
  "Nora Callahan",
  "Silvio Marchetti",
  "Babyface Lenz",
];

/** Bots are families with a name of their own. */
export function botName(seat: number): string {
  return BOTS[seat] ?? "";
}
