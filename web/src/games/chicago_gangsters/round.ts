/** What a round has brought so far, carried along from event to event. */
import type { Happening } from "../../lib/frames";

export interface Shown {
  cards: string[];
  useless: string[];
  hides: boolean;
}

export interface Fought {
  side: string;
  challengers: number;
  defenders: number;
  shared: boolean;
}

/** Seats are keys here, as they are in events. */
export interface Round {
  shown: Readonly<Record<string, Shown>>;
  hidden: { seat: string; card: string } | null;
  contributed: Readonly<Record<string, number>>;
  brawled: string | null;
  fought: Fought | null;
  /** The package each seat took. */
  took: Readonly<Record<string, string>>;
  /** The last announcement of each seat. */
  said: Readonly<Record<string, string>>;
  /** What this seat has sealed and the others have not seen. */
  sealed: readonly string[];
}

export const QUIET: Round = { shown: {}, hidden: null, contributed: {}, brawled: null, fought: null, took: {}, said: {}, sealed: [] };

type Fold = (round: Round, event: Happening, seat: string) => Round;

const show: Fold = (round, event, seat) => ({
  ...round,
  shown: { ...round.shown, [seat]: { cards: list(event.cards), useless: list(event.useless), hides: Number(event.hides ?? 0) > 0 } },
});

const FOLDS: Readonly<Record<string, Fold>> = {
  round: () => QUIET,
  closed: (round) => ({ ...round, sealed: [] }),
  said: (round, event, seat) => ({ ...round, said: { ...round.said, [seat]: String(event.say) } }),
  answered: (round, event) => (list(event.actions).length ? { ...round, sealed: list(event.actions) } : round),
  committed: (round) => ({ ...round, sealed: [] }),
  claimed: (round) => ({ ...round, sealed: [] }),
  brawled: (round, _event, seat) => ({ ...round, brawled: seat }),
  revealed: show,
  unmasked: show,
  exposed: (round, event, seat) => ({ ...round, hidden: { seat, card: String(event.means) } }),
  contributed: (round, event, seat) => ({ ...round, contributed: { ...round.contributed, [seat]: Number(event.strength) } }),
  fought: (round, event) => ({
    ...round,
    fought: {
      side: String(event.side),
      challengers: Number(event.challengers),
      defenders: Number(event.defenders),
      shared: Number(event.shared) > 0,
    },
  }),
  took: (round, event, seat) => ({ ...round, took: { ...round.took, [seat]: String(event.package) } }),
};

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Keeps with each event what its round has brought up to then. */
export function note(event: Happening, previous: Happening | null): Happening {
  const before = (previous?.round as Round | undefined) ?? QUIET;
  const fold = FOLDS[event.kind];
  return { ...event, round: fold ? fold(before, event, String(event.seat)) : before };
}
