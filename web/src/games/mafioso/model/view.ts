/** A seat's view of Mafioso, as the server sends it, and small questions about it. */
import { COLOURS, THINGS, type CardKey, type Colour, type Kind } from "./board";

export interface Man {
  colour: Colour;
  kind: Kind;
  asleep: boolean;
}

export interface View {
  seat: number | null;
  seats: number;
  options: number[];
  steps: { step: string; values: number[] }[];
  winners: number[];
  /** The seat that plays yellow; colours follow in order of play. */
  first: number;
  hands: (CardKey | null)[][];
  discards: CardKey[];
  raids: number;
  chairs: (Man | null)[];
  standing: Man[];
  dead: Man[];
  /** By family: a chair, `hand` or `gone`. */
  cakes: string[];
  /** Notes of $1k, $5k and $10k. */
  pot: number[];
  money: number[];
  /** By seat: 0 while there are men. */
  out: number[];
  turns: number;
  deck: number;
}

/** Whether the players seat their men by hand. */
export function isSeatedByHand(view: View): boolean {
  return view.options[0] === 1;
}

/** The question that is open, by its key. */
export function stepOf(view: View): string {
  return view.steps.at(-1)?.step ?? "";
}

/** Who is up: during a raid that is whoever seats a man, not the raider. */
export function turnOf(view: View): number | null {
  return view.steps.at(-1)?.values[0] ?? null;
}

export function colourOf(view: View, seat: number): Colour {
  return COLOURS[(seat - view.first + view.seats) % view.seats] ?? "yellow";
}

export function seatOf(view: View, colour: Colour): number {
  return (COLOURS.indexOf(colour) + view.first) % view.seats;
}

/** Where a family's cake is: a chair, `hand` or `gone`. */
export function cakeOf(view: View, colour: Colour): string {
  return view.cakes[COLOURS.indexOf(colour)] ?? "gone";
}

/** Whose cake stands before a chair. */
export function cakeAt(view: View, chair: number): Colour | null {
  const family = view.cakes.indexOf(String(chair));
  return family < 0 ? null : (COLOURS[family] ?? null);
}

/** The chairs where a man sits at a drink, asleep or not. */
export function drinkersOf(view: View): number[] {
  return view.chairs.flatMap((man, chair) => (man && THINGS[chair] === "drink" ? [chair] : []));
}

/** What the pot is worth, in thousands. */
export function potOf(view: View): number {
  const [ones = 0, fives = 0, tens = 0] = view.pot;
  return ones + 5 * fives + 10 * tens;
}

/** How many men a family still has, standing ones included. */
export function menOf(view: View, colour: Colour): number {
  return [...view.chairs, ...view.standing].filter((man) => man?.colour === colour).length;
}
