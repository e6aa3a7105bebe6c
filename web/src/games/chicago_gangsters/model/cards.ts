/** Everything in the box as it is drawn, on top of what is printed. */
import type { Look } from "../../../art/looks";
import { isOneOf, rowOf } from "../../keys";
import {
  DISTRICT_SIGNS,
  LOOTS,
  MEANS,
  MEANS_KEYS,
  PERSONS as PRINTED,
  type Clan,
  type Means as Card,
  type Person as Name,
} from "../generated";

export { CLAN_KEYS as CLANS, PACTS, type Clan } from "../generated";

export type Means = (typeof MEANS)[Card];
export type Kind = Means["kind"];
/** What a district card can show: the three kinds of means, and that persons count. */
export type Sign = Kind | "person";

/** The printed side of a means card: `bribe5`. */
export function face(card: string): Means {
  return MEANS[isOneOf(MEANS_KEYS, card) ? card : "weapon2"];
}

/** By kind, then by value, as the notation has them. */
export function inOrder<One extends string>(cards: readonly One[]): One[] {
  const place = (card: string): number => MEANS_KEYS.findIndex((key) => key === card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

const LOOKS: Readonly<Record<Name, Look>> = {
  spy: { hat: "fedora", collar: "scarf", lip: "plain", glasses: "dark", tilt: 7 },
  "whisky-smuggler": { hat: "cap", collar: "scarf", lip: "beard", heavy: true },
  dealer: { hat: "boater", collar: "bow", lip: "pencil", smoke: "cigarette" },
  thief: { hat: "cap", collar: "scarf", lip: "plain", glasses: "patch" },
  "explosives-expert": { hat: "slick", collar: "open", lip: "moustache", glasses: "round" },
  fence: { hat: "bowler", collar: "open", lip: "beard", glasses: "monocle" },
  "poker-player": { hat: "fedora", collar: "bow", lip: "pencil", smoke: "cigar", tilt: -6 },
  priest: { hat: "slick", collar: "open", lip: "plain", glasses: "round" },
  brawler: { hat: "cap", collar: "open", lip: "plain", scar: true, heavy: true },
  reporter: { hat: "fedora", collar: "tie", lip: "plain", smoke: "cigarette", tilt: 8 },
  "taxi-driver": { hat: "cap", collar: "tie", lip: "moustache" },
  "customs-officer": { hat: "homburg", collar: "tie", lip: "moustache", heavy: true },
  "bank-director": { hat: "tophat", collar: "tie", lip: "moustache", glasses: "monocle", heavy: true },
  mayor: { hat: "homburg", collar: "tie", lip: "plain", flower: true, heavy: true },
  "police-chief": { hat: "cap", collar: "tie", lip: "beard", heavy: true },
  prosecutor: { hat: "bob", collar: "pearls", lip: "lips", glasses: "round" },
  judge: { hat: "bob", collar: "fur", lip: "plain", glasses: "round", heavy: true },
  senator: { hat: "tophat", collar: "bow", lip: "pencil", flower: true },
};

export interface Person {
  value: number;
  /** The means printed on the card, for specialists and stand-ins. */
  knows: Kind | null;
  /** A specialist makes his means valid everywhere. */
  specialist: boolean;
  look: Look;
}

/** A person as printed, and how the figure on the card is dressed. */
export const PERSONS: Readonly<Record<string, Person>> = Object.fromEntries(
  Object.entries(PRINTED).map(([name, printed]) => [name, { ...printed, look: rowOf(LOOKS, name) ?? LOOKS.spy }]),
);

/** The kinds of means that these persons make valid for their owner. */
export function specialtiesOf(persons: readonly string[]): (Kind | null | undefined)[] {
  return persons.filter((person) => PERSONS[person]?.specialist).map((person) => PERSONS[person]?.knows);
}

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

/** The signs on a district card. */
export function signsOf(district: string | null): readonly Sign[] {
  return rowOf<readonly Sign[]>(DISTRICT_SIGNS, district) ?? [];
}

export type Package = (typeof LOOTS)[keyof typeof LOOTS][number];

/** The four packages of a loot card. */
export function packagesOf(loot: string | null): readonly Package[] {
  return rowOf<readonly Package[]>(LOOTS, loot) ?? [];
}

/** Who adds to a player's strength in a district: everybody of weight where persons count, elsewhere whoever stands in for means that do. */
export function backersOf<One extends string>(district: string | null, persons: readonly One[]): One[] {
  const signs = signsOf(district);
  return persons.filter((person) => {
    const { value, knows, specialist } = PERSONS[person]!;
    return signs.includes("person") ? value > 0 : knows !== null && !specialist && signs.includes(knows);
  });
}

/** What these persons are worth together. */
export function weightOf(persons: readonly string[]): number {
  return persons.reduce((sum, person) => sum + (PERSONS[person]?.value ?? 0), 0);
}
