/** What just happened, cut into scenes: a special's picture, or a duel from its first card to its winner. */
import { keyIn, keysIn } from "../../keys";
import type { Happening } from "../../../net/frames";
import { CARD_KEYS } from "../generated";
import { BUSINESSES, type Business, type Special } from "./cards";

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
  streets: unknown;
}
export interface SpecialScene {
  kind: "special";
  special: Special;
  event: Happening;
}
export type Scene = DuelScene | SpecialScene;

const SPECIAL_OF: Readonly<Record<string, Special>> = {
  raided: "raid",
  murdered: "murder",
  drove: "limousine",
  fired: "pistol",
  blackmailed: "blackmail",
};

/** The scenes of an update, in order. */
export function scenes(events: readonly Happening[]): Scene[] {
  const found: Scene[] = [];
  for (const event of events) {
    const special = SPECIAL_OF[event.kind];
    if (special) found.push({ kind: "special", special, event });
    else stage(found, event);
  }
  return found;
}

function stage(found: Scene[], event: Happening): void {
  const seat = Number(event.seat);
  if (event.kind === "showed") {
    duel(found, event).shown.push({
      seat,
      cards: keysIn(CARD_KEYS, event.cards),
      combination: String(event.combination),
    });
  } else if (event.kind === "reinforced" || event.kind === "turned_up") {
    if (event.card) duel(found, event).calls.push({ seat, card: String(event.card) });
  } else if (event.kind === "won") {
    const open = duel(found, event);
    open.winner = seat;
    open.place = String(event.place);
    open.business = keyIn(BUSINESSES, event.business);
  }
}

/** The duel now on, or a new one when the last has its winner. */
function duel(found: Scene[], event: Happening): DuelScene {
  const last = found.at(-1);
  if (last?.kind === "duel" && last.winner === null) return last;
  const place = String(event.place ?? "");
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
