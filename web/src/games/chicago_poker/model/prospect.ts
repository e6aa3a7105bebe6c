/** What would lie at one's own places once what is picked or taken is carried out. */
import { placeOf } from "../../keys";
import { COMBINATION_KEYS, SERIES, type Combination } from "../generated";
import { face, PLACES } from "./cards";
import { combinationOf } from "./combination";
import type { Desk } from "./desk.svelte";

/** A hand that would lie somewhere, and whether its fifth card puts the bullet there. */
export interface Prospect {
  place: number;
  hand: Combination;
  bullet: boolean;
}

/** One's own cards at a place, as far as one knows them. */
function lying({ view, me }: Desk, place: number): string[] {
  return (view.series[place]?.[me ?? -1] ?? []).flatMap(({ card }) => (card ? [card] : []));
}

/** The cards on their way to a place: a gangster picked or taken for it, or those in the limousine. */
function coming(desk: Desk, place: number): string[] {
  const { ghost, inHand, play } = desk;
  if (play.sending) return [];
  if (ghost) return ghost.place === place ? [ghost.card] : [];
  const [first, ...picks] = play.choice.taken;
  if (first?.verb === "limousine") {
    if (placeOf(PLACES, first.args.target) !== place) return [];
    const from = desk.view.series[placeOf(PLACES, first.args.source)]?.[desk.me ?? -1] ?? [];
    return picks.flatMap(({ args }) => from[Number(args.position) - 1]?.card ?? []);
  }
  const goes = play.choice.candidates.some(({ verb, args }) => verb === "play" && args.place === PLACES[place]);
  return inHand && !first && goes && "gang" in face(inHand) ? [inHand] : [];
}

/** What would lie at a place of one's own, or null where nothing comes to it. */
export function prospectAt(desk: Desk, place: number): Prospect | null {
  const cards = coming(desk, place);
  if (!cards.length) return null;
  const there = [...lying(desk, place), ...cards];
  const bullet = there.length === SERIES && desk.view.bullets[place] === null;
  return { place, hand: combinationOf(there), bullet };
}

/** Where the card that is picked makes a better hand than what lies there. */
export function gains(desk: Desk): Prospect[] {
  return desk.places.flatMap((place) => {
    const found = prospectAt(desk, place);
    const before = combinationOf(lying(desk, place));
    return found && COMBINATION_KEYS.indexOf(found.hand) > COMBINATION_KEYS.indexOf(before) ? [found] : [];
  });
}
