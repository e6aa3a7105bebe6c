/** Small questions about a seat's view of Chicago Poker. */
import { SERIES, type View } from "../generated";

export type { View };
export type Step = View["steps"][number]["step"];
export type Laid = View["series"][number][number][number];
/** Cards that lie in some slots, nobody but their owner knows which where; a slot is `(place * seats + seat) * 5 + position`. */
export type Pool = View["pools"][number];

/** What is known of a series as a set only (P20): the cards, every place they may lie at, and which cards here they may be. */
export interface Known {
  cards: string[];
  places: number[];
  positions: number[];
}

/** Whether the short match is played, which is won with less. */
export function isShort(view: View): boolean {
  return view.options[0] === 1;
}

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
