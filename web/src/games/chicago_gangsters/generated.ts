// Written from src/backroom/games/chicago_gangsters by `python -m backroom.server.codegen`; never edited.

export const ABILITY_KEYS = ["spy", "whisky-smuggler", "fence", "poker-player", "mr-x"] as const;
export type Ability = (typeof ABILITY_KEYS)[number];

export const CLAN_KEYS = ["bellini", "ohara", "kowalski", "sterling"] as const;
export type Clan = (typeof CLAN_KEYS)[number];

export const COALITION_KEYS = ["pact1", "pact2", "pact3", "pact4", "pact5", "pact6", "pact7", "pact8", "pact9", "pact10", "pact11", "pact12", "end-card"] as const;
export type Coalition = (typeof COALITION_KEYS)[number];

export const DISTRICT_KEYS = ["stockyards", "back-of-the-yards", "the-loop", "gold-coast", "hyde-park", "bronzeville", "west-side", "little-italy", "near-north-side", "cicero", "south-side", "chinatown", "the-levee"] as const;
export type District = (typeof DISTRICT_KEYS)[number];

export const GOAL_KEYS = ["win", "half", "save"] as const;
export type Goal = (typeof GOAL_KEYS)[number];

export const ITEM_KEYS = ["bottle", "means", "person"] as const;
export type Item = (typeof ITEM_KEYS)[number];

export const LOOT_KEYS = ["loot1", "loot2", "loot3", "loot4", "loot5", "loot6", "loot7", "loot8", "loot9", "loot10", "loot11", "loot12"] as const;
export type Loot = (typeof LOOT_KEYS)[number];

export const MEANS_KEYS = ["weapon2", "weapon4", "bribe1", "bribe2", "bribe3", "bribe4", "bribe5", "blackmail1", "blackmail3", "blackmail5"] as const;
export type Means = (typeof MEANS_KEYS)[number];

export const PACKAGE_KEYS = ["first", "second"] as const;
export type Package = (typeof PACKAGE_KEYS)[number];

export const PERSON_KEYS = ["spy", "whisky-smuggler", "dealer", "thief", "explosives-expert", "fence", "poker-player", "priest", "brawler", "reporter", "taxi-driver", "customs-officer", "bank-director", "mayor", "police-chief", "prosecutor", "judge", "senator"] as const;
export type Person = (typeof PERSON_KEYS)[number];

export const PRIZE_KEYS = ["weapons", "bribes", "blackmail", "persons", "godfather"] as const;
export type Prize = (typeof PRIZE_KEYS)[number];

export const RESULT_KEYS = ["winners", "losers"] as const;
export type Result = (typeof RESULT_KEYS)[number];

export const SAY_KEYS = ["stay_out", "put_in_0", "put_in_1", "put_in_2", "put_in_3", "put_in_4", "put_in_5", "put_in_6", "put_in_7", "put_in_8", "put_in_9", "put_in_10", "put_in_11", "put_in_12", "put_in_13", "put_in_14", "put_in_15", "put_in_16", "put_in_17", "put_in_18", "put_in_19", "put_in_20", "put_in_21", "put_in_22", "put_in_23", "put_in_24", "put_in_25", "put_in_26", "put_in_27", "put_in_28", "put_in_29", "put_in_30", "want_first", "want_second", "aim_win", "aim_half", "aim_save"] as const;
export type Say = (typeof SAY_KEYS)[number];

export const SIDE_KEYS = ["challengers", "defenders"] as const;
export type Side = (typeof SIDE_KEYS)[number];

/** A match as a seat sees it. */
export interface View {
  seat: number;
  seats: number;
  options: number[];
  steps: { step: "reveal" | "claim" | "contest" | "duel" | "lurk" | "commit" | "brawl" | "fight" | "loot" | "pay" | "mini"; values: number[] }[];
  prompt: number;
  waiting: number[];
  draft: number[];
  talk: number[][];
  winners: number[];
  hand: Means[];
  sizes: number[];
  known: Means[][];
  committed: Means[][];
  opened: number[];
  revealed: number[];
  hidden: Means | null;
  discards: Means[];
  persons: Person[][];
  gone: Person[];
  bottles: number[];
  points: number[];
  holders: (`${number}` | null)[];
  mr_x: `${number}` | null;
  mr_x_side: Side | null;
  godfather: `${number}` | null;
  kicked: `${number}` | null;
  closed: number;
  brawling: `${number}` | null;
  coalition: Coalition | null;
  district: District | null;
  loot: Loot | null;
  person: Person | null;
  line_up: (`${number}` | null)[];
  announced: number[];
  said: number;
  coalitions: Coalition[];
  districts: District[];
  loots: Loot[];
  hides: number;
  lurking: number;
  deck: number;
}

/** What can be done, and its arguments. */
export interface Actions {
  put: { means: Means };
  hide: { means: Means };
  done: object;
  open: object;
  join: { side: Side };
  claim: object;
  pass: object;
  duel: { means: Means };
  brawl: object;
  take: { package: Package };
  pay: { item: Item };
  draw: object;
  use: { ability: Ability };
  discard: { means: Means };
  fish: { means: Means };
  end: object;
}

/** What can be said, and its arguments. */
export interface Says {
  stay_out: object;
  put_in: { strength: `${number}` };
  want: { package: Package };
  aim: { goal: Goal };
}

/** What happened, as a seat is told it. */
export type Event =
  | { kind: "started"; seat: `${number}`; cards: `${number}` | null }
  | { kind: "masked"; seat: `${number}` }
  | { kind: "joined"; seat: `${number}`; clan: Clan | null }
  | { kind: "round"; coalition: Coalition | null; district: District | null; loot: Loot | null; person: Person | null }
  | { kind: "drew"; seat: `${number}`; means: Means | null }
  | { kind: "reshuffled"; cards: `${number}` | null }
  | { kind: "discarded"; seat: `${number}`; cards: (Means | null)[] }
  | { kind: "fished"; seat: `${number}`; cards: (Means | null)[] }
  | { kind: "claimed"; seat: `${number}` }
  | { kind: "contested"; seat: `${number}`; other: `${number}` | null }
  | { kind: "duelled"; seat: `${number}`; means: Means | null }
  | { kind: "crowned"; seat: `${number}`; other: `${number}` | null }
  | { kind: "deadlocked"; seat: `${number}` }
  | { kind: "lurked"; seat: `${number}`; side: Side | null; count: `${number}` | null; cards: (Means | null)[] }
  | { kind: "laid_open"; seat: `${number}`; cards: (Means | null)[] }
  | { kind: "committed"; seat: `${number}`; cards: (Means | null)[]; hidden: Means | null }
  | { kind: "brawled"; seat: `${number}` }
  | { kind: "revealed"; seat: `${number}`; cards: (Means | null)[]; useless: (Means | null)[]; hides: `${number}` | null }
  | { kind: "announced"; side: Side | null; strength: `${number}` | null }
  | { kind: "unmasked"; seat: `${number}`; cards: (Means | null)[]; useless: (Means | null)[] }
  | { kind: "exposed"; seat: `${number}`; means: Means | null }
  | { kind: "contributed"; seat: `${number}`; strength: `${number}` | null }
  | { kind: "fought"; side: Side | null; challengers: `${number}` | null; defenders: `${number}` | null; shared: `${number}` | null }
  | { kind: "spent"; seat: `${number}`; cards: (Means | null)[] }
  | { kind: "left"; seat: `${number}`; person: Person | null }
  | { kind: "took"; seat: `${number}`; result: Result | null; package: Package | null }
  | { kind: "took_both"; seat: `${number}`; result: Result | null }
  | { kind: "compensated"; seat: `${number}`; other: `${number}` | null; item: Item | null }
  | { kind: "gained"; seat: `${number}`; bottles: `${number}` | null }
  | { kind: "hired"; seat: `${number}`; person: Person | null }
  | { kind: "dismissed"; person: Person | null }
  | { kind: "traded_places"; seat: `${number}`; other: `${number}` | null }
  | { kind: "used"; seat: `${number}`; ability: Ability | null }
  | { kind: "pointed"; seat: `${number}` }
  | { kind: "closed"; coalition: Coalition | null }
  | { kind: "curtain"; coalition: Coalition | null }
  | { kind: "shown"; seat: `${number}`; cards: (Means | null)[] }
  | { kind: "prized"; seat: `${number}`; prize: Prize | null }
  | { kind: "timed_out"; seat: `${number}` }
  | { kind: "answered"; seat: `${number}`; actions: (string | null)[] }
  | { kind: "said"; seat: `${number}`; say: Say | null };

/** The fields of view and events, to check what is sent. */
export const SHAPE = {"view": ["seat", "seats", "options", "steps", "prompt", "waiting", "draft", "talk", "winners", "hand", "sizes", "known", "committed", "opened", "revealed", "hidden", "discards", "persons", "gone", "bottles", "points", "holders", "mr_x", "mr_x_side", "godfather", "kicked", "closed", "brawling", "coalition", "district", "loot", "person", "line_up", "announced", "said", "coalitions", "districts", "loots", "hides", "lurking", "deck"], "events": {"started": ["kind", "seat", "cards"], "masked": ["kind", "seat"], "joined": ["kind", "seat", "clan"], "round": ["kind", "coalition", "district", "loot", "person"], "drew": ["kind", "seat", "means"], "reshuffled": ["kind", "cards"], "discarded": ["kind", "seat", "cards"], "fished": ["kind", "seat", "cards"], "claimed": ["kind", "seat"], "contested": ["kind", "seat", "other"], "duelled": ["kind", "seat", "means"], "crowned": ["kind", "seat", "other"], "deadlocked": ["kind", "seat"], "lurked": ["kind", "seat", "side", "count", "cards"], "laid_open": ["kind", "seat", "cards"], "committed": ["kind", "seat", "cards", "hidden"], "brawled": ["kind", "seat"], "revealed": ["kind", "seat", "cards", "useless", "hides"], "announced": ["kind", "side", "strength"], "unmasked": ["kind", "seat", "cards", "useless"], "exposed": ["kind", "seat", "means"], "contributed": ["kind", "seat", "strength"], "fought": ["kind", "side", "challengers", "defenders", "shared"], "spent": ["kind", "seat", "cards"], "left": ["kind", "seat", "person"], "took": ["kind", "seat", "result", "package"], "took_both": ["kind", "seat", "result"], "compensated": ["kind", "seat", "other", "item"], "gained": ["kind", "seat", "bottles"], "hired": ["kind", "seat", "person"], "dismissed": ["kind", "person"], "traded_places": ["kind", "seat", "other"], "used": ["kind", "seat", "ability"], "pointed": ["kind", "seat"], "closed": ["kind", "coalition"], "curtain": ["kind", "coalition"], "shown": ["kind", "seat", "cards"], "prized": ["kind", "seat", "prize"], "timed_out": ["kind", "seat"], "answered": ["kind", "seat", "actions"], "said": ["kind", "seat", "say"]}} as const;

export const HAND_LIMIT = 10;

export const MEANS = {"weapon2": {"kind": "weapon", "value": 2}, "weapon4": {"kind": "weapon", "value": 4}, "bribe1": {"kind": "bribe", "value": 1}, "bribe2": {"kind": "bribe", "value": 2}, "bribe3": {"kind": "bribe", "value": 3}, "bribe4": {"kind": "bribe", "value": 4}, "bribe5": {"kind": "bribe", "value": 5}, "blackmail1": {"kind": "blackmail", "value": 1}, "blackmail3": {"kind": "blackmail", "value": 3}, "blackmail5": {"kind": "blackmail", "value": 5}} as const;

export const PERSONS = {"spy": {"value": 0, "knows": null, "specialist": false}, "whisky-smuggler": {"value": 0, "knows": null, "specialist": false}, "dealer": {"value": 1, "knows": "bribe", "specialist": true}, "thief": {"value": 1, "knows": "blackmail", "specialist": true}, "explosives-expert": {"value": 1, "knows": "weapon", "specialist": true}, "fence": {"value": 1, "knows": null, "specialist": false}, "poker-player": {"value": 1, "knows": null, "specialist": false}, "priest": {"value": 1, "knows": null, "specialist": false}, "brawler": {"value": 1, "knows": null, "specialist": false}, "reporter": {"value": 2, "knows": "blackmail", "specialist": false}, "taxi-driver": {"value": 2, "knows": "weapon", "specialist": false}, "customs-officer": {"value": 2, "knows": "bribe", "specialist": false}, "bank-director": {"value": 3, "knows": null, "specialist": false}, "mayor": {"value": 3, "knows": null, "specialist": false}, "police-chief": {"value": 3, "knows": null, "specialist": false}, "prosecutor": {"value": 3, "knows": null, "specialist": false}, "judge": {"value": 4, "knows": null, "specialist": false}, "senator": {"value": 4, "knows": null, "specialist": false}} as const;

export const PACTS = {"pact1": [0, 1, 2, 3], "pact2": [1, 0, 3, 2], "pact3": [2, 3, 0, 1], "pact4": [3, 2, 1, 0], "pact5": [0, 2, 1, 3], "pact6": [2, 0, 3, 1], "pact7": [1, 3, 0, 2], "pact8": [3, 1, 2, 0], "pact9": [0, 3, 1, 2], "pact10": [3, 0, 2, 1], "pact11": [1, 2, 0, 3], "pact12": [2, 1, 3, 0]} as const;

export const DISTRICT_SIGNS = {"stockyards": ["weapon", "person"], "back-of-the-yards": ["weapon"], "the-loop": ["bribe", "person"], "gold-coast": ["bribe"], "hyde-park": ["blackmail", "person"], "bronzeville": ["blackmail"], "west-side": ["weapon", "bribe", "person"], "little-italy": ["weapon", "bribe"], "near-north-side": ["weapon", "blackmail", "person"], "cicero": ["weapon", "blackmail"], "south-side": ["bribe", "blackmail", "person"], "chinatown": ["bribe", "blackmail"], "the-levee": ["weapon", "bribe", "blackmail", "person"]} as const;

export const LOOTS = {"loot1": [{"bottles": 2, "means": 0, "person": false}, {"bottles": 0, "means": 0, "person": true}, {"bottles": 1, "means": 0, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot2": [{"bottles": 2, "means": 0, "person": false}, {"bottles": 0, "means": 1, "person": true}, {"bottles": 0, "means": 1, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot3": [{"bottles": 1, "means": 2, "person": false}, {"bottles": 0, "means": 0, "person": true}, {"bottles": 1, "means": 0, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot4": [{"bottles": 1, "means": 1, "person": false}, {"bottles": 0, "means": 1, "person": true}, {"bottles": 0, "means": 2, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot5": [{"bottles": 1, "means": 0, "person": true}, {"bottles": 0, "means": 2, "person": false}, {"bottles": 1, "means": 0, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot6": [{"bottles": 1, "means": 0, "person": true}, {"bottles": 1, "means": 1, "person": false}, {"bottles": 0, "means": 1, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot7": [{"bottles": 2, "means": 1, "person": false}, {"bottles": 0, "means": 0, "person": true}, {"bottles": 0, "means": 2, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot8": [{"bottles": 0, "means": 2, "person": true}, {"bottles": 1, "means": 0, "person": false}, {"bottles": 1, "means": 0, "person": false}, {"bottles": 0, "means": 1, "person": false}], "loot9": [{"bottles": 2, "means": 0, "person": false}, {"bottles": 1, "means": 1, "person": false}, {"bottles": 0, "means": 0, "person": true}, {"bottles": 0, "means": 1, "person": false}], "loot10": [{"bottles": 2, "means": 0, "person": false}, {"bottles": 0, "means": 3, "person": false}, {"bottles": 0, "means": 0, "person": true}, {"bottles": 0, "means": 1, "person": false}], "loot11": [{"bottles": 2, "means": 1, "person": false}, {"bottles": 1, "means": 0, "person": false}, {"bottles": 0, "means": 0, "person": true}, {"bottles": 0, "means": 1, "person": false}], "loot12": [{"bottles": 1, "means": 2, "person": false}, {"bottles": 1, "means": 1, "person": false}, {"bottles": 0, "means": 0, "person": true}, {"bottles": 1, "means": 0, "person": false}]} as const;
