/** Everything in the box, as printed: means, persons, clans, districts, loot and coalition cards. */
import type { Look } from "../../../art/looks";

export const KINDS = ["weapon", "bribe", "blackmail"] as const;
export type Kind = (typeof KINDS)[number];
/** What a district card can show: the three kinds of means, and that persons count. */
export type Sign = Kind | "person";

export interface Means {
  kind: Kind;
  value: number;
}

/** The printed side of a means card: `bribe5`. */
export function face(card: string): Means {
  const [, kind = "weapon", value = "0"] = /^([a-z]+)(\d+)$/.exec(card) ?? [];
  return { kind: kind as Kind, value: Number(value) };
}

export const FACES = [
  "weapon2",
  "weapon4",
  "bribe1",
  "bribe2",
  "bribe3",
  "bribe4",
  "bribe5",
  "blackmail1",
  "blackmail3",
  "blackmail5",
];

/** By kind, then by value, as the notation has them. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

export interface Person {
  value: number;
  look: Look;
  /** The means printed on the card, for specialists and stand-ins. */
  knows?: Kind;
  /** A specialist makes his means valid everywhere. */
  specialist?: true;
}

export const PERSONS: Readonly<Record<string, Person>> = {
  spy: { value: 0, look: { hat: "fedora", collar: "scarf", lip: "plain", glasses: "dark", tilt: 7 } },
  "whisky-smuggler": { value: 0, look: { hat: "cap", collar: "scarf", lip: "beard", heavy: true } },
  dealer: {
    value: 1,
    knows: "bribe",
    specialist: true,
    look: { hat: "boater", collar: "bow", lip: "pencil", smoke: "cigarette" },
  },
  thief: {
    value: 1,
    knows: "blackmail",
    specialist: true,
    look: { hat: "cap", collar: "scarf", lip: "plain", glasses: "patch" },
  },
  "explosives-expert": {
    value: 1,
    knows: "weapon",
    specialist: true,
    look: { hat: "slick", collar: "open", lip: "moustache", glasses: "round" },
  },
  fence: { value: 1, look: { hat: "bowler", collar: "open", lip: "beard", glasses: "monocle" } },
  "poker-player": { value: 1, look: { hat: "fedora", collar: "bow", lip: "pencil", smoke: "cigar", tilt: -6 } },
  priest: { value: 1, look: { hat: "slick", collar: "open", lip: "plain", glasses: "round" } },
  brawler: { value: 1, look: { hat: "cap", collar: "open", lip: "plain", scar: true, heavy: true } },
  reporter: {
    value: 2,
    knows: "blackmail",
    look: { hat: "fedora", collar: "tie", lip: "plain", smoke: "cigarette", tilt: 8 },
  },
  "taxi-driver": { value: 2, knows: "weapon", look: { hat: "cap", collar: "tie", lip: "moustache" } },
  "customs-officer": {
    value: 2,
    knows: "bribe",
    look: { hat: "homburg", collar: "tie", lip: "moustache", heavy: true },
  },
  "bank-director": {
    value: 3,
    look: { hat: "tophat", collar: "tie", lip: "moustache", glasses: "monocle", heavy: true },
  },
  mayor: { value: 3, look: { hat: "homburg", collar: "tie", lip: "plain", flower: true, heavy: true } },
  "police-chief": { value: 3, look: { hat: "cap", collar: "tie", lip: "beard", heavy: true } },
  prosecutor: { value: 3, look: { hat: "bob", collar: "pearls", lip: "lips", glasses: "round" } },
  judge: { value: 4, look: { hat: "bob", collar: "fur", lip: "plain", glasses: "round", heavy: true } },
  senator: { value: 4, look: { hat: "tophat", collar: "bow", lip: "pencil", flower: true } },
};

/** The kinds of means that these persons make valid for their owner. */
export function specialtiesOf(persons: readonly string[]): (Kind | undefined)[] {
  return persons.filter((person) => PERSONS[person]?.specialist).map((person) => PERSONS[person]?.knows);
}

export const CLANS = ["bellini", "ohara", "kowalski", "sterling"] as const;
export type Clan = (typeof CLANS)[number];

/** Ink, shadow and tint of a clan; its crest is in `Crest.svelte`. */
export const GANG_OF: Readonly<Record<Clan, string>> = {
  bellini: "red",
  ohara: "green",
  kowalski: "blue",
  sterling: "gold",
};
export const INK_OF: Readonly<Record<Sign, string>> = {
  weapon: "black",
  bribe: "green",
  blackmail: "special",
  person: "gold",
};

/** The five chairs of the table. */
export const LEADERS: readonly Look[] = [
  { hat: "fedora", collar: "tie", lip: "plain", smoke: "cigar", heavy: true, tilt: 5 },
  { hat: "bob", collar: "pearls", lip: "lips", smoke: "holder" },
  { hat: "bowler", collar: "bow", lip: "moustache", heavy: true },
  { hat: "slick", collar: "tie", lip: "pencil", flower: true },
  { hat: "cloche", collar: "fur", lip: "lips" },
];

/** Clans by place: challenger with the `?`, challenger with the `&`, defender with the `&`, defender. */
export const PACTS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  ["0123", "1032", "2301", "3210", "0213", "2031", "1302", "3120", "0312", "3021", "1203", "2130"].map((places, i) => [
    `pact${i + 1}`,
    [...places].map(Number),
  ]),
);

const SIGNS: Readonly<Record<string, Sign>> = { w: "weapon", b: "bribe", x: "blackmail", p: "person" };
const PRINTED: Readonly<Record<string, string>> = {
  stockyards: "wp",
  "back-of-the-yards": "w",
  "the-loop": "bp",
  "gold-coast": "b",
  "hyde-park": "xp",
  bronzeville: "x",
  "west-side": "wbp",
  "little-italy": "wb",
  "near-north-side": "wxp",
  cicero: "wx",
  "south-side": "bxp",
  chinatown: "bx",
  "the-levee": "wbxp",
};

/** The signs on a district card. */
export function signsOf(district: string | null): Sign[] {
  return [...(PRINTED[district ?? ""] ?? "")].map((letter) => SIGNS[letter]!);
}

export interface Package {
  bottles: number;
  means: number;
  person: boolean;
}

// Bottles and cards of each package, with `p` for the person: winners' two, then losers' two.
const LOOTS = [
  "20 00p 10 01",
  "20 01p 01 01",
  "12 00p 10 01",
  "11 01p 02 01",
  "10p 02 10 01",
  "10p 11 01 01",
  "21 00p 02 01",
  "02p 10 10 01",
  "20 11 00p 01",
  "20 03 00p 01",
  "21 10 00p 01",
  "12 11 00p 10",
];

/** The four packages of a loot card. */
export function packagesOf(loot: string | null): Package[] {
  const printed = LOOTS[Number((loot ?? "loot0").slice(4)) - 1] ?? "";
  return printed
    .split(" ")
    .filter(Boolean)
    .map(([bottles, means, person]) => ({ bottles: Number(bottles), means: Number(means), person: person === "p" }));
}
