/** What is printed on the cards and the businesses, and how a hand is held: no rules. */
import { GANGS, SPECIALS } from "../generated";
import { isOneOf } from "../../keys";

export {
  BOSSES as BOSS_OF_SEAT,
  BUSINESS_KEYS as BUSINESSES,
  FACES,
  GANGS,
  PLACE_KEYS as PLACES,
  SPECIALS,
  type Business,
} from "../generated";
export type Gang = (typeof GANGS)[number];
export type Special = (typeof SPECIALS)[number];

export type Face = { gang: Gang; value: number } | { special: Special };

/** The face a card key names: `red7`, `murder`. */
export function face(key: string): Face {
  const special = SPECIALS.find((name) => key.startsWith(name));
  if (special) return { special };
  const [, gang = "", value = "0"] = /^([a-z]+)(\d+)$/.exec(key) ?? [];
  return { gang: isOneOf(GANGS, gang) ? gang : "black", value: Number(value) };
}

/** Sorts a hand as people hold it: by value, then gang, specials last. */
export function inHandOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

function rank(key: string): number {
  const printed = face(key);
  if ("special" in printed) return 1000 + SPECIALS.indexOf(printed.special);
  return printed.value * 10 + GANGS.indexOf(printed.gang);
}

/** The outline of each gang's sign in a box of 24. */
export const SIGNS: Readonly<Record<Gang, string>> = {
  red: "M12 .5L20.500 12 12 23.500 3.500 12z",
  blue: "M12 .5c4 6.500 8.500 9.500 8.500 15a8.500 8.500 0 0 1-17 0C3.500 10 8 7 12 .5z",
  green:
    "M12 12.500C5 4 8 .5 12 .5s7 3.500 0 12c8-7 12-3 11.500.500C23 18 17 17 12.500 13l2 10.500h-5l2-10.500C7 17 1 18 .5 13 0 9.500 4 5.500 12 12.500z",
  gold: "M12 .5l3.200 7.800 8.300.6-6.400 5.400 2 8.200L12 18l-7.100 4.500 2-8.200L.5 8.900l8.300-.6z",
  black:
    "M6 14C5.500 5 7.500 3.500 9.500 4c1.500.8 3.500.8 5 0 2-.5 4 1 3.500 10q-6-2.500-12 0zM.5 18.500Q3 14 12 14t11.500 4.500q-3 2.500-11.500 2.500T.5 18.500z",
};
