/** The story of a match of Mafioso as lines. */
import { tellStory, type Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import type { Event } from "../generated";
import type { View } from "./view";
import { line } from "./words";

/** The chair that an event tells of, if it is one; a man who moved is where he went. */
export function chairIn(event: Event): string | null | undefined {
  if ("target" in event) return event.target;
  if ("chairs" in event) return event.chairs[0];
  return "chair" in event ? event.chair : null;
}

/** All lines worth telling, oldest first. */
export function tell(events: readonly Event[], view: View, reader: Reader): Told<Event>[] {
  return tellStory(events, ["turn", "seated"], (event) => line(event, view, reader));
}
