/** Small questions about a seat's view of Chicago Gangsters. */
import { rowOf } from "../../keys";
import { SIDE_KEYS, type Side, type View } from "../generated";
import { CLANS, PACTS, type Clan } from "./cards";

export type { Side, View };
export type Step = View["steps"][number]["step"];
export { SIDE_KEYS as SIDES };

/** The question that is open, by its key. */
export function stepOf(view: View): string {
  return view.steps.at(-1)?.step ?? "";
}

export function numberOf(seat: string | null | undefined): number | null {
  return seat == null ? null : Number(seat);
}

/** A place on the coalition card: whose clan it names, and who leads it. */
export interface Place {
  slot: number;
  clan: Clan | null;
  seat: number | null;
  mark: "?" | "&" | "";
}

/** The two places of a side, as the coalition card has them. */
export function placesOf(view: View, side: Side): Place[] {
  const first = side === "challengers" ? 0 : 2;
  return [first, first + 1].map((slot) => ({
    slot,
    clan: CLANS[rowOf<readonly number[]>(PACTS, view.coalition)?.[slot] ?? -1] ?? null,
    seat: numberOf(view.line_up[slot]),
    mark: (["?", "&", "&", ""] as const)[slot]!,
  }));
}

/** Who is Mr. X in the round on the table: he lurks beside the coalition card, also when he has just changed places. */
export function lurkerOf(view: View): number | null {
  const lined = view.line_up.map(numberOf);
  if (view.mr_x === null || lined.length === 0 || lined.includes(null)) return numberOf(view.mr_x);
  return Array.from({ length: view.seats }, (_, seat) => seat).find((seat) => !lined.includes(seat)) ?? null;
}

/** The side a seat fights on; null for Mr. X before he has chosen. */
export function sideOf(view: View, seat: number): Side | null {
  const slot = view.line_up.findIndex((one) => numberOf(one) === seat);
  if (slot < 0) return lurkerOf(view) === seat ? view.mr_x_side : null;
  return slot < 2 ? "challengers" : "defenders";
}

export function clanOf(view: View, seat: number): Clan | null {
  return CLANS[view.holders.findIndex((one) => numberOf(one) === seat)] ?? null;
}

/** How many coalition cards have been turned up. */
export function roundOf(view: View): number {
  return 12 - view.coalitions.filter((card) => card !== "end-card").length;
}

/** The seats whose answer the open question still waits for, among those of a side. */
export function isAsked(view: View, seat: number): boolean {
  return view.waiting.includes(seat);
}
