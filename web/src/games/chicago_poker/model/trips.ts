/** What travels over the felt of Chicago Poker when something happens. */
import { handOf, type Trip } from "../../../ui/table/travel";
import type { Event } from "../generated";

/** A seat's cards at a place; the newest lies last. */
export const seriesSpot = (place: string | null | undefined, seat: number | string) => `slot-${place}-${seat}`;

/** The trips of an update, as the one in seat `me` sees them. */
export function trips(events: readonly Event[], me: number | null): Trip[] {
  return events.flatMap((event) => of(event, me));
}

function of(event: Event, me: number | null): Trip[] {
  switch (event.kind) {
    case "drew":
    case "reinforced":
      return [{ what: event.card, from: "deck", to: handOf(event.seat, me, event.card) }];
    case "blackmailed":
      return [{ what: event.card, from: "discards", to: handOf(event.seat, me, event.card) }];
    case "played":
      return [{ what: event.card, from: handOf(event.seat, me, event.card), to: seriesSpot(event.place, event.seat) }];
    case "discarded":
    case "wasted":
      return [{ what: event.card, from: handOf(event.seat, me, event.card), to: "discards" }];
    case "murdered":
      return [{ what: event.card, from: seriesSpot(event.place, event.victim!), to: "discards" }];
    case "raided":
      return event.cards.map((card) => ({ what: card, from: seriesSpot(event.place, event.victim!), to: "discards" }));
    case "drove":
      return event.cards.map((card) => ({
        what: card,
        from: seriesSpot(event.source, event.seat),
        to: seriesSpot(event.target, event.seat),
      }));
    case "won":
      return [{ what: `sign-${event.business}`, from: `sign-${event.place}`, to: `seat-${event.seat}`, square: true }];
    default:
      return [];
  }
}
