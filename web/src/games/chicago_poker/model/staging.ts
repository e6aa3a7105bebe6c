/** What just happened, cut into scenes: a special's picture, or a duel from its first card to its winner. */
import { isKind, type Of } from "../../folding";
import { COMBINATION_KEYS } from "../generated";
import { placeOf } from "../../keys";
import type { Business, Special } from "./cards";
import type { Noted, Streets } from "./streets";

export interface Shown {
  seat: number;
  cards: string[];
  combination: string;
}
export interface Call {
  seat: number;
  card: string;
}
export interface DuelScene {
  kind: "duel";
  place: string;
  shown: Shown[];
  /** Hand cards called in to break a tie. */
  calls: Call[];
  /** Null while a tie is still to be broken. */
  winner: number | null;
  business: Business | null;
  streets: Streets;
}
export interface SpecialScene {
  kind: "special";
  special: Special;
  event: Of<Noted, keyof typeof SPECIAL_OF>;
}
export type Scene = DuelScene | SpecialScene;

const SPECIALS = ["raided", "murdered", "drove", "fired", "blackmailed"] as const;
const SPECIAL_OF: Readonly<Record<(typeof SPECIALS)[number], Special>> = {
  raided: "raid",
  murdered: "murder",
  drove: "limousine",
  fired: "pistol",
  blackmailed: "blackmail",
};

/** Why a duel came out as it did, by the id of a text: the hand that won, and the best of the others. */
export function reasonOf({ shown, calls, winner }: DuelScene): { id: string; hand: string; other: string } {
  const hand = shown.find(({ seat }) => seat === winner)?.combination ?? "";
  const [other = ""] = shown
    .filter(({ seat }) => seat !== winner)
    .map(({ combination }) => combination)
    .sort((a, b) => rank(b) - rank(a));
  if (winner === null) return { id: "", hand, other };
  if (calls.length) return { id: "duel-by-call", hand, other };
  if (!other) return { id: hand && "duel-alone", hand, other };
  return { id: rank(hand) > rank(other) ? "duel-better" : "duel-higher", hand, other };
}

/** As the rulebook orders them. */
const rank = (combination: string): number => placeOf(COMBINATION_KEYS, combination);

/** The scenes of an update, in order. */
export function scenes(events: readonly Noted[]): Scene[] {
  const found: Scene[] = [];
  for (const event of events) {
    if (isKind(event, SPECIALS)) found.push({ kind: "special", special: SPECIAL_OF[event.kind], event });
    else stage(found, event);
  }
  return found;
}

function stage(found: Scene[], event: Noted): void {
  if (event.kind === "showed") {
    const cards = event.cards.filter((card) => card !== null);
    duel(found, event).shown.push({ seat: Number(event.seat), cards, combination: String(event.combination) });
  } else if (event.kind === "reinforced" || event.kind === "turned_up") {
    if (event.card) duel(found, event).calls.push({ seat: Number(event.seat), card: event.card });
  } else if (event.kind === "won") {
    const open = duel(found, event);
    open.winner = Number(event.seat);
    open.place = String(event.place);
    open.business = event.business;
  }
}

/** The duel now on, or a new one when the last has its winner. */
function duel(found: Scene[], event: Of<Noted, "showed" | "reinforced" | "turned_up" | "won">): DuelScene {
  const last = found.at(-1);
  if (last?.kind === "duel" && last.winner === null) return last;
  const place = "place" in event ? String(event.place) : "";
  const begun: DuelScene = {
    kind: "duel",
    place,
    shown: [],
    calls: [],
    winner: null,
    business: null,
    streets: event.streets,
  };
  found.push(begun);
  return begun;
}
