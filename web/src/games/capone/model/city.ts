/** The city and the families as they are drawn, on top of what is printed. */
import type { Look } from "../../../art/looks";
import { isOneOf } from "../../keys";
import {
  BUSINESS_KEYS,
  DIVERSION_KEYS,
  FIELD_KEYS,
  MINIMUM,
  SHOP_KEYS,
  type Business,
  type Member,
} from "../generated";

export {
  BUSINESS_KEYS as BUSINESSES,
  CARD_KEYS as CARDS,
  DIVERSION_KEYS as DIVERSIONS,
  EQUALS,
  FIELD_KEYS as FIELDS,
  GOAL,
  GUARD,
  GUARDS,
  MEMBER_KEYS as MEMBERS,
  MINIMUM,
  SHOP_KEYS as SHOPS,
  SPECIALS,
  VALUE,
  type Business,
  type Field,
  type Member,
} from "../generated";

/** The business that a field belongs to; there are two fields a business. */
export function businessOf(field: string): Business {
  return BUSINESS_KEYS[Math.floor(FIELD_KEYS.findIndex((one) => one === field) / 2)] ?? "bar";
}

/** How a place is pointed at. */
export function pickOf(place: string): Record<string, string> {
  return isOneOf(FIELD_KEYS, place) ? { field: place } : { diversion: place };
}

export type Kind = "green" | "yellow" | "orange" | "red" | "legal" | "diversion" | "special";
const GRADES: Readonly<Record<(typeof MINIMUM)[Business], Kind>> = {
  5: "green",
  10: "yellow",
  20: "orange",
  30: "red",
};

/** The colour of a card or place. */
export function kindOf(card: string): Kind {
  if (isOneOf(BUSINESS_KEYS, card)) return GRADES[MINIMUM[card]];
  if (isOneOf(SHOP_KEYS, card)) return "legal";
  return isOneOf(DIVERSION_KEYS, card) ? "diversion" : "special";
}

export const LOOKS: Readonly<Record<Member, Look>> = {
  don: { hat: "homburg", collar: "fur", lip: "moustache", smoke: "cigar", heavy: true },
  mama: { hat: "bob", collar: "pearls", lip: "lips", heavy: true },
  right_hand: { hat: "fedora", collar: "tie", lip: "plain", glasses: "dark", tilt: 6 },
  collector: { hat: "bowler", collar: "tie", lip: "beard", heavy: true },
  lawyer: { hat: "slick", collar: "bow", lip: "pencil", glasses: "round" },
  accountant: { hat: "boater", collar: "bow", lip: "plain", glasses: "monocle" },
  secretary: { hat: "cloche", collar: "fur", lip: "lips", smoke: "holder" },
  newcomer: { hat: "cap", collar: "scarf", lip: "plain" },
};

/** The sign of each family in a box of 24, so that colour is never the only one. */
export const SIGNS: readonly string[] = [
  "M12 1l9 11-9 11-9-11z",
  "M12 0l3.500 8.500L24 12l-8.500 3.500L12 24l-3.500-8.500L0 12l8.500-3.500z",
  "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z",
  "M12 2l11 20H1z",
  "M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z",
  "M3 3h18v10q0 6-9 9-9-3-9-9z",
];
