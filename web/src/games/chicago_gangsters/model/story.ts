/** The story of a match of Chicago Gangsters as lines. */
import { tellStory, type Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import type { Noted } from "./round";
import { line } from "./words";

/** All lines worth telling, oldest first. */
export function tell(events: readonly Noted[], reader: Reader): Told<Noted>[] {
  return tellStory(events, ["round"], (event) => line(event, reader));
}
