/** A seat's view of Chicago Poker, as the server sends it. */
import type { Business } from "./cards";

export interface Laid {
  card: string | null;
  up: boolean;
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
}

/** The question that is open, by its key. */
export function stepOf(view: View): string {
  return view.steps.at(-1)?.step ?? "";
}

/** Whether a seat's bullet lies at a place. */
export function isMarked(view: View, place: number, seat: number): boolean {
  return view.bullets[place] === String(seat);
}

/** Whose turn it is: the seat of the turn underneath whatever was pushed on top. */
export function turnOf(view: View): number | null {
  const turn = view.steps.find(({ step }) => step === "turn" || step === "start" || step === "discard");
  return turn?.values[0] ?? null;
}
