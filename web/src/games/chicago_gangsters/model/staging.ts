/** What just happened, cut into scenes: a fight from its first card to its loot, or a headline. */
import { isKind, type Of } from "../../folding";
import type { Noted, Round } from "./round";

export interface FightScene {
  kind: "fight";
  round: Round;
}
export interface HeadlineScene {
  kind: "headline";
  event: Of<Noted, (typeof HEADLINES)[number]>;
}
export type Scene = FightScene | HeadlineScene;

const HEADLINES = ["crowned", "deadlocked", "traded_places", "curtain", "masked"] as const;

/** The scenes of an update, in order. */
export function scenes(events: readonly Noted[]): Scene[] {
  return events.flatMap((event): Scene[] => {
    if (event.kind === "fought") return [{ kind: "fight", round: event.round }];
    return isKind(event, HEADLINES) ? [{ kind: "headline", event }] : [];
  });
}
