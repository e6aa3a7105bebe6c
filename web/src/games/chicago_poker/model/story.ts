/** The story of a match of Chicago Poker as lines. */
import { tellStory, type Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import type { Noted } from "./streets";
import type { View } from "./view";
import { line } from "./words";

/** All lines worth telling, oldest first. */
export function tell(events: readonly Noted[], view: View, reader: Reader): Told<Noted>[] {
  return tellStory(events, ["turn"], (event) => line(event, view, reader));
}
