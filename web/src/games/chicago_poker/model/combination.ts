/** What a row of gangsters is called as a poker hand, as far as its faces are known. */
import { COMBINATION_KEYS, type Combination } from "../generated";
import { face, GANGS } from "./cards";

const GROUPED: Readonly<Record<string, Combination>> = {
  "2": "pair",
  "22": "two-pair",
  "3": "three",
  "32": "full-house",
  "4": "four",
  "5": "chicago-poker",
};

/** The name of one to five gangsters; the server alone decides which hand wins. */
export function combinationOf(cards: readonly string[]): Combination {
  const printed = cards.map(face).filter((one) => "gang" in one);
  const values = printed.map(({ value }) => value).sort((a, b) => a - b);
  const copies = [...new Set(values)].map((value) => values.filter((one) => one === value).length);
  const groups = copies.filter((count) => count > 1).sort((a, b) => b - a);
  return GROUPED[groups.join("")] ?? ofFive(values, new Set(printed.map(({ gang }) => gang)).size);
}

function ofFive(values: readonly number[], gangs: number): Combination {
  if (values.length < 5) return COMBINATION_KEYS[0];
  const straight = values[4]! - values[0]! === 4;
  if (gangs === 1) return straight ? "straight-flush" : "flush";
  if (!straight) return COMBINATION_KEYS[0];
  return gangs === GANGS.length ? "rainbow-straight" : "straight";
}
