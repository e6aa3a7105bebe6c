// Written from src/backroom/games/omerta by `python -m backroom.server.codegen`; never edited.

export const CARD_KEYS = ["bottle1", "bottle2", "bottle3", "bottle4", "bottle5", "bottle6", "bottle7", "bottle8", "bottle9", "bottle10", "gangster", "lady", "mole", "snitch", "driver", "safecracker", "killer", "witness", "alibi", "mamma", "patrol"] as const;
export type Card = (typeof CARD_KEYS)[number];

/** A match as a seat sees it. */
export interface View {
  seat: number;
  seats: number;
  options: number[];
  steps: { step: "peek" | "end" | "turn" | "keep" | "race" | "sealed_race" | "strike" | "gangster" | "lady" | "mole" | "snitch" | "driver" | "vault" | "mamma" | "patrol"; values: number[] }[];
  prompt: number;
  waiting: number[];
  draft: number[];
  talk: number[][];
  winners: number[];
  hands: { card: Card | null; known: number[] }[][];
  vault: { card: Card | null; known: number[] }[];
  discards: (Card | null)[];
  drawn: Card | null;
  source: number;
  blockers: { card: Card; placer: number; seat: number; slot: number | null; turns: number }[];
  starter: number;
  round: number;
  turns: number;
  reshuffles: number;
  sheet: { caller: number | null; points: number[] }[];
  wins: number[];
  deck: number;
  pools: { places: [number, number][]; cards: Card[] }[];
}

/** What can be done, and its arguments. */
export interface Actions {
  call: object;
  draw: object;
  take: object;
  pass: object;
  discard: object;
  decline: object;
  done: object;
  swap: { slot: `${number}` };
  peek: { slot: `${number}` };
  claim: { slot: `${number}` };
  kill: { slot: `${number}` };
  throw: { slot: `${number}` };
  crack: { slot: `${number}` };
  pick: { slot: `${number}` };
  aim: { victim: `${number}` };
  open: { vault: `${number}` };
}

/** What can be said, and its arguments. */
export type Says = Record<string, never>;

/** What happened, as a seat is told it. */
export type Event =
  | { kind: "round"; seat: `${number}`; round: `${number}` | null; card: Card | null }
  | { kind: "peeked"; seat: `${number}`; slots: (`${number}` | null)[]; cards: (Card | null)[] }
  | { kind: "turn"; seat: `${number}`; turn: `${number}` | null }
  | { kind: "skipped"; seat: `${number}` }
  | { kind: "passed"; seat: `${number}` }
  | { kind: "called"; seat: `${number}` }
  | { kind: "drew"; seat: `${number}`; card: Card | null }
  | { kind: "took"; seat: `${number}`; card: Card | null }
  | { kind: "reshuffled"; cards: `${number}` | null }
  | { kind: "swapped"; seat: `${number}`; slot: `${number}` | null; card: Card | null }
  | { kind: "discarded"; seat: `${number}`; card: Card | null }
  | { kind: "hit"; seat: `${number}`; slot: `${number}` | null; card: Card | null }
  | { kind: "missed"; seat: `${number}`; slot: `${number}` | null; card: Card | null }
  | { kind: "penalty"; seat: `${number}` }
  | { kind: "declined"; seat: `${number}`; card: Card | null }
  | { kind: "aimed"; seat: `${number}`; card: Card | null; victims: (`${number}` | null)[]; slots: (`${number}` | null)[] }
  | { kind: "let_pass"; seat: `${number}` }
  | { kind: "countered"; seat: `${number}`; slot: `${number}` | null; card: Card | null }
  | { kind: "bluffed"; seat: `${number}`; slot: `${number}` | null; card: Card | null }
  | { kind: "switched"; seat: `${number}`; first: `${number}` | null; first_slot: `${number}` | null; second: `${number}` | null; second_slot: `${number}` | null }
  | { kind: "shuffled"; seat: `${number}`; victim: `${number}` | null }
  | { kind: "looked"; seat: `${number}`; slot: `${number}` | null; card: Card | null }
  | { kind: "given"; seat: `${number}` }
  | { kind: "threw"; seat: `${number}`; slots: (`${number}` | null)[]; cards: (Card | null)[] }
  | { kind: "botched"; seat: `${number}`; slots: (`${number}` | null)[]; cards: (Card | null)[] }
  | { kind: "opened"; seat: `${number}`; cards: (Card | null)[] }
  | { kind: "cracked"; seat: `${number}`; slot: `${number}` | null; vault: `${number}` | null }
  | { kind: "mothered"; seat: `${number}`; victim: `${number}` | null; turns: `${number}` | null }
  | { kind: "patrolled"; seat: `${number}`; victim: `${number}` | null; slot: `${number}` | null; turns: `${number}` | null }
  | { kind: "held"; seat: `${number}`; card: Card | null; victim: `${number}` | null; turns: `${number}` | null }
  | { kind: "lifted"; seat: `${number}`; card: Card | null; victim: `${number}` | null }
  | { kind: "revealed"; seat: `${number}`; cards: (Card | null)[]; sum: `${number}` | null }
  | { kind: "round_over"; caller: `${number}` | null }
  | { kind: "scored"; seat: `${number}`; points: `${number}` | null; total: `${number}` | null; won: `${number}` | null }
  | { kind: "timed_out"; seat: `${number}` }
  | { kind: "answered"; seat: `${number}`; actions: (string | null)[] }
  | { kind: "said"; seat: `${number}`; say: `${number}` | null };

/** The fields of view and events, to check what is sent. */
export const SHAPE = {"view": ["seat", "seats", "options", "steps", "prompt", "waiting", "draft", "talk", "winners", "hands", "vault", "discards", "drawn", "source", "blockers", "starter", "round", "turns", "reshuffles", "sheet", "wins", "deck", "pools"], "events": {"round": ["kind", "seat", "round", "card"], "peeked": ["kind", "seat", "slots", "cards"], "turn": ["kind", "seat", "turn"], "skipped": ["kind", "seat"], "passed": ["kind", "seat"], "called": ["kind", "seat"], "drew": ["kind", "seat", "card"], "took": ["kind", "seat", "card"], "reshuffled": ["kind", "cards"], "swapped": ["kind", "seat", "slot", "card"], "discarded": ["kind", "seat", "card"], "hit": ["kind", "seat", "slot", "card"], "missed": ["kind", "seat", "slot", "card"], "penalty": ["kind", "seat"], "declined": ["kind", "seat", "card"], "aimed": ["kind", "seat", "card", "victims", "slots"], "let_pass": ["kind", "seat"], "countered": ["kind", "seat", "slot", "card"], "bluffed": ["kind", "seat", "slot", "card"], "switched": ["kind", "seat", "first", "first_slot", "second", "second_slot"], "shuffled": ["kind", "seat", "victim"], "looked": ["kind", "seat", "slot", "card"], "given": ["kind", "seat"], "threw": ["kind", "seat", "slots", "cards"], "botched": ["kind", "seat", "slots", "cards"], "opened": ["kind", "seat", "cards"], "cracked": ["kind", "seat", "slot", "vault"], "mothered": ["kind", "seat", "victim", "turns"], "patrolled": ["kind", "seat", "victim", "slot", "turns"], "held": ["kind", "seat", "card", "victim", "turns"], "lifted": ["kind", "seat", "card", "victim"], "revealed": ["kind", "seat", "cards", "sum"], "round_over": ["kind", "caller"], "scored": ["kind", "seat", "points", "total", "won"], "timed_out": ["kind", "seat"], "answered": ["kind", "seat", "actions"], "said": ["kind", "seat", "say"]}} as const;

export const CHARACTERS = ["gangster", "lady", "mole", "snitch", "driver", "safecracker", "killer", "witness", "alibi", "mamma", "patrol"] as const;

export const POINTS = {"bottle1": 1, "bottle2": 2, "bottle3": 3, "bottle4": 4, "bottle5": 5, "bottle6": 6, "bottle7": 7, "bottle8": 8, "bottle9": 9, "bottle10": 10, "gangster": 15, "lady": 15, "mole": 15, "snitch": 20, "driver": 20, "safecracker": 15, "killer": 15, "witness": 10, "alibi": 0, "mamma": 15, "patrol": 15} as const;
