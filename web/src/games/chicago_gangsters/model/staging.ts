/** What just happened, cut into scenes: a fight from its first card to its loot, or a headline. */
import type { Happening } from "../../../net/frames";
import type { Round } from "./round";

export interface FightScene {
  kind: "fight";
  round: Round;
}
export interface HeadlineScene {
  kind: "headline";
  event: Happening;
}
export type Scene = FightScene | HeadlineScene;

const HEADLINES = new Set(["crowned", "deadlocked", "traded_places", "curtain", "masked"]);

/** The scenes of an update, in order. */
export function scenes(events: readonly Happening[]): Scene[] {
  return events.flatMap((event): Scene[] => {
    if (event.kind === "fought") return [{ kind: "fight", round: event.round as Round }];
    return HEADLINES.has(event.kind) ? [{ kind: "headline", event }] : [];
  });
}
