/** The story of a match of Chicago Poker as lines. */
import type { Happening } from "../../../net/frames";
import { tellStory, type Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import type { View } from "./view";
import { line } from "./words";

/** All lines worth telling, oldest first. */
export function tell(events: readonly Happening[], view: View, reader: Reader): Told[] {
  return tellStory(events, ["turn"], (event) => line(event, view, reader));
}
