/** What travels through the city of Capone when something happens. */
import type { Trip } from "../../../ui/table/travel";
import type { Event } from "../generated";

export const NOTE = "note";
/** A member or a bodyguard, by the family. */
export const stoneOf = (seat: number | string, member: string | null) => `${seat}-${member ?? "guard"}`;
export const placeSpot = (place: string | null) => `place-${place}`;
/** A member at home: in one's own row, or in the photograph of the family. */
export const homeSpot = (seat: number | string, me: number | null, member: string | null) =>
  member !== null && Number(seat) === me ? `home-${member}` : `seat-${seat}`;

/** The trips of an update, as the one in seat `me` sees them. */
export function trips(events: readonly Event[], me: number | null): Trip[] {
  return events.flatMap((event) => of(event, me));
}

/** Members and at most one bodyguard: the number beside him tells the rest. */
function stones(members: readonly (string | null)[], guards: string | null): (string | null)[] {
  return [...members, ...(Number(guards) > 0 ? [null] : [])];
}

function of(event: Event, me: number | null): Trip[] {
  const stone = (seat: string, member: string | null, from: string, to: string): Trip => ({
    what: stoneOf(seat, member),
    from,
    to,
    square: true,
  });
  const money = (from: string, to: string): Trip => ({ what: NOTE, from, to, square: true });
  switch (event.kind) {
    case "placed":
      return stones(event.members, event.guards).map((member) =>
        stone(event.seat, member, homeSpot(event.seat, me, member), placeSpot(event.field)),
      );
    case "expelled":
      return stones(event.members, event.guards).map((member) =>
        stone(event.seat, member, placeSpot(event.field), member === null ? "park" : "harbour"),
      );
    case "returned":
      return stones(event.members, event.guards).map((member) =>
        stone(event.seat, member, placeSpot(event.field), homeSpot(event.seat, me, member)),
      );
    case "opened":
      return [
        stone(event.seat, null, `seat-${event.seat}`, placeSpot(event.shop)),
        money(placeSpot(event.shop), `seat-${event.seat}`),
      ];
    case "diverted":
      return [stone(event.seat, event.member, placeSpot(event.field), placeSpot(event.diversion))];
    case "arrested":
      return [stone(event.seat, event.member, placeSpot(event.field), "prison")];
    case "fetched":
      return [stone(event.seat, event.member, placeSpot(event.diversion), "prison")];
    case "drowned":
      return [stone(event.seat, event.member, placeSpot(event.diversion), "harbour")];
    case "bailed":
      return [stone(event.seat, event.member, "prison", homeSpot(event.seat, me, event.member))];
    case "extorted":
      return [money(`seat-${event.victim}`, `seat-${event.seat}`)];
    default:
      return [];
  }
}
