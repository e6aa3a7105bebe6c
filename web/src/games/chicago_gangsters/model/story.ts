/** The story of a match of Chicago Gangsters as lines. */
import type { Happening } from "../../../net/frames";
import { tellStory, type Told } from "../../../i18n/story";
import type { Reader } from "../../../i18n/words";
import { line } from "./words";

/** All lines worth telling, oldest first. */
export function tell(events: readonly Happening[], reader: Reader): Told[] {
  return tellStory(events, ["round"], (event) => line(event, reader));
}
