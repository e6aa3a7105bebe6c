/** What travels over the felt of Chicago Poker when something happens. */
import { handOf, type Trip } from "../../../ui/table/travel";
import type { Event } from "../generated";

/** A seat's cards at a place; the newest lies last. */
export const seriesSpot = (place: string | null | undefined, seat: number | string) => `slot-${place}-${seat}`;

/** The trips of an update, as the one in seat `me` sees them. */
export function trips(events: readonly Event[], me: number | null): Trip[] {
  return events.flatMap((event) => of(event, me));
}

/** A card out of somebody's hand, onto the discards. */
const thrown = (seat: string, me: number | null, card: string | null): Trip => ({
  what: card,
  from: handOf(seat, me, card),
  to: "discards",
});

function of(event: Event, me: number | null): Trip[] {
  switch (event.kind) {
    case "drew":
      return [{ what: event.card, from: "deck", to: handOf(event.seat, me, event.card) }];
    case "blackmailed":
      return [
        thrown(event.seat, me, "blackmail"),
        { what: event.card, from: "discards", to: handOf(event.seat, me, event.card) },
      ];
    case "played":
      return [{ what: event.card, from: handOf(event.seat, me, event.card), to: seriesSpot(event.place, event.seat) }];
    case "turned_up":
      return [{ what: event.card, from: "deck", to: "discards" }];
    case "discarded":
    case "wasted":
    case "reinforced":
    case "raided":
      return [thrown(event.seat, me, event.card)];
    case "fired":
      return [thrown(event.seat, me, "pistol")];
    case "murdered":
      return [
        thrown(event.seat, me, "murder"),
        { what: event.card, from: seriesSpot(event.place, event.victim!), to: "discards" },
      ];
    case "drove":
      return [
        thrown(event.seat, me, "limousine"),
        ...event.cards.map((card) => ({
          what: card,
          from: seriesSpot(event.source, event.seat),
          to: seriesSpot(event.target, event.seat),
        })),
      ];
    case "won":
      return [{ what: `sign-${event.business}`, from: `sign-${event.place}`, to: `seat-${event.seat}`, square: true }];
    default:
      return [];
  }
}
