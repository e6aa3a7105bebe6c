/** A seat's view of Chicago Poker, as the server sends it. */
import type { Business } from "./cards";

export interface Laid {
  card: string | null;
  up: boolean;
}

/** Cards that lie in some slots, nobody but their owner knows which where; a slot is `(place * seats + seat) * 5 + position`. */
export interface Pool {
  places: number[];
  cards: string[];
}

export interface View {
  seat: number | null;
  seats: number;
  options: number[];
  steps: { step: string; values: number[] }[];
  winners: number[];
  hands: (string | null)[][];
  discards: string[];
  open: (Business | null)[];
  /** Per place, the key of the seat whose bullet lies there. */
  bullets: (string | null)[];
  won: Record<Business, number>[];
  turns: number;
  left: number;
  extra: number;
  /** Per place, per seat, oldest card first. */
  series: Laid[][][];
  deck: number;
  businesses: number;
  pools: Pool[];
}

/** What is known of a series as a set only (P20): the cards, every place they may lie at, and which cards here they may be. */
export interface Known {
  cards: string[];
  places: number[];
  positions: number[];
}

const SERIES = 5;

/** The question that is open, by its key. */
export function stepOf(view: View): string {
  return view.steps.at(-1)?.step ?? "";
}

/** Whether a seat's bullet lies at a place. */
export function isMarked(view: View, place: number, seat: number): boolean {
  return view.bullets[place] === String(seat);
}

/** The sets that are known to lie, all or in part, among a seat's cards at a place. */
export function knownAt(view: View, place: number, seat: number): Known[] {
  const first = (place * view.seats + seat) * SERIES;
  return view.pools
    .map(({ cards, places: slots }) => ({
      cards,
      places: [...new Set(slots.map((slot) => Math.floor(slot / SERIES / view.seats)))],
      positions: slots.map((slot) => slot - first).filter((position) => position >= 0 && position < SERIES),
    }))
    .filter(({ positions }) => positions.length > 0);
}

/** Whose turn it is: the seat of the turn underneath whatever was pushed on top. */
export function turnOf(view: View): number | null {
  const turn = view.steps.find(({ step }) => step === "turn" || step === "start" || step === "discard");
  return turn?.values[0] ?? null;
}
