/** The story of a match of Capone as lines. */
import { tellStory, type Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import type { Diversion, Field, Shop } from "../generated";
import type { Noted } from "./ledger";
import { line } from "./words";

/** The place of the city that an event tells of, if it is one. */
export function placeIn(event: Noted): Diversion | Field | Shop | null {
  if ("diversion" in event) return event.diversion;
  if ("field" in event) return event.field;
  return "shop" in event ? event.shop : null;
}

/** All lines worth telling, oldest first. */
export function tell(events: readonly Noted[], reader: Reader): Told<Noted>[] {
  return tellStory(events, ["year"], (event) => line(event, reader));
}
