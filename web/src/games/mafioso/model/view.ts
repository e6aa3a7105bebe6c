/** Small questions about a seat's view of Mafioso. */
import { NOTES, type View } from "../generated";
import { placeOf } from "../../keys";
import { COLOURS, THINGS, type Colour } from "./board";

export type { View };
export type Step = View["steps"][number]["step"];
export type Man = View["standing"][number];

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
  const family = placeOf(view.cakes, String(chair));
  return family < 0 ? null : (COLOURS[family] ?? null);
}

/** The chairs where a man sits at a drink, asleep or not. */
export function drinkersOf(view: View): number[] {
  return view.chairs.flatMap((man, chair) => (man && THINGS[chair] === "drink" ? [chair] : []));
}

/** What the pot is worth, in thousands. */
export function potOf(view: View): number {
  return NOTES.reduce((sum, note, kind) => sum + note * (view.pot[kind] ?? 0), 0);
}

/** How many men a family still has, standing ones included. */
export function menOf(view: View, colour: Colour): number {
  return [...view.chairs, ...view.standing].filter((man) => man?.colour === colour).length;
}
