/** What just happened, cut into what is staged: a round's reveal, and moments told in the middle of the felt. */
import type { Happening } from "../../../net/frames";

export interface Row {
  seat: number;
  cards: string[];
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
export function reveals(events: readonly Happening[]): Reveal[] {
  const found: Reveal[] = [];
  let open: Reveal | null = null;
  for (const event of events) {
    const seat = Number(event.seat);
    if (event.kind === "revealed") {
      open ??= { caller: null, rows: [] };
      open.rows.push({ seat, cards: event.cards as string[], sum: Number(event.sum), points: 0, total: 0, won: false });
    } else if (event.kind === "round_over" && open) {
      open.caller = event.caller == null ? null : Number(event.caller);
      found.push(open);
    } else if (event.kind === "scored" && open) {
      const row = open.rows.find((one) => one.seat === seat);
      if (row) Object.assign(row, { points: Number(event.points), total: Number(event.total), won: event.won === "1" });
    } else if (event.kind === "round") open = null;
  }
  return found;
}

export interface Moment {
  /** The card whose art goes with it. */
  card: string | null;
  seat: number | null;
  mood: "plain" | "good" | "bad";
  event: Happening;
  /** Seconds after which a race was won or lost. */
  after: number | null;
}

const MOODS: Readonly<Record<string, Moment["mood"]>> = {
  hit: "good",
  countered: "good",
  threw: "good",
  missed: "bad",
  bluffed: "bad",
  botched: "bad",
  aimed: "plain",
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
const ART: Readonly<Record<string, string>> = {
  switched: "gangster",
  shuffled: "lady",
  given: "snitch",
  cracked: "safecracker",
  mothered: "mamma",
  patrolled: "patrol",
  skipped: "mamma",
};
const RACED = new Set(["hit", "missed"]);

/** What the middle of the felt tells, in order; `after` is how long a race had run. */
export function moments(events: readonly Happening[], after: number | null): Moment[] {
  return events.flatMap((event) => {
    const mood = MOODS[event.kind];
    if (!mood) return [];
    const card = (event.card as string | null | undefined) ?? ART[event.kind] ?? null;
    const seat = event.seat == null ? null : Number(event.seat);
    return [{ card, seat, mood, event, after: RACED.has(event.kind) ? after : null }];
  });
}
