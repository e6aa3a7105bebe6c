// Written from src/backroom/games/mafioso by `python -m backroom.server.codegen`; never edited.

export const CARD_KEYS = ["move", "shoot", "stab", "cake", "nightcap", "pass", "boom", "raid"] as const;
export type Card = (typeof CARD_KEYS)[number];

export const COLOUR_KEYS = ["yellow", "red", "blue", "green", "orange", "purple"] as const;
export type Colour = (typeof COLOUR_KEYS)[number];

export const END_KEYS = ["pot", "last", "nobody", "quiet", "long"] as const;
export type End = (typeof END_KEYS)[number];

export const MAN_KEYS = ["boss", "robbie", "jack", "henkie", "sleeping-boss", "sleeping-robbie", "sleeping-jack", "sleeping-henkie"] as const;
export type Man = (typeof MAN_KEYS)[number];

export const SIDE_KEYS = ["left", "right"] as const;
export type Side = (typeof SIDE_KEYS)[number];

/** A match as a seat sees it. */
export interface View {
  seat: number;
  seats: number;
  options: number[];
  steps: { step: "seating" | "start" | "turn" | "again"; values: number[] }[];
  prompt: number;
  waiting: number[];
  draft: number[];
  talk: number[][];
  winners: number[];
  first: number;
  hands: (Card | null)[][];
  discards: Card[];
  raids: number;
  chairs: ({ colour: Colour; kind: "boss" | "robbie" | "jack" | "henkie"; asleep: boolean } | null)[];
  standing: { colour: Colour; kind: "boss" | "robbie" | "jack" | "henkie"; asleep: boolean }[];
  dead: { colour: Colour; kind: "boss" | "robbie" | "jack" | "henkie"; asleep: boolean }[];
  cakes: (`${number}` | "hand" | "gone")[];
  pot: number[];
  money: number[];
  out: number[];
  turns: number;
  quiet: number;
  deck: number;
}

/** What can be done, and its arguments. */
export interface Actions {
  stop: object;
  shoot: { chair: `${number}` };
  stab: { chair: `${number}` };
  cake: { chair: `${number}` };
  nightcap: { chair: `${number}` };
  pass: { colour: Colour; side: Side };
  boom: { colour: Colour };
  raid: object;
  move: { chair: `${number}` };
  to: { chair: `${number}` };
  discard: { card: Card };
  seat: { man: Man; chair: `${number}` };
}

/** What can be said, and its arguments. */
export type Says = Record<string, never>;

/** What happened, as a seat is told it. */
export type Event =
  | { kind: "started"; seat: `${number}` }
  | { kind: "seated"; seat: `${number}`; man: Man | null; chair: `${number}` | null }
  | { kind: "turn"; seat: `${number}`; turn: `${number}` | null; quiet: `${number}` | null }
  | { kind: "exploded"; seat: `${number}`; chair: `${number}` | null }
  | { kind: "died"; seat: `${number}`; man: Man | null; chair: `${number}` | null }
  | { kind: "eliminated"; seat: `${number}`; fall: `${number}` | null; men: `${number}` | null; cards: (Card | null)[] }
  | { kind: "paid"; seat: `${number}`; money: `${number}` | null; ones: `${number}` | null; fives: `${number}` | null; tens: `${number}` | null }
  | { kind: "shot"; seat: `${number}`; chair: `${number}` | null }
  | { kind: "stabbed"; seat: `${number}`; chair: `${number}` | null }
  | { kind: "ordered"; seat: `${number}`; chair: `${number}` | null }
  | { kind: "drugged"; seat: `${number}`; chairs: (`${number}` | null)[] }
  | { kind: "passed"; seat: `${number}`; owner: `${number}` | null; chair: `${number}` | null; target: `${number}` | null }
  | { kind: "boomed"; seat: `${number}`; owner: `${number}` | null }
  | { kind: "raided"; seat: `${number}` }
  | { kind: "moved"; seat: `${number}`; chair: `${number}` | null; target: `${number}` | null; man: Man | null }
  | { kind: "discarded"; seat: `${number}`; card: Card | null }
  | { kind: "stopped"; seat: `${number}` }
  | { kind: "drew"; seat: `${number}`; card: Card | null }
  | { kind: "reshuffled"; cards: `${number}` | null }
  | { kind: "woke"; seat: `${number}`; chairs: (`${number}` | null)[] }
  | { kind: "ended"; end: End | null }
  | { kind: "timed_out"; seat: `${number}` }
  | { kind: "answered"; seat: `${number}`; actions: (string | null)[] }
  | { kind: "said"; seat: `${number}`; say: `${number}` | null };

/** The fields of view and events, to check what is sent. */
export const SHAPE = {"view": ["seat", "seats", "options", "steps", "prompt", "waiting", "draft", "talk", "winners", "first", "hands", "discards", "raids", "chairs", "standing", "dead", "cakes", "pot", "money", "out", "turns", "quiet", "deck"], "events": {"started": ["kind", "seat"], "seated": ["kind", "seat", "man", "chair"], "turn": ["kind", "seat", "turn", "quiet"], "exploded": ["kind", "seat", "chair"], "died": ["kind", "seat", "man", "chair"], "eliminated": ["kind", "seat", "fall", "men", "cards"], "paid": ["kind", "seat", "money", "ones", "fives", "tens"], "shot": ["kind", "seat", "chair"], "stabbed": ["kind", "seat", "chair"], "ordered": ["kind", "seat", "chair"], "drugged": ["kind", "seat", "chairs"], "passed": ["kind", "seat", "owner", "chair", "target"], "boomed": ["kind", "seat", "owner"], "raided": ["kind", "seat"], "moved": ["kind", "seat", "chair", "target", "man"], "discarded": ["kind", "seat", "card"], "stopped": ["kind", "seat"], "drew": ["kind", "seat", "card"], "reshuffled": ["kind", "cards"], "woke": ["kind", "seat", "chairs"], "ended": ["kind", "end"], "timed_out": ["kind", "seat"], "answered": ["kind", "seat", "actions"], "said": ["kind", "seat", "say"]}} as const;

export const CHAIRS = 30;

export const KINDS = ["boss", "robbie", "jack", "henkie"] as const;

export const THINGS = ["revolver", "knife", "register", "knife", "revolver", "cafe", "drink", "revolver", "drink", "restaurant", "revolver", "nothing", "casino", "drink", "knife", "revolver", "drink", "cafe", "revolver", "drink", "knife", "casino", "revolver", "drink", "knife", "restaurant", "drink", "drink", "nothing", "drink"] as const;

export const CROSSED = [13, 14, 28, 29] as const;

export const OPPOSITE = [27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, null, null, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, null, null] as const;

export const LEFT_OF = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0] as const;

export const RIGHT_OF = [29, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28] as const;

export const GUNS = {"boss": [true, false, false, false, true, false, false, true, false, false, true, false, false, false, false, true, false, false, true, false, false, false, true, false, false, false, false, false, false, false], "robbie": [true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false], "jack": [true, false, false, false, true, false, false, true, false, false, true, false, false, false, false, true, false, false, true, false, false, false, true, false, false, false, false, false, false, false], "henkie": [true, false, false, false, true, false, false, true, false, false, true, false, false, false, false, true, false, false, true, false, false, false, true, false, false, false, false, false, false, false]} as const;

export const BLADES = {"boss": [false, true, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, true, false, false, false, false, false], "robbie": [false, true, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, true, false, false, false, false, false], "jack": [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], "henkie": [false, true, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, true, false, false, false, false, false]} as const;

export const NOTES = [1, 5, 10] as const;
