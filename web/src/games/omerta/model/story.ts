/** The story of a match as lines; without memory aid it names faces of the running turn only. */
import type { Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import { isKind } from "../../folding";
import type { Event } from "../generated";
import { line } from "./words";

const ONE_FACE = ["looked", "drew", "took", "swapped", "discarded", "hit", "missed", "bluffed"] as const;
const FACES = ["peeked", "opened", "threw", "botched"] as const;

/** All lines worth telling, oldest first. */
export function tell(events: readonly Event[], reader: Reader, faces: boolean): Told<Event>[] {
  const now = faces ? 0 : events.findLastIndex(({ kind }) => kind === "turn" || kind === "round");
  return events.flatMap((event, i) => {
    const told = line(i < now ? faceless(event) : event, reader);
    return told ? [{ ...told, event }] : [];
  });
}

/** The event as it is told when its faces must be remembered. */
export function faceless(event: Event): Event {
  if (isKind(event, ONE_FACE)) return { ...event, card: null };
  return isKind(event, FACES) ? { ...event, cards: event.cards.map(() => null) } : event;
}
