/** Small questions about a seat's view of Omerta. */
import type { View } from "../generated";

export type { View };
export type Step = View["steps"][number]["step"];
/** A card that lies face down; null for one that the seat cannot name, or is not shown. */
export type Down = View["vault"][number];
/** A Patrol on a card, counted from 0, or Mamma, who lies on no card. */
export type Blocker = View["blockers"][number];

/** The question that is open, by its key. */
export function stepOf(view: View): string {
  return view.steps.at(-1)?.step ?? "";
}

/** Whose turn it is; null while all look at their cards. */
export function turnOf(view: View): number | null {
  return view.steps.find(({ step }) => step === "end")?.values[0] ?? null;
}

export function patrolOn(view: View, seat: number, slot: number): Blocker | null {
  return view.blockers.find((one) => one.seat === seat && one.slot === slot) ?? null;
}

export function mammaOn(view: View, seat: number): Blocker | null {
  return view.blockers.find((one) => one.seat === seat && one.slot === null) ?? null;
}

/** Points so far. */
export function total(view: View, seat: number): number {
  return view.sheet.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0);
}

export type Pool = View["pools"][number];

/** What is known of mixed cards that all lie in one hand. */
export function poolsIn(view: View, seat: number): Pool[] {
  return view.pools.filter(({ places }) => places.every(([owner]) => owner === seat));
}

/** What is known of mixed cards that lie in several hands, or in the vault. */
export function spreadPools(view: View): Pool[] {
  return view.pools.filter(({ places }) => places.some(([owner]) => owner !== places[0]![0] || owner === view.seats));
}

/** A power on its way to its targets. */
export interface Blow {
  power: number;
  attacker: number;
  targets: { seat: number; slot: number | null }[];
}

export function blowOf(view: View): Blow | null {
  const top = view.steps.at(-1);
  if (top?.step !== "strike") return null;
  const [power = 0, attacker = 0, first = -1, a = -1, second = -1, b = -1] = top.values;
  const targets = [
    { seat: first, slot: a < 0 ? null : a },
    { seat: second, slot: b < 0 ? null : b },
  ].filter(({ seat }) => seat >= 0);
  return { power, attacker, targets };
}

/** The bottles that count in the race that is on. */
export function raceOf(view: View): string[] | null {
  const top = view.steps.at(-1);
  if (top?.step !== "race" && top?.step !== "sealed_race") return null;
  const [first = 0, second = first] = top.values;
  return [...new Set([first, second])].map((face) => `bottle${face + 1}`);
}
