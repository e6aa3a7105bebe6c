/** Cards, actions and happenings of Omerta in words. */
import type { Action, Happening } from "../../../net/frames";
import { seatIn, type Of } from "../../folding";
import type { Event } from "../generated";
import type { Line } from "../../../ui/table/Log.svelte";
import { t } from "../../../i18n/texts.svelte";
import { capital, tellAction, tellEvent, tellThing, type Dictionary, type Reader } from "../../../i18n/words";
import { face, FAMOUS } from "./cards";

export function cardName(card: string | null | undefined): string {
  return card ? capital(tellThing("card", card)) : t("card-down");
}

/** What a card is good for. */
export function cardHelp(card: string): string {
  const printed = face(card);
  return "character" in printed ? t(`card-${printed.character}-help`) : t("card-bottle-help");
}

const DICTIONARY: Dictionary = {
  domains: {
    seat: "seat",
    victim: "seat",
    victims: "seat",
    first: "seat",
    second: "seat",
    caller: "seat",
    cards: "card",
    slots: "slot",
    first_slot: "slot",
    second_slot: "slot",
    round: "count",
    turn: "count",
    turns: "count",
    sum: "count",
    points: "count",
    total: "count",
    won: "count",
  },
};

/** For what counts cards instead of naming them. */
const COUNTED: Dictionary = { domains: { ...DICTIONARY.domains, cards: "count" } };

/** A place of a hand or of the vault, as it is called for the reader. */
export function placeName(owner: number, slot: number, reader: Reader): string {
  const number = slot + 1;
  const name = reader.names[owner];
  return name === undefined
    ? t("slot-vault", { number })
    : t("slot-of", { name, number, you: owner === reader.seat ? "yes" : "no" });
}

export function actionName(action: Action, reader: Reader): string {
  return tellAction(action, reader, DICTIONARY);
}

/** The event in words; empty when it is not worth telling. */
export function eventText(event: Event, reader: Reader): string {
  const dictionary = event.kind === "reshuffled" ? COUNTED : DICTIONARY;
  return tellEvent(fieldsOf(event), event.kind === "aimed" ? spokenTo(reader, event) : reader, dictionary).trim();
}

/** What is told of an event: nobody twice, and who called a round that is over. */
function fieldsOf(event: Event): Happening {
  if (event.kind === "aimed") return { ...event, victims: [...new Set(event.victims)] };
  return event.kind === "round_over" && event.caller !== null ? { ...event, seat: event.caller } : event;
}

/** In the list of those who are aimed at, the reader is not called by name: "to you", after another. */
function spokenTo(reader: Reader, { seat, victims }: Of<Event, "aimed">): Reader {
  const who = Number(seat) === reader.seat ? "yourself" : "you";
  const you = t(`${Number(victims[0]) === reader.seat ? "list" : "aimed"}-${who}`);
  return { ...reader, names: reader.names.map((name, one) => (one === reader.seat ? you : name)) };
}

const STRONG = new Set<Event["kind"]>(["called", "hit", "countered", "round_over"]);
/** Told by the table itself: sealed answers, marks that go on. */
const SILENT = new Set<Event["kind"]>(["answered", "held", "said"]);

/** One line of the story; null for what is not worth telling. */
export function line(event: Event, reader: Reader): Line | null {
  if (SILENT.has(event.kind)) return null;
  const seat = seatIn(event);
  if (event.kind === "turn")
    return { text: t("line-turn", { name: reader.names[seat ?? 0] ?? "" }), weight: "turn", seat };
  const text = eventText(event, reader);
  return text ? { text, weight: STRONG.has(event.kind) ? "strong" : "plain", seat } : null;
}

/** Bots go by the name of the famous gangster at their side of the table. */
export function botName(seat: number): string {
  return FAMOUS[seat] ?? "";
}
