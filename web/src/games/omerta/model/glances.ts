/** Cards turned up for a moment: which places show a face, as events come in and cards move on. */
import { folded, type Folds } from "../../folding";
import type { Card, Event } from "../generated";

/** A face at a place; the vault is the owner after the last seat, slots count from 0. */
export interface Glance {
  owner: number;
  slot: number;
  card: Card;
  /** Shown to everybody. */
  open?: true;
}

type Key = string | null;
type Fold<Fields> = (now: Glance[], event: Fields) => Glance[];

/** What can be glanced at after some events, in order. */
export function glancesOf(events: readonly Event[], seats: number): Glance[] {
  const folds = foldsAt(seats);
  return events.reduce<Glance[]>((now, event) => folded(folds, now, event), []);
}

const several: Fold<{ seat: string; slots: Key[]; cards: (Card | null)[] }> = (now, { seat, slots, cards }) => [
  ...now,
  ...faces(Number(seat), slots.map(place), cards),
];
const one: Fold<{ seat: string; slot: Key; card: Card | null }> = (now, { seat, slot, card }) => [
  ...now,
  ...faces(Number(seat), [place(slot)], [card]),
];
const shown: Fold<{ seat: string; slot: Key; card: Card | null }> = (now, event) => [...now, ...opened(one([], event))];
const left: Fold<{ seat: string; slot: Key }> = (now, { seat, slot }) => closeUp(now, Number(seat), [place(slot)]);

function foldsAt(vault: number): Folds<Glance[], Event> {
  return {
    peeked: several,
    botched: (now, event) => [...now, ...opened(several([], event))],
    looked: one,
    missed: shown,
    bluffed: shown,
    opened: (now, { cards }) => [...now, ...faces(vault, [0, 1, 2, 3], cards)],
    hit: left,
    countered: left,
    threw: (now, { seat, slots }) => closeUp(now, Number(seat), slots.map(place)),
    round: () => [],
    // A card that changed its place is no longer shown.
    shuffled: (now, { victim }) => now.filter(({ owner }) => owner !== Number(victim)),
    switched: (now, event) => without(without(now, event.first, event.first_slot), event.second, event.second_slot),
    swapped: (now, { seat, slot }) => without(now, seat, slot),
    cracked: (now, event) => without(without(now, event.seat, event.slot), String(vault), event.vault),
  };
}

/** A slot as events number it, counted from 0. */
function place(slot: Key): number {
  return Number(slot) - 1;
}

function faces(owner: number, at: number[], cards: readonly (Card | null)[]): Glance[] {
  return at.flatMap((slot, i) => {
    const card = cards[i];
    return card ? [{ owner, slot, card }] : [];
  });
}

function opened(glances: Glance[]): Glance[] {
  return glances.map((glance) => ({ ...glance, open: true }));
}

function without(now: Glance[], owner: Key, slot: Key): Glance[] {
  return now.filter((glance) => glance.owner !== Number(owner) || glance.slot !== place(slot));
}

/** Cards of a hand left, and those after them moved up. */
function closeUp(now: Glance[], owner: number, gone: number[]): Glance[] {
  return now
    .filter((glance) => glance.owner !== owner || !gone.includes(glance.slot))
    .map((glance) =>
      glance.owner === owner
        ? { ...glance, slot: glance.slot - gone.filter((slot) => slot < glance.slot).length }
        : glance,
    );
}
