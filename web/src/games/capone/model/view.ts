/** Small questions about a seat's view of Capone. */
import type { View } from "../generated";
import { isOneOf, placeOf } from "../../keys";
import { businessOf, FIELDS, GUARD, MEMBERS, MINIMUM, SHOPS, DIVERSIONS, VALUE, type Member } from "./city";

export type { View };
export type Step = View["steps"][number]["step"];
/** Members and bodyguards that lie together. */
export type Stones = View["home"][number];
/** A field that somebody holds. */
export type Held = NonNullable<View["fields"][number]>;

export function stepOf(view: View): string {
  return view.steps.at(-1)?.step ?? "";
}

/** Who is asked. */
export function turnOf(view: View): number | null {
  return view.steps.at(-1)?.values[0] ?? null;
}

/** What stones that lie together are worth, in thousands. */
export function worth({ members, guards }: Stones): number {
  return members.reduce((sum, member) => sum + VALUE[member], GUARD * guards);
}

export function fieldAt(view: View, field: string): Held | null {
  return view.fields[placeOf(FIELDS, field)] ?? null;
}

export function shopAt(view: View, shop: string): number | null {
  const seat = view.shops[placeOf(SHOPS, shop)];
  return seat == null ? null : Number(seat);
}

export function divertedAt(view: View, place: string): { seat: number; member: Member } | null {
  const found = view.diverted[placeOf(DIVERSIONS, place)];
  const [, seat = "", member = ""] = /^(\d)-(.+)$/.exec(found ?? "") ?? [];
  return isOneOf(MEMBERS, member) ? { seat: Number(seat), member } : null;
}

/** Whose stones are on a field, or at a diversion, and which. */
export function stonesAt(view: View, place: string): Held | null {
  const guest = divertedAt(view, place);
  return guest ? { seat: guest.seat, stones: { members: [guest.member], guards: 0 } } : fieldAt(view, place);
}

/** A family's members in a block of the prison, 1 to 3. */
export function cellOf(view: View, seat: number, block: number): Member[] {
  return view.cells[seat * 3 + block - 1]?.members ?? [];
}

/** Where a member is: `home`, a place of the city, `cell1` to `cell3`, or `harbour`. */
export function whereIs(view: View, seat: number, member: Member): string {
  if (view.home[seat]?.members.includes(member)) return "home";
  if (view.harbour[seat]?.members.includes(member)) return "harbour";
  const block = [1, 2, 3].find((one) => cellOf(view, seat, one).includes(member));
  if (block) return `cell${block}`;
  const field = view.fields.findIndex((held) => held?.seat === seat && held.stones.members.includes(member));
  if (field >= 0) return FIELDS[field]!;
  return (
    DIVERSIONS.find((place) => divertedAt(view, place)?.member === member && divertedAt(view, place)?.seat === seat) ??
    "harbour"
  );
}

/** A family's members who are not lost. */
export function livingOf(view: View, seat: number): Member[] {
  return MEMBERS.filter((member) => !view.harbour[seat]?.members.includes(member));
}

/** Whether a field with so much on it pays at the settlement; a strict one wants its minimum. */
export function pays(view: View, field: string, value: number): boolean {
  return view.options[0] !== 1 || value >= MINIMUM[businessOf(field)];
}

/** What the settlement would pay a family now. */
export function stakesOf(view: View, seat: number): number {
  const values = view.fields.map((held) => (held?.seat === seat ? worth(held.stones) : 0));
  return values.reduce((sum, value, at) => sum + (pays(view, FIELDS[at]!, value) ? value : 0), 0);
}
