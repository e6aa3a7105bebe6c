/** What is printed on the cards of Omerta: catalogue, no rules. */
import type { Look } from "../../../art/looks";
import { CHARACTERS, POINTS } from "../generated";
import { isOneOf, rowOf } from "../../keys";

export { CARD_KEYS as KEYS, CHARACTERS } from "../generated";
export type Character = (typeof CHARACTERS)[number];

/** The palette a character is printed in: what strikes others, what serves its owner, what waits. */
const TONES: Readonly<Record<Character, string>> = {
  gangster: "red",
  lady: "red",
  snitch: "red",
  mamma: "special",
  patrol: "special",
  mole: "blue",
  driver: "blue",
  safecracker: "blue",
  killer: "black",
  witness: "gold",
  alibi: "gold",
};

export const LOOKS: Readonly<Record<Character, Look>> = {
  gangster: { hat: "fedora", collar: "tie", lip: "plain", smoke: "cigarette", tilt: 7 },
  lady: { hat: "cloche", collar: "fur", lip: "lips", smoke: "holder" },
  mole: { hat: "cap", collar: "scarf", lip: "plain", glasses: "round" },
  snitch: { hat: "bowler", collar: "bow", lip: "pencil" },
  driver: { hat: "cap", collar: "tie", lip: "moustache", heavy: true },
  safecracker: { hat: "slick", collar: "open", lip: "pencil", glasses: "monocle" },
  killer: { hat: "fedora", collar: "scarf", lip: "plain", glasses: "dark", scar: true, tilt: -6 },
  witness: { hat: "bob", collar: "pearls", lip: "lips", glasses: "round" },
  alibi: { hat: "tophat", collar: "bow", lip: "pencil", glasses: "monocle" },
  mamma: { hat: "bob", collar: "pearls", lip: "lips", heavy: true },
  patrol: { hat: "cap", collar: "tie", lip: "moustache" },
};

export type Face = { bottle: number } | { character: Character };

/** The face a key names: `bottle7`, `mole`. */
export function face(key: string): Face {
  const found = /^bottle(\d+)$/.exec(key);
  return found ? { bottle: Number(found[1]) } : { character: isOneOf(CHARACTERS, key) ? key : "gangster" };
}

/** What a card counts at the end of a round. */
export function points(key: string): number {
  return rowOf(POINTS, key) ?? 0;
}

/** The name of the colours a card is printed in. */
export function tone(key: string): string {
  const printed = face(key);
  return "bottle" in printed ? "green" : TONES[printed.character];
}

/** The famous gangsters who sit at the table, by seat. */
export const FAMOUS = ["Al Capone", "Lucky Luciano", "Virginia Hill", "Johnny Torrio", "Bugsy Siegel"] as const;
export const FACES_OF_SEATS: readonly Look[] = [
  { hat: "fedora", collar: "tie", lip: "plain", smoke: "cigar", scar: true, heavy: true, tilt: 6 },
  { hat: "slick", collar: "tie", lip: "plain", scar: true },
  { hat: "cloche", collar: "pearls", lip: "lips" },
  { hat: "boater", collar: "bow", lip: "plain", glasses: "round" },
  { hat: "homburg", collar: "bow", lip: "pencil", flower: true },
];
