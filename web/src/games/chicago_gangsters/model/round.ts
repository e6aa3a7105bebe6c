/** What a round has brought so far, carried along from event to event. */
import { folded, type Folds, type Of } from "../../folding";
import { rowOf } from "../../keys";
import {
  PACKAGE_KEYS,
  type Coalition,
  type District,
  type Event,
  type Loot,
  type Means,
  type Package,
  type Person,
  type Say,
  type Side,
} from "../generated";
import { CLANS, face, packagesOf, PACTS, signsOf, specialtiesOf, type Package as Goods } from "./cards";
import { SIDES } from "./view";

export interface Shown {
  cards: Means[];
  useless: Means[];
  hides: boolean;
}

export interface Fought {
  side: Side | null;
  challengers: number;
  defenders: number;
  shared: boolean;
}

/** Seats are keys here, as they are in events. */
export interface Round {
  district: District | null;
  shown: Readonly<Record<string, Shown>>;
  hidden: { seat: string; card: Means; counts: boolean } | null;
  contributed: Readonly<Record<string, number>>;
  brawled: string | null;
  fought: Fought | null;
  /** Who works for each seat. */
  persons: Readonly<Record<string, readonly Person[]>>;
  /** The seat of each clan; they change hands when Mr. X does. */
  holders: Readonly<Record<string, string>>;
  /** The side each seat fights on in this round. */
  sides: Readonly<Record<string, Side>>;
  /** The packages each seat took. */
  took: Readonly<Record<string, readonly Package[]>>;
  /** The last announcement of each seat. */
  said: Readonly<Record<string, Say>>;
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

/** An event with what its round has brought up to then. */
export type Noted = Event & { round: Round };

const show = (round: Round, { seat, cards, useless }: Of<Event, "revealed" | "unmasked">, hides: boolean): Round => ({
  ...round,
  shown: { ...round.shown, [seat]: { cards: seen(cards), useless: seen(useless), hides } },
});

const take = (round: Round, seat: string, packages: readonly Package[]): Round => ({
  ...round,
  took: { ...round.took, [seat]: packages },
});

const unseal = (round: Round): Round => ({ ...round, sealed: [] });

const FOLDS: Folds<Round, Event> = {
  joined: (round, { seat, clan }) => (clan ? { ...round, holders: { ...round.holders, [clan]: seat } } : round),
  traded_places: (round, { seat, other }) => ({ ...round, holders: traded(round.holders, other, seat) }),
  hired: (round, { seat, person }) =>
    person ? { ...round, persons: { ...round.persons, [seat]: [...(round.persons[seat] ?? []), person] } } : round,
  left: (round, { seat, person }) => ({
    ...round,
    persons: { ...round.persons, [seat]: (round.persons[seat] ?? []).filter((one) => one !== person) },
  }),
  round: ({ persons, holders }, { district, coalition }) => ({
    ...QUIET,
    district,
    persons,
    holders,
    sides: lined(holders, coalition),
  }),
  lurked: (round, { seat, side }) => (side ? { ...round, sides: { ...round.sides, [seat]: side } } : round),
  closed: unseal,
  said: (round, { seat, say }) => (say ? { ...round, said: { ...round.said, [seat]: say } } : round),
  answered: (round, { actions }) => (actions.length ? { ...round, sealed: seen(actions) } : round),
  committed: unseal,
  claimed: unseal,
  brawled: (round, { seat }) => ({ ...round, brawled: seat }),
  revealed: (round, event) => show(round, event, Number(event.hides) > 0),
  unmasked: (round, event) => show(round, event, false),
  exposed: (round, { seat, means }) =>
    means ? { ...round, hidden: { seat, card: means, counts: isValid(round, seat, means) } } : round,
  contributed: (round, { seat, strength }) => ({
    ...round,
    contributed: { ...round.contributed, [seat]: Number(strength) },
  }),
  fought: (round, { side, challengers, defenders, shared }) => ({
    ...round,
    fought: {
      side,
      challengers: Number(challengers),
      defenders: Number(defenders),
      shared: Number(shared) > 0,
    },
  }),
  took: (round, { seat, package: taken }) => (taken ? take(round, seat, [taken]) : round),
  // Who stands alone on a side takes all that is meant for it.
  took_both: (round, { seat }) => take(round, seat, PACKAGE_KEYS),
};

/** The goods that a seat took out of the loot of a round that is fought. */
export function goodsOf({ fought, sides, took }: Round, loot: Loot | null, seat: number): Goods[] {
  if (!fought) return [];
  const first = sides[seat] === fought.side ? 0 : 2;
  return (took[seat] ?? []).flatMap((taken) => packagesOf(loot)[first + PACKAGE_KEYS.indexOf(taken)] ?? []);
}

/** Whether a card is of use in this round's district, by the district card or a specialist of its owner. */
function isValid({ district, persons }: Round, seat: string, card: Means): boolean {
  const { kind } = face(card);
  return signsOf(district).includes(kind) || specialtiesOf(persons[seat] ?? []).includes(kind);
}

function traded(holders: Round["holders"], from: string | null, to: string): Round["holders"] {
  return Object.fromEntries(Object.entries(holders).map(([clan, seat]) => [clan, seat === from ? to : seat]));
}

function lined(holders: Round["holders"], coalition: Coalition | null): Round["sides"] {
  const places = (rowOf<readonly number[]>(PACTS, coalition) ?? []).map((clan) => holders[CLANS[clan]!]);
  return Object.fromEntries(
    places.flatMap((seat, slot) => (seat === undefined ? [] : [[seat, SIDES[slot < 2 ? 0 : 1]]])),
  );
}

function seen<Key>(keys: readonly (Key | null)[]): Key[] {
  return keys.filter((key) => key !== null);
}

/** Keeps with each event what its round has brought up to then. */
export function note(event: Event, previous: Noted | null): Noted {
  return { ...event, round: folded(FOLDS, previous?.round ?? QUIET, event) };
}
