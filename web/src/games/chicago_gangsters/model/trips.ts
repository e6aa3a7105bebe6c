/** What travels over the felt of Chicago Gangsters when something happens. */
import { handOf, type Trip } from "../../../ui/table/travel";
import type { Event } from "../generated";

export const BOTTLE = "bottle";
/** Where the cards lie that a player puts into the fight. */
export const pledgeSpot = (seat: number | string) => `pledge-${seat}`;
export const personSpot = (person: string | null) => `slot-person-${person}`;

/** The trips of an update, as the one in seat `me` sees them. */
export function trips(events: readonly Event[], me: number | null): Trip[] {
  return events.flatMap((event) => of(event, me));
}

function of(event: Event, me: number | null): Trip[] {
  switch (event.kind) {
    case "drew":
      return [{ what: event.means, from: "deck", to: handOf(event.seat, me, event.means) }];
    case "discarded":
      return event.cards.map((card) => ({ what: card, from: handOf(event.seat, me, card), to: "discards" }));
    case "fished":
      return event.cards.map((card) => ({ what: card, from: "discards", to: handOf(event.seat, me, card) }));
    case "committed":
    case "laid_open":
    case "lurked":
      return event.cards.map((card) => ({
        what: card,
        from: handOf(event.seat, me, card),
        to: pledgeSpot(event.seat),
      }));
    case "spent":
      return event.cards.map((card) => ({ what: card, from: pledgeSpot(event.seat), to: "discards" }));
    case "hired":
      return [{ what: event.person, from: "person", to: personSpot(event.person) }];
    case "gained":
      return Array.from({ length: Number(event.bottles) }, () => ({
        what: BOTTLE,
        from: "loot",
        to: `seat-${event.seat}`,
        square: true,
      }));
    default:
      return [];
  }
}
