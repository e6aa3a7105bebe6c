/** Cards, actions and happenings of Omerta in words. */
import type { Action, Happening } from "../../../net/frames";
import type { Line } from "../../../ui/table/Log.svelte";
import { t } from "../../../i18n/texts.svelte";
import { capital, tellAction, tellEvent, tellThing, type Dictionary, type Reader } from "../../../i18n/words";
import { FAMOUS } from "./cards";

export function cardName(card: string | null | undefined): string {
  return card ? capital(tellThing("card", card)) : t("card-down");
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
export function eventText(event: Happening, reader: Reader): string {
  const fields: Happening = { ...event };
  if (event.kind === "reshuffled") fields.cards = Number(event.cards);
  if (event.kind === "aimed") fields.victims = [...new Set(event.victims as string[])];
  const called = event.kind === "round_over" && event.caller !== null;
  if (called) fields.seat = event.caller;
  return tellEvent(fields, event.kind === "aimed" ? spokenTo(reader, event) : reader, DICTIONARY).trim();
}

/** In the list of those who are aimed at, the reader is not called by name. */
function spokenTo(reader: Reader, { seat }: Happening): Reader {
  const you = t(Number(seat) === reader.seat ? "list-yourself" : "list-you");
  return { ...reader, names: reader.names.map((name, one) => (one === reader.seat ? you : name)) };
}

const STRONG = new Set(["called", "hit", "countered", "round_over"]);
/** Told by the table itself: sealed answers, marks that go on. */
const SILENT = new Set(["answered", "held", "said"]);

/** One line of the story; null for what is not worth telling. */
export function line(event: Happening, reader: Reader): Line | null {
  if (SILENT.has(event.kind)) return null;
  const seat = event.seat == null ? null : Number(event.seat);
  if (event.kind === "turn")
    return { text: t("line-turn", { name: reader.names[seat ?? 0] ?? "" }), weight: "turn", seat };
  const text = eventText(event, reader);
  return text ? { text, weight: STRONG.has(event.kind) ? "strong" : "plain", seat } : null;
}

/** Bots go by the name of the famous gangster at their side of the table. */
export function botName(seat: number): string {
  return FAMOUS[seat] ?? "";
}
