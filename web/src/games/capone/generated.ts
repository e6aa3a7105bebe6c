// Written from src/backroom/games/capone by `python -m backroom.server.codegen`; never edited.

export const BUSINESS_KEYS = ["bar", "pawnbroker", "exchange", "credit", "print", "nightclub", "casino", "bank", "jeweller", "guns"] as const;
export type Business = (typeof BUSINESS_KEYS)[number];

export const CARD_KEYS = ["bar", "pawnbroker", "exchange", "credit", "print", "nightclub", "casino", "bank", "jeweller", "guns", "scrapyard", "pasta", "bakery", "florist", "laundry", "cinema", "garage", "funeral", "barber", "penthouse", "restaurant", "fbi", "protection", "takeover", "offer"] as const;
export type Card = (typeof CARD_KEYS)[number];

export const DIVERSION_KEYS = ["barber", "penthouse", "restaurant"] as const;
export type Diversion = (typeof DIVERSION_KEYS)[number];

export const END_KEYS = ["million", "nobody", "years"] as const;
export type End = (typeof END_KEYS)[number];

export const FIELD_KEYS = ["bar1", "bar2", "pawnbroker1", "pawnbroker2", "exchange1", "exchange2", "credit1", "credit2", "print1", "print2", "nightclub1", "nightclub2", "casino1", "casino2", "bank1", "bank2", "jeweller1", "jeweller2", "guns1", "guns2"] as const;
export type Field = (typeof FIELD_KEYS)[number];

export const GANGSTER_KEYS = ["0-don", "0-mama", "0-right_hand", "0-collector", "0-lawyer", "0-accountant", "0-secretary", "0-newcomer", "1-don", "1-mama", "1-right_hand", "1-collector", "1-lawyer", "1-accountant", "1-secretary", "1-newcomer", "2-don", "2-mama", "2-right_hand", "2-collector", "2-lawyer", "2-accountant", "2-secretary", "2-newcomer", "3-don", "3-mama", "3-right_hand", "3-collector", "3-lawyer", "3-accountant", "3-secretary", "3-newcomer", "4-don", "4-mama", "4-right_hand", "4-collector", "4-lawyer", "4-accountant", "4-secretary", "4-newcomer", "5-don", "5-mama", "5-right_hand", "5-collector", "5-lawyer", "5-accountant", "5-secretary", "5-newcomer"] as const;
export type Gangster = (typeof GANGSTER_KEYS)[number];

export const MEMBER_KEYS = ["don", "mama", "right_hand", "collector", "lawyer", "accountant", "secretary", "newcomer"] as const;
export type Member = (typeof MEMBER_KEYS)[number];

export const SAY_KEYS = ["threaten_0", "threaten_1", "threaten_2", "threaten_3", "threaten_4", "threaten_5", "truce_0", "truce_1", "truce_2", "truce_3", "truce_4", "truce_5", "leave_bar", "leave_pawnbroker", "leave_exchange", "leave_credit", "leave_print", "leave_nightclub", "leave_casino", "leave_bank", "leave_jeweller", "leave_guns"] as const;
export type Say = (typeof SAY_KEYS)[number];

export const SHOP_KEYS = ["scrapyard", "pasta", "bakery", "florist", "laundry", "cinema", "garage", "funeral"] as const;
export type Shop = (typeof SHOP_KEYS)[number];

/** A match as a seat sees it. */
export interface View {
  seat: number;
  seats: number;
  options: number[];
  steps: { step: "year" | "swap" | "turn" | "rehire" | "invest" | "close"; values: number[] }[];
  prompt: number;
  waiting: number[];
  draft: number[];
  talk: number[][];
  winners: number[];
  year: number;
  starter: number;
  left: number;
  hands: (Card | null)[][];
  thrown: (Card | null)[][];
  played: Card[];
  fields: ({ seat: number; stones: { members: Member[]; guards: number } } | null)[];
  shops: (`${number}` | null)[];
  diverted: (Gangster | null)[];
  home: { members: Member[]; guards: number }[];
  cells: { members: Member[]; guards: number }[];
  harbour: { members: Member[]; guards: number }[];
  park: number[];
  cash: number[];
  markers: number[];
  deck: number;
}

/** What can be done, and its arguments. */
export interface Actions {
  play: { card: Card };
  discard: { card: Card };
  bail: { member: Member };
  at: { field: Field };
  member: { member: Member };
  guards: { guards: `${number}` };
  victim: { victim: `${number}` };
  diverted: { diversion: Diversion };
  done: object;
  swap: { card: Card };
  rehire: { guards: `${number}` };
  invest: { marker: `${number}` };
}

/** What can be said, and its arguments. */
export interface Says {
  threaten: { victim: `${number}` };
  truce: { victim: `${number}` };
  leave: { business: Business };
}

/** What happened, as a seat is told it. */
export type Event =
  | { kind: "year"; seat: `${number}`; year: `${number}` | null }
  | { kind: "dealt"; seat: `${number}`; cards: (Card | null)[] }
  | { kind: "exchanged"; seat: `${number}`; cards: (Card | null)[] }
  | { kind: "kept"; seat: `${number}` }
  | { kind: "bailed"; seat: `${number}`; member: Member | null; money: `${number}` | null }
  | { kind: "discarded"; seat: `${number}`; card: Card | null }
  | { kind: "played"; seat: `${number}`; card: Card | null }
  | { kind: "opened"; seat: `${number}`; shop: Shop | null; money: `${number}` | null }
  | { kind: "placed"; seat: `${number}`; field: Field | null; members: (Member | null)[]; guards: `${number}` | null }
  | { kind: "expelled"; seat: `${number}`; field: Field | null; members: (Member | null)[]; guards: `${number}` | null }
  | { kind: "returned"; seat: `${number}`; field: Field | null; members: (Member | null)[]; guards: `${number}` | null }
  | { kind: "diverted"; seat: `${number}`; member: Member | null; field: Field | null; diversion: Diversion | null }
  | { kind: "arrested"; seat: `${number}`; member: Member | null; field: Field | null }
  | { kind: "fetched"; seat: `${number}`; member: Member | null; diversion: Diversion | null }
  | { kind: "drowned"; seat: `${number}`; member: Member | null; diversion: Diversion | null }
  | { kind: "extorted"; seat: `${number}`; victim: `${number}` | null; money: `${number}` | null }
  | { kind: "settled"; seat: `${number}`; money: `${number}` | null }
  | { kind: "rehired"; seat: `${number}`; guards: `${number}` | null; lost: `${number}` | null }
  | { kind: "served"; seat: `${number}`; members: (Member | null)[] }
  | { kind: "invested"; seat: `${number}`; marker: `${number}` | null; money: `${number}` | null }
  | { kind: "sold"; seat: `${number}`; marker: `${number}` | null; money: `${number}` | null }
  | { kind: "ended"; end: End | null }
  | { kind: "timed_out"; seat: `${number}` }
  | { kind: "answered"; seat: `${number}`; actions: (string | null)[] }
  | { kind: "said"; seat: `${number}`; say: Say | null };

/** The fields of view and events, to check what is sent. */
export const SHAPE = {"view": ["seat", "seats", "options", "steps", "prompt", "waiting", "draft", "talk", "winners", "year", "starter", "left", "hands", "thrown", "played", "fields", "shops", "diverted", "home", "cells", "harbour", "park", "cash", "markers", "deck"], "events": {"year": ["kind", "seat", "year"], "dealt": ["kind", "seat", "cards"], "exchanged": ["kind", "seat", "cards"], "kept": ["kind", "seat"], "bailed": ["kind", "seat", "member", "money"], "discarded": ["kind", "seat", "card"], "played": ["kind", "seat", "card"], "opened": ["kind", "seat", "shop", "money"], "placed": ["kind", "seat", "field", "members", "guards"], "expelled": ["kind", "seat", "field", "members", "guards"], "returned": ["kind", "seat", "field", "members", "guards"], "diverted": ["kind", "seat", "member", "field", "diversion"], "arrested": ["kind", "seat", "member", "field"], "fetched": ["kind", "seat", "member", "diversion"], "drowned": ["kind", "seat", "member", "diversion"], "extorted": ["kind", "seat", "victim", "money"], "settled": ["kind", "seat", "money"], "rehired": ["kind", "seat", "guards", "lost"], "served": ["kind", "seat", "members"], "invested": ["kind", "seat", "marker", "money"], "sold": ["kind", "seat", "marker", "money"], "ended": ["kind", "end"], "timed_out": ["kind", "seat"], "answered": ["kind", "seat", "actions"], "said": ["kind", "seat", "say"]}} as const;

export const SPECIALS = ["fbi", "protection", "takeover", "offer"] as const;

export const MINIMUM = {"bar": 5, "pawnbroker": 5, "exchange": 5, "credit": 10, "print": 10, "nightclub": 10, "casino": 20, "bank": 20, "jeweller": 30, "guns": 30} as const;

export const VALUE = {"don": 100, "mama": 60, "right_hand": 50, "collector": 40, "lawyer": 40, "accountant": 30, "secretary": 30, "newcomer": 20} as const;

export const EQUALS = {"collector": "lawyer", "lawyer": "collector", "accountant": "secretary", "secretary": "accountant"} as const;

export const GUARD = 5;

export const GUARDS = 8;

export const START_CASH = 100;

export const GOAL = 10;

export const STEP_COST = 100;

export const STEP_SALE = 50;

export const LEGAL_INCOME = [0, 10, 20, 30, 30, 40, 40, 50, 50, 60] as const;

export const PROTECTION_MONEY = [0, 10, 10, 20, 20, 30, 30, 40, 40, 50] as const;
