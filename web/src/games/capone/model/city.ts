/** The city and the families as they are printed: places, smallest stakes, members and their worth. */
import type { Look } from "../../../art/looks";

export const BUSINESSES = [
  "bar",
  "pawnbroker",
  "exchange",
  "credit",
  "print",
  "nightclub",
  "casino",
  "bank",
  "jeweller",
  "guns",
] as const;
export type Business = (typeof BUSINESSES)[number];
export const SHOPS = ["scrapyard", "pasta", "bakery", "florist", "laundry", "cinema", "garage", "funeral"] as const;
export const DIVERSIONS = ["barber", "penthouse", "restaurant"] as const;
export const SPECIALS = ["fbi", "protection", "takeover", "offer"] as const;
/** Every face of a card, in the order of the deck. */
export const CARDS: readonly string[] = [...BUSINESSES, ...SHOPS, ...DIVERSIONS, ...SPECIALS];
/** Two fields a business. */
export const FIELDS: readonly string[] = BUSINESSES.flatMap((business) => [`${business}1`, `${business}2`]);

/** In thousands, as printed on the cards. */
export const MINIMUM: Readonly<Record<Business, number>> = {
  bar: 5,
  pawnbroker: 5,
  exchange: 5,
  credit: 10,
  print: 10,
  nightclub: 10,
  casino: 20,
  bank: 20,
  jeweller: 30,
  guns: 30,
};

export function businessOf(field: string): Business {
  return field.replace(/\d$/, "") as Business;
}

/** How a place is pointed at. */
export function pickOf(place: string): Record<string, string> {
  return FIELDS.includes(place) ? { field: place } : { diversion: place };
}

export type Kind = "green" | "yellow" | "orange" | "red" | "legal" | "diversion" | "special";
const GRADES: Readonly<Record<number, Kind>> = { 5: "green", 10: "yellow", 20: "orange", 30: "red" };

/** The colour of a card or place. */
export function kindOf(card: string): Kind {
  const minimum = MINIMUM[card as Business];
  if (minimum !== undefined) return GRADES[minimum]!;
  if ((SHOPS as readonly string[]).includes(card)) return "legal";
  return (DIVERSIONS as readonly string[]).includes(card) ? "diversion" : "special";
}

export const MEMBERS = [
  "don",
  "mama",
  "right_hand",
  "collector",
  "lawyer",
  "accountant",
  "secretary",
  "newcomer",
] as const;
export type Member = (typeof MEMBERS)[number];
export const VALUE: Readonly<Record<Member, number>> = {
  don: 100,
  mama: 60,
  right_hand: 50,
  collector: 40,
  lawyer: 40,
  accountant: 30,
  secretary: 30,
  newcomer: 20,
};
export const GUARD = 5;
export const GUARDS = 8;
/** Those who stand for one another: whoever of them is named first moves. */
export const EQUALS: Readonly<Partial<Record<Member, Member>>> = {
  collector: "lawyer",
  lawyer: "collector",
  accountant: "secretary",
  secretary: "accountant",
};

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

/** Steps of the road to the million, and what they cost and bring in thousands. */
export const GOAL = 10;
export const STEP = { cost: 100, sale: 50 };
