/** What just happened, cut into what is staged: a round's reveal, and moments told in the middle of the felt. */
import { seatIn } from "../../folding";
import type { Card, Event } from "../generated";

export interface Row {
  seat: number;
  cards: Card[];
  sum: number;
  points: number;
  total: number;
  won: boolean;
}

/** The end of a round: hands turned up, counted, and written down. */
export interface Reveal {
  caller: number | null;
  rows: Row[];
}

/** The reveals of an update, in order; a round that nobody called has no caller. */
export function reveals(events: readonly Event[]): Reveal[] {
  const found: Reveal[] = [];
  let open: Reveal | null = null;
  for (const event of events) {
    if (event.kind === "revealed") {
      open ??= { caller: null, rows: [] };
      const cards = event.cards.filter((card) => card !== null);
      open.rows.push({ seat: Number(event.seat), cards, sum: Number(event.sum), points: 0, total: 0, won: false });
    } else if (event.kind === "round_over" && open) {
      open.caller = event.caller == null ? null : Number(event.caller);
      found.push(open);
    } else if (event.kind === "scored" && open) {
      const row = open.rows.find((one) => one.seat === Number(event.seat));
      if (row) Object.assign(row, { points: Number(event.points), total: Number(event.total), won: event.won === "1" });
    } else if (event.kind === "round") open = null;
  }
  return found;
}

export interface Moment {
  /** The card whose art goes with it. */
  card: Card | null;
  seat: number | null;
  mood: "plain" | "good" | "bad";
  event: Event;
  /** Seconds after which a race was won or lost. */
  after: number | null;
}

const MOODS: Readonly<Partial<Record<Event["kind"], Moment["mood"]>>> = {
  hit: "good",
  countered: "good",
  threw: "good",
  missed: "bad",
  bluffed: "bad",
  botched: "bad",
  switched: "plain",
  shuffled: "plain",
  given: "bad",
  cracked: "plain",
  mothered: "plain",
  patrolled: "plain",
  skipped: "bad",
  lifted: "plain",
  reshuffled: "plain",
  declined: "plain",
  passed: "plain",
};
const ART: Readonly<Partial<Record<Event["kind"], Card>>> = {
  switched: "gangster",
  shuffled: "lady",
  given: "snitch",
  cracked: "safecracker",
  mothered: "mamma",
  patrolled: "patrol",
  skipped: "mamma",
};
const RACED = new Set<Event["kind"]>(["hit", "missed"]);

/** What the middle of the felt tells, in order; `after` is how long a race had run. */
export function moments(events: readonly Event[], after: number | null): Moment[] {
  return events.flatMap((event) => {
    const mood = MOODS[event.kind];
    if (!mood) return [];
    const card = ("card" in event ? event.card : null) ?? ART[event.kind] ?? null;
    return [{ card, seat: seatIn(event), mood, event, after: RACED.has(event.kind) ? after : null }];
  });
}
