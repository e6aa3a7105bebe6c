/** Cards turned up for a moment: which places show a face, as events come in and cards move on. */
import type { Happening } from "../../../net/frames";

/** A face at a place; the vault is the owner after the last seat, slots count from 0. */
export interface Glance {
  owner: number;
  slot: number;
  card: string;
}

const MOVES = new Set(["switched", "shuffled", "cracked", "swapped"]);

/** What can be glanced at after some events, in order. */
export function glancesOf(events: readonly Happening[], seats: number): Glance[] {
  return events.reduce<Glance[]>((now, event) => after(now, event, seats), []);
}

function after(now: Glance[], event: Happening, seats: number): Glance[] {
  const owner = Number(event.seat);
  switch (event.kind) {
    case "peeked":
    case "botched":
      return [...now, ...faces(owner, slots(event.slots), event.cards)];
    case "looked":
    case "missed":
    case "bluffed":
      return [...now, ...faces(owner, slots([event.slot]), [event.card])];
    case "opened":
      return [...now, ...faces(seats, [0, 1, 2, 3], event.cards)];
    case "hit":
    case "countered":
      return closeUp(now, owner, slots([event.slot]));
    case "threw":
      return closeUp(now, owner, slots(event.slots));
    case "round":
      return [];
    default:
      return MOVES.has(event.kind) ? stayed(now, event, seats) : now;
  }
}

function slots(keys: unknown): number[] {
  return (keys as string[]).map((key) => Number(key) - 1);
}

function faces(owner: number, at: number[], cards: unknown): Glance[] {
  const known = cards as (string | null)[];
  return at.flatMap((slot, i) => (known[i] ? [{ owner, slot, card: known[i] }] : []));
}

/** Cards of a hand left, and those after them moved up. */
function closeUp(now: Glance[], owner: number, gone: number[]): Glance[] {
  return now
    .filter((one) => one.owner !== owner || !gone.includes(one.slot))
    .map((one) =>
      one.owner === owner ? { ...one, slot: one.slot - gone.filter((slot) => slot < one.slot).length } : one,
    );
}

/** A card that changed its place is no longer shown. */
function stayed(now: Glance[], event: Happening, seats: number): Glance[] {
  const left = (owner: unknown, slot: unknown) => (one: Glance) =>
    one.owner !== Number(owner) || one.slot !== Number(slot) - 1;
  if (event.kind === "shuffled") return now.filter((one) => one.owner !== Number(event.victim));
  if (event.kind === "switched")
    return now.filter(left(event.first, event.first_slot)).filter(left(event.second, event.second_slot));
  const kept = now.filter(left(event.seat, event.slot));
  return event.kind === "cracked" ? kept.filter(left(seats, event.vault)) : kept;
}
