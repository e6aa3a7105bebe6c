/** The story of a match of Capone as lines. */
import type { Happening } from "../../lib/frames";
import { tellStory, type Told } from "../../lib/story";
import type { Reader } from "../../lib/words";
import { line } from "./words";

/** All lines worth telling, oldest first. */
export function tell(events: readonly Happening[], reader: Reader): Told[] {
  return tellStory(events, ["year"], (event) => line(event, reader));
}
