/** What a hand comes to as far as its owner can name the cards in it, now and once another lies there. */
import { points } from "./cards";
import type { Desk } from "./desk.svelte";
import { patrolOn, type Down, type View } from "./view";

export interface Sum {
  points: number;
  known: number;
  unknown: number;
}

export function sumOf(hand: readonly Down[]): Sum {
  const known = hand.flatMap(({ card }) => (card ? [points(card)] : []));
  return {
    points: known.reduce((sum, value) => sum + value, 0),
    known: known.length,
    unknown: hand.length - known.length,
  };
}

/** The sum of one's own hand if a card took a place of it; null where the one that lies there cannot be named. */
function sumWith(view: View, seat: number, slot: number, card: Down["card"]): Sum | null {
  const hand = view.hands[seat] ?? [];
  return hand[slot]?.card ? sumOf(hand.map((down, at) => (at === slot ? { ...down, card } : down))) : null;
}

/** The card that is about to come into one's own hand: drawn, taken off the discards, or out of the vault. */
function comingTo({ step, view, play, wishes, vault }: Desk): Down["card"] {
  if (step === "keep") return view.drawn;
  if (step === "turn") return play.choice.taken[0]?.verb === "take" ? (view.discards.at(-1) ?? null) : null;
  const opened = step === "vault" ? wishes.find(({ owner }) => owner === vault) : undefined;
  return view.vault[opened?.slot ?? -1]?.card ?? null;
}

/** The places it may take: the one that is chosen, or all that are free. */
function placesFor({ view, me, wishes }: Desk): number[] {
  const seat = me ?? -1;
  const chosen = wishes.find(({ owner }) => owner === seat)?.slot;
  if (chosen != null) return [chosen];
  return view.hands[seat]!.flatMap((_, slot) => (patrolOn(view, seat, slot) ? [] : [slot]));
}

/** What one's own hand would come to, for every place that the coming card may take and that can be named. */
export function sumsToCome(desk: Desk): { slot: number; sum: Sum }[] {
  const { me, view } = desk;
  const card = comingTo(desk);
  if (me === null || !card) return [];
  return placesFor(desk).flatMap((slot) => {
    const sum = sumWith(view, me, slot, card);
    return sum ? [{ slot, sum }] : [];
  });
}
