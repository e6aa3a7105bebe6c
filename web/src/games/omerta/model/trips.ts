/** What travels over the felt of Omerta when something happens. */
import type { Trip } from "../../../ui/table/travel";
import type { Event } from "../generated";

/** The card that somebody has drawn and not yet put anywhere. */
export const DRAWN = "slot-drawn";
/** A card of a hand, or of the vault, by its place from 0. */
export const slotSpot = (owner: number | string | null, slot: number) => `slot-${owner}-${slot}`;

/** The trips of an update; hands are told as they are after it. */
export function trips(events: readonly Event[], hands: readonly { length: number }[], vault: number): Trip[] {
  const at = (owner: string | null, slot: string | null) => slotSpot(owner, Number(slot) - 1);
  const newest = (seat: string) => slotSpot(seat, (hands[Number(seat)]?.length ?? 0) - 1);
  const both = (one: string, other: string): Trip[] => [
    { what: null, from: one, to: other },
    { what: null, from: other, to: one },
  ];
  const of = (event: Event): Trip[] => {
    switch (event.kind) {
      case "drew":
        return [{ what: event.card, from: "deck", to: DRAWN }];
      case "took":
        return [{ what: event.card, from: "discards", to: DRAWN }];
      case "swapped":
        return [
          { what: null, from: DRAWN, to: at(event.seat, event.slot) },
          { what: event.card, from: at(event.seat, event.slot), to: "discards" },
        ];
      case "discarded":
        return [{ what: event.card, from: DRAWN, to: "discards" }];
      case "hit":
      case "countered":
        return [{ what: event.card, from: at(event.seat, event.slot), to: "discards" }];
      case "threw":
        return event.slots.map((slot, i) => ({
          what: event.cards[i] ?? null,
          from: at(event.seat, slot),
          to: "discards",
        }));
      case "penalty":
      case "given":
        return [{ what: null, from: "deck", to: newest(event.seat) }];
      case "switched":
        return both(at(event.first, event.first_slot), at(event.second, event.second_slot));
      case "cracked":
        return both(at(event.seat, event.slot), at(String(vault), event.vault));
      default:
        return [];
    }
  };
  return events.flatMap(of);
}
