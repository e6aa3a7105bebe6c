/** What a round has brought so far, carried along from event to event. */
import { rowOf } from "../../keys";
import type { Happening } from "../../../net/frames";
import { CLANS, face, PACTS, signsOf, specialtiesOf } from "./cards";
import { SIDES } from "./view";

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
  district: string | null;
  shown: Readonly<Record<string, Shown>>;
  hidden: { seat: string; card: string; counts: boolean } | null;
  contributed: Readonly<Record<string, number>>;
  brawled: string | null;
  fought: Fought | null;
  /** Who works for each seat. */
  persons: Readonly<Record<string, readonly string[]>>;
  /** The seat of each clan; they change hands when Mr. X does. */
  holders: Readonly<Record<string, string>>;
  /** The side each seat fights on in this round. */
  sides: Readonly<Record<string, string>>;
  /** The package each seat took. */
  took: Readonly<Record<string, string>>;
  /** The last announcement of each seat. */
  said: Readonly<Record<string, string>>;
  /** What this seat has sealed and the others have not seen. */
  sealed: readonly string[];
}

export const QUIET: Round = {
  district: null,
  shown: {},
  hidden: null,
  contributed: {},
  brawled: null,
  fought: null,
  persons: {},
  holders: {},
  sides: {},
  took: {},
  said: {},
  sealed: [],
};

type Fold = (round: Round, event: Happening, seat: string) => Round;

const show: Fold = (round, event, seat) => ({
  ...round,
  shown: {
    ...round.shown,
    [seat]: { cards: list(event.cards), useless: list(event.useless), hides: Number(event.hides ?? 0) > 0 },
  },
});

const FOLDS: Readonly<Record<string, Fold>> = {
  joined: (round, event, seat) => ({ ...round, holders: { ...round.holders, [String(event.clan)]: seat } }),
  traded_places: (round, event, seat) => ({ ...round, holders: traded(round.holders, String(event.other), seat) }),
  hired: (round, event, seat) => ({
    ...round,
    persons: { ...round.persons, [seat]: [...(round.persons[seat] ?? []), String(event.person)] },
  }),
  round: (round, event) => ({
    ...QUIET,
    district: String(event.district),
    persons: round.persons,
    holders: round.holders,
    sides: lined(round.holders, String(event.coalition)),
  }),
  lurked: (round, event, seat) => ({ ...round, sides: { ...round.sides, [seat]: String(event.side) } }),
  closed: (round) => ({ ...round, sealed: [] }),
  said: (round, event, seat) => ({ ...round, said: { ...round.said, [seat]: String(event.say) } }),
  answered: (round, event) => (list(event.actions).length ? { ...round, sealed: list(event.actions) } : round),
  committed: (round) => ({ ...round, sealed: [] }),
  claimed: (round) => ({ ...round, sealed: [] }),
  brawled: (round, _event, seat) => ({ ...round, brawled: seat }),
  revealed: show,
  unmasked: show,
  exposed: (round, event, seat) => ({
    ...round,
    hidden: { seat, card: String(event.means), counts: isValid(round, seat, String(event.means)) },
  }),
  contributed: (round, event, seat) => ({
    ...round,
    contributed: { ...round.contributed, [seat]: Number(event.strength) },
  }),
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

/** Whether a card is of use in this round's district, by the district card or a specialist of its owner. */
function isValid({ district, persons }: Round, seat: string, card: string): boolean {
  const { kind } = face(card);
  return signsOf(district).includes(kind) || specialtiesOf(persons[seat] ?? []).includes(kind);
}

function traded(holders: Round["holders"], from: string, to: string): Round["holders"] {
  return Object.fromEntries(Object.entries(holders).map(([clan, seat]) => [clan, seat === from ? to : seat]));
}

function lined(holders: Round["holders"], coalition: string): Round["sides"] {
  const places = (rowOf<readonly number[]>(PACTS, coalition) ?? []).map((clan) => holders[CLANS[clan]!]);
  return Object.fromEntries(
    places.flatMap((seat, slot) => (seat === undefined ? [] : [[seat, SIDES[slot < 2 ? 0 : 1]]])),
  );
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Keeps with each event what its round has brought up to then. */
export function note(event: Happening, previous: Happening | null): Happening {
  const before = (previous?.round as Round | undefined) ?? QUIET;
  const fold = FOLDS[event.kind];
  return { ...event, round: fold ? fold(before, event, String(event.seat)) : before };
}
