/** The books: what the years brought, carried along from event to event. */
import { folded, type Folds } from "../../folding";
import { START_CASH, type Event, type Field, type Say } from "../generated";
import { FIELDS, type Member } from "./city";
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
  said: Readonly<Record<string, Say>>;
}

export const CLEAN: Ledger = { year: 0, starter: "0", cash: {}, markers: {}, fields: {}, years: [], said: {} };

/** An event with what the books say after it. */
export type Noted = Event & { books: Ledger };

type Row<Kind extends Event["kind"]> = NonNullable<Folds<Ledger, Event>[Kind]>;

interface Money {
  seat: string;
  money: string | null;
}

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

function without(ledger: Ledger, field: Field | null, member?: Member): Ledger {
  if (!field) return ledger;
  const { [field]: held, ...fields } = ledger.fields;
  if (!held) return ledger;
  const stones = { ...held.stones, members: held.stones.members.filter((one) => one !== member) };
  const left = member !== undefined && (stones.members.length > 0 || stones.guards > 0);
  return { ...ledger, fields: left ? { ...fields, [field]: { ...held, stones } } : fields };
}

const gone = (ledger: Ledger, { field }: { field: Field | null }): Ledger => without(ledger, field);
const taken = (ledger: Ledger, { field, member }: { field: Field | null; member: Member | null }): Ledger =>
  without(ledger, field, member ?? undefined);

const place: Row<"placed"> = (ledger, { seat, field, members, guards }) => {
  if (!field) return ledger;
  const there = ledger.fields[field]?.stones ?? { members: [], guards: 0 };
  const together = [...there.members, ...members.filter((member) => member !== null)];
  const stones = { members: together, guards: there.guards + Number(guards) };
  return { ...ledger, fields: { ...ledger.fields, [field]: { seat: Number(seat), stones } } };
};

const settle: Row<"settled"> = (ledger, { seat, money }) => {
  const held = FIELDS.filter((field) => ledger.fields[field]?.seat === Number(seat));
  const rows = held.map((field) => ({ field, value: worth(ledger.fields[field]!.stones) }));
  const fields = Object.fromEntries(Object.entries(ledger.fields).filter(([, one]) => one.seat !== Number(seat)));
  const noted = inYear(ledger, (year) => ({
    income: { ...year.income, [seat]: Number(money) },
    fields: { ...year.fields, [seat]: rows },
  }));
  return paid({ ...noted, fields }, seat, Number(money));
};

const open: Row<"year"> = (ledger, { seat, year }) => ({
  ...ledger,
  year: Number(year),
  starter: seat,
  said: {},
  years: [
    ...ledger.years,
    {
      year: Number(year),
      income: {},
      fields: {},
      extra: {},
      spent: {},
      cash: ledger.cash,
      markers: ledger.markers,
    },
  ],
});

const mark = (ledger: Ledger, { seat, marker, money }: Money & { marker: string | null }, sign: 1 | -1): Ledger =>
  paid({ ...ledger, markers: { ...ledger.markers, [seat]: Number(marker) } }, seat, sign * Number(money));

const FOLDS: Folds<Ledger, Event> = {
  year: open,
  placed: place,
  expelled: gone,
  returned: gone,
  diverted: taken,
  arrested: taken,
  bailed: (ledger, { seat, money }) => paid(ledger, seat, -Number(money), "spent"),
  opened: (ledger, { seat, money }) => paid(ledger, seat, Number(money), "extra"),
  extorted: (ledger, { seat, victim, money }) =>
    paid(paid(ledger, seat, Number(money), "extra"), String(victim), -Number(money), "extra"),
  settled: settle,
  rehired: (ledger, { seat, guards }) => paid(ledger, seat, -5 * Number(guards), "spent"),
  invested: (ledger, event) => mark(ledger, event, -1),
  sold: (ledger, event) => mark(ledger, event, 1),
  said: (ledger, { seat, say }) => (say ? { ...ledger, said: { ...ledger.said, [seat]: say } } : ledger),
};

/** Keeps with each event what the books say after it. */
export function note(event: Event, previous: Noted | null): Noted {
  return { ...event, books: folded(FOLDS, previous?.books ?? CLEAN, event) };
}

/** The books after the last event of a story. */
export function booksOf(story: readonly Noted[]): Ledger {
  return story.at(-1)?.books ?? CLEAN;
}
