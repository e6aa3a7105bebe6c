/** The books: what the years brought, carried along from event to event. */
import { keyIn, keysIn } from "../../keys";
import type { Happening } from "../../../net/frames";
import { START_CASH } from "../generated";
import { FIELDS, MEMBERS, type Member } from "./city";
import { worth, type Held } from "./view";

/** Seats are keys here, as they are in events. */
type BySeat = Readonly<Record<string, number>>;

/** What one year brought. */
export interface Year {
  year: number;
  /** What the settlement paid, and the fields that it paid for. */
  income: BySeat;
  fields: Readonly<Record<string, readonly { field: string; value: number }[]>>;
  /** Honest income and protection money, less what was paid of it. */
  extra: BySeat;
  /** What was spent on bails and bodyguards. */
  spent: BySeat;
  /** How the year ended. */
  cash: BySeat;
  markers: BySeat;
}

export interface Ledger {
  year: number;
  starter: string;
  cash: BySeat;
  markers: BySeat;
  fields: Readonly<Record<string, Held>>;
  years: readonly Year[];
  /** The last announcement of each seat this year. */
  said: Readonly<Record<string, string>>;
}

export const CLEAN: Ledger = { year: 0, starter: "0", cash: {}, markers: {}, fields: {}, years: [], said: {} };

type Fold = (ledger: Ledger, event: Happening, seat: string) => Ledger;

const amount = (event: Happening): number => Number(event.money);

/** Puts money into a seat's purse, or takes it out. */
function paid(ledger: Ledger, seat: string, money: number, column?: "extra" | "spent"): Ledger {
  const cash = { ...ledger.cash, [seat]: (ledger.cash[seat] ?? START_CASH) + money };
  const sum = column === "spent" ? -money : money;
  const noted = column
    ? inYear(ledger, (year) => ({ [column]: { ...year[column], [seat]: (year[column][seat] ?? 0) + sum } }))
    : ledger;
  return closed({ ...noted, cash }, seat);
}

/** Changes the year that is open. */
function inYear(ledger: Ledger, change: (year: Year) => Partial<Year>): Ledger {
  const last = ledger.years.at(-1);
  return last ? { ...ledger, years: [...ledger.years.slice(0, -1), { ...last, ...change(last) }] } : ledger;
}

/** The year ends with what a seat has now. */
function closed(ledger: Ledger, seat: string): Ledger {
  return inYear(ledger, (year) => ({
    cash: { ...year.cash, [seat]: ledger.cash[seat] ?? START_CASH },
    markers: { ...year.markers, [seat]: ledger.markers[seat] ?? 0 },
  }));
}

function without(ledger: Ledger, field: string, member?: Member): Ledger {
  const { [field]: held, ...fields } = ledger.fields;
  if (!held) return ledger;
  const stones = { ...held.stones, members: held.stones.members.filter((one) => one !== member) };
  const left = member !== undefined && (stones.members.length > 0 || stones.guards > 0);
  return { ...ledger, fields: left ? { ...fields, [field]: { ...held, stones } } : fields };
}

const gone: Fold = (ledger, event) => without(ledger, String(event.field));
const taken: Fold = (ledger, event) => without(ledger, String(event.field), keyIn(MEMBERS, event.member) ?? undefined);

const place: Fold = (ledger, event, seat) => {
  const field = String(event.field);
  const there = ledger.fields[field]?.stones ?? { members: [], guards: 0 };
  const members = [...there.members, ...keysIn(MEMBERS, event.members)];
  return {
    ...ledger,
    fields: {
      ...ledger.fields,
      [field]: { seat: Number(seat), stones: { members, guards: there.guards + Number(event.guards) } },
    },
  };
};

const settle: Fold = (ledger, event, seat) => {
  const held = FIELDS.filter((field) => ledger.fields[field]?.seat === Number(seat));
  const rows = held.map((field) => ({ field, value: worth(ledger.fields[field]!.stones) }));
  const fields = Object.fromEntries(Object.entries(ledger.fields).filter(([, one]) => one.seat !== Number(seat)));
  const noted = inYear(ledger, (year) => ({
    income: { ...year.income, [seat]: amount(event) },
    fields: { ...year.fields, [seat]: rows },
  }));
  return paid({ ...noted, fields }, seat, amount(event));
};

const mark =
  (sign: 1 | -1): Fold =>
  (ledger, event, seat) =>
    paid({ ...ledger, markers: { ...ledger.markers, [seat]: Number(event.marker) } }, seat, sign * amount(event));

const FOLDS: Readonly<Record<string, Fold>> = {
  year: (ledger, event, seat) => ({
    ...ledger,
    year: Number(event.year),
    starter: seat,
    said: {},
    years: [
      ...ledger.years,
      {
        year: Number(event.year),
        income: {},
        fields: {},
        extra: {},
        spent: {},
        cash: ledger.cash,
        markers: ledger.markers,
      },
    ],
  }),
  placed: place,
  expelled: gone,
  returned: gone,
  diverted: taken,
  arrested: taken,
  bailed: (ledger, event, seat) => paid(ledger, seat, -amount(event), "spent"),
  opened: (ledger, event, seat) => paid(ledger, seat, amount(event), "extra"),
  extorted: (ledger, event, seat) =>
    paid(paid(ledger, seat, amount(event), "extra"), String(event.victim), -amount(event), "extra"),
  settled: settle,
  rehired: (ledger, event, seat) => paid(ledger, seat, -5 * Number(event.guards), "spent"),
  invested: mark(-1),
  sold: mark(1),
  said: (ledger, event, seat) => ({ ...ledger, said: { ...ledger.said, [seat]: String(event.say) } }),
};

/** Keeps with each event what the books say after it. */
export function note(event: Happening, previous: Happening | null): Happening {
  const before = (previous?.books as Ledger | undefined) ?? CLEAN;
  const fold = FOLDS[event.kind];
  return { ...event, books: fold ? fold(before, event, String(event.seat)) : before };
}

/** The books after the last event of a story. */
export function booksOf(story: readonly Happening[]): Ledger {
  return (story.at(-1)?.books as Ledger | undefined) ?? CLEAN;
}
