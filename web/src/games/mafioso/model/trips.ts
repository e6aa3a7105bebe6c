/** What travels over and around the long table of Mafioso when something happens. */
import { handOf, type Trip } from "../../../ui/table/travel";
import type { Event } from "../generated";
import type { CardKey } from "./board";

export const NOTE = "note";
export const POT = "pot";
export const STANDING = "standing";
export const chairSpot = (chair: number | string | null) => `slot-chair-${chair}`;
/** Whoever sits on a chair now, on his way to it. */
export const manOf = (chair: number | string | null) => `man-${chair}`;

const CARD_OF: Partial<Record<Event["kind"], CardKey>> = {
  shot: "shoot",
  stabbed: "stab",
  ordered: "cake",
  drugged: "nightcap",
  passed: "pass",
  boomed: "boom",
};

/** The trips of an update, as the one in seat `me` sees them. */
export function trips(events: readonly Event[], me: number | null): Trip[] {
  return events.flatMap((event) => of(event, me));
}

function laid(seat: string, card: CardKey | null, me: number | null): Trip {
  return { what: card, from: handOf(seat, me, card), to: "discards" };
}

function of(event: Event, me: number | null): Trip[] {
  const card = CARD_OF[event.kind];
  if (card && "seat" in event) return [laid(event.seat, card, me)];
  switch (event.kind) {
    case "drew":
      return [{ what: event.card, from: "deck", to: handOf(event.seat, me, event.card) }];
    case "discarded":
      return [laid(event.seat, event.card, me)];
    case "moved":
      return [{ what: manOf(event.target), from: chairSpot(event.chair), to: chairSpot(event.target), square: true }];
    case "seated":
      return [{ what: manOf(event.chair), from: STANDING, to: chairSpot(event.chair), square: true }];
    case "paid":
      return [{ what: NOTE, from: POT, to: `seat-${event.seat}`, square: true }];
    default:
      return [];
  }
}
