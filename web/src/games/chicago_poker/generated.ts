// Written from src/backroom/games/chicago_poker by `python -m backroom.server.codegen`; never edited.

export const BUSINESS_KEYS = ["pub", "jazz", "brewery", "den"] as const;
export type Business = (typeof BUSINESS_KEYS)[number];

export const CARD_KEYS = ["red1", "red2", "red3", "red4", "red5", "red6", "red7", "red8", "red9", "red10", "red11", "red12", "red13", "red14", "red15", "blue1", "blue2", "blue3", "blue4", "blue5", "blue6", "blue7", "blue8", "blue9", "blue10", "blue11", "blue12", "blue13", "blue14", "blue15", "green1", "green2", "green3", "green4", "green5", "green6", "green7", "green8", "green9", "green10", "green11", "green12", "green13", "green14", "green15", "gold1", "gold2", "gold3", "gold4", "gold5", "gold6", "gold7", "gold8", "gold9", "gold10", "gold11", "gold12", "gold13", "gold14", "gold15", "black1", "black2", "black3", "black4", "black5", "black6", "black7", "black8", "black9", "black10", "black11", "black12", "black13", "black14", "black15", "raid1", "raid2", "murder", "limousine", "pistol", "blackmail"] as const;
export type Card = (typeof CARD_KEYS)[number];

export const COMBINATION_KEYS = ["high-card", "pair", "two-pair", "three", "straight", "flush", "full-house", "four", "rainbow-straight", "straight-flush", "chicago-poker"] as const;
export type Combination = (typeof COMBINATION_KEYS)[number];

export const PLACE_KEYS = ["a", "b", "c", "d"] as const;
export type Place = (typeof PLACE_KEYS)[number];

export const SPECIAL_KEYS = ["raid", "murder", "limousine", "blackmail"] as const;
export type Special = (typeof SPECIAL_KEYS)[number];

/** A match as a seat sees it. */
export interface View {
  seat: number;
  seats: number;
  options: number[];
  steps: { step: "start" | "turn" | "discard" | "duel" | "tie"; values: number[] }[];
  prompt: number;
  waiting: number[];
  draft: number[];
  talk: number[][];
  winners: number[];
  hands: (Card | null)[][];
  discards: Card[];
  open: (Business | null)[];
  bullets: (`${number}` | null)[];
  won: { pub: number; jazz: number; brewery: number; den: number }[];
  starter: number;
  turns: number;
  left: number;
  extra: number;
  passes: number;
  series: { card: Card | null; up: boolean }[][][];
  deck: number;
  businesses: number;
  pools: { places: number[]; cards: Card[] }[];
}

/** What can be done, and its arguments. */
export interface Actions {
  draw: object;
  pass: object;
  end: object;
  play: { card: Card; place: Place };
  raid: { victim: `${number}`; place: Place };
  murder: { victim: `${number}`; place: Place };
  limousine: { source: Place; target: Place };
  pistol: object;
  blackmail: object;
  waste: { special: Special };
  pick: { position: `${number}` };
  done: object;
  duel: { place: Place };
  choose: { card: Card };
}

/** What can be said, and its arguments. */
export type Says = Record<string, never>;

/** What happened, as a seat is told it. */
export type Event =
  | { kind: "started"; seat: `${number}`; cards: `${number}` | null }
  | { kind: "opened"; place: Place | null; business: Business | null }
  | { kind: "turn"; seat: `${number}`; turn: `${number}` | null }
  | { kind: "actions"; left: `${number}` | null; extra: `${number}` | null; passes: `${number}` | null }
  | { kind: "drew"; seat: `${number}`; card: Card | null }
  | { kind: "reshuffled"; cards: `${number}` | null }
  | { kind: "played"; seat: `${number}`; place: Place | null; card: Card | null }
  | { kind: "claimed"; seat: `${number}`; place: Place | null }
  | { kind: "raided"; seat: `${number}`; victim: `${number}` | null; place: Place | null; card: Card | null; cards: (Card | null)[] }
  | { kind: "murdered"; seat: `${number}`; victim: `${number}` | null; place: Place | null; card: Card | null }
  | { kind: "drove"; seat: `${number}`; source: Place | null; target: Place | null; positions: (`${number}` | null)[]; cards: (Card | null)[] }
  | { kind: "fired"; seat: `${number}` }
  | { kind: "blackmailed"; seat: `${number}`; card: Card | null }
  | { kind: "wasted"; seat: `${number}`; card: Card | null }
  | { kind: "passed"; seat: `${number}` }
  | { kind: "stopped"; seat: `${number}` }
  | { kind: "discarded"; seat: `${number}`; card: Card | null }
  | { kind: "deadlock"; seat: `${number}` }
  | { kind: "showed"; seat: `${number}`; place: Place | null; cards: (Card | null)[]; combination: Combination | null }
  | { kind: "reinforced"; seat: `${number}`; card: Card | null }
  | { kind: "turned_up"; seat: `${number}`; card: Card | null }
  | { kind: "put_aside"; card: Card | null }
  | { kind: "won"; seat: `${number}`; place: Place | null; business: Business | null }
  | { kind: "cleared"; place: Place | null; seat: `${number}` }
  | { kind: "unbroken"; seat: `${number}`; place: Place | null }
  | { kind: "last_business"; seat: `${number}` }
  | { kind: "longest_match"; seat: `${number}`; turns: `${number}` | null }
  | { kind: "timed_out"; seat: `${number}` }
  | { kind: "answered"; seat: `${number}`; actions: (string | null)[] }
  | { kind: "said"; seat: `${number}`; say: `${number}` | null };

/** The fields of view and events, to check what is sent. */
export const SHAPE = {"view": ["seat", "seats", "options", "steps", "prompt", "waiting", "draft", "talk", "winners", "hands", "discards", "open", "bullets", "won", "starter", "turns", "left", "extra", "passes", "series", "deck", "businesses", "pools"], "events": {"started": ["kind", "seat", "cards"], "opened": ["kind", "place", "business"], "turn": ["kind", "seat", "turn"], "actions": ["kind", "left", "extra", "passes"], "drew": ["kind", "seat", "card"], "reshuffled": ["kind", "cards"], "played": ["kind", "seat", "place", "card"], "claimed": ["kind", "seat", "place"], "raided": ["kind", "seat", "victim", "place", "card", "cards"], "murdered": ["kind", "seat", "victim", "place", "card"], "drove": ["kind", "seat", "source", "target", "positions", "cards"], "fired": ["kind", "seat"], "blackmailed": ["kind", "seat", "card"], "wasted": ["kind", "seat", "card"], "passed": ["kind", "seat"], "stopped": ["kind", "seat"], "discarded": ["kind", "seat", "card"], "deadlock": ["kind", "seat"], "showed": ["kind", "seat", "place", "cards", "combination"], "reinforced": ["kind", "seat", "card"], "turned_up": ["kind", "seat", "card"], "put_aside": ["kind", "card"], "won": ["kind", "seat", "place", "business"], "cleared": ["kind", "place", "seat"], "unbroken": ["kind", "seat", "place"], "last_business": ["kind", "seat"], "longest_match": ["kind", "seat", "turns"], "timed_out": ["kind", "seat"], "answered": ["kind", "seat", "actions"], "said": ["kind", "seat", "say"]}} as const;

export const GANGS = ["red", "blue", "green", "gold", "black"] as const;

export const SPECIALS = ["raid", "murder", "limousine", "pistol", "blackmail"] as const;

export const BOSSES = ["capone", "yale", "weiss", "moran", "obannion", "torrio"] as const;

export const FACES = {"pub": [false, false, true, true, true], "jazz": [true, true, true, false, false], "brewery": [true, true, true, true, true], "den": [false, false, false, false, false]} as const;

export const SERIES = 5;

export const HAND_LIMIT = 7;
