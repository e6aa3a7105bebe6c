/** The story of a match as lines; without memory aid it names faces of the running turn only. */
import type { Happening } from "../../../net/frames";
import type { Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import { line } from "./words";

const REMEMBERED = new Set(
  "peeked looked opened drew took swapped discarded hit missed bluffed threw botched".split(" "),
);

/** All lines worth telling, oldest first. */
export function tell(events: readonly Happening[], reader: Reader, faces: boolean): Told[] {
  const now = faces ? 0 : events.findLastIndex(({ kind }) => kind === "turn" || kind === "round");
  return events.flatMap((event, i) => {
    const told = line(i < now ? faceless(event) : event, reader);
    return told ? [{ ...told, event }] : [];
  });
}

/** The event as it is told when its faces must be remembered. */
export function faceless(event: Happening): Happening {
  if (!REMEMBERED.has(event.kind)) return event;
  const { card, cards, ...rest } = event;
  const hidden: Happening = { ...rest, kind: event.kind };
  if (card !== undefined) hidden.card = null;
  if (Array.isArray(cards)) hidden.cards = cards.map(() => null);
  return hidden;
}
