/** The moments that decided a finished match, in words. */
import type { GameRoom } from "../games";
import type { Analysis, Replay, Turn } from "../net/wire";
import { readAll } from "./reading";

export interface Deciding extends Turn {
  /** The move and the most of what came of it. */
  told: string;
}

const LINES = 3;
/** A smaller swing of somebody's chances turned no match. */
const TURNED = 0.05;
/** How much it moved the chances of whom it was about. */
const swing = ({ before, after }: Turn) => Math.abs(after - before);

/** The turns that moved somebody's chances enough to speak of. */
export const turned = ({ turns }: Analysis) => turns.filter((turn) => swing(turn) >= TURNED);

/** Where the match turned, as far as the eyes it is looked at through saw anything of it. */
export function deciding(analysis: Analysis, replay: Replay, room: GameRoom): Deciding[] {
  const reader = { seat: analysis.seat, names: replay.players };
  const events = readAll(
    room.reading,
    replay.frames.flatMap((frame) => frame.events),
  );
  let from = 0;
  const story = replay.frames.map((frame) => events.slice(from, (from += frame.events.length)));
  const happened = ({ entry }: Turn): string => {
    const frame = replay.frames[entry];
    const lines = frame ? room.words.story(story[entry] ?? [], frame.view, reader) : [];
    return lines
      .filter(({ weight }) => weight !== "turn")
      .slice(0, LINES)
      .map(({ text }) => text)
      .join(" ");
  };
  return turned(analysis)
    .map((turn) => ({ ...turn, told: happened(turn) }))
    .filter(({ told }) => told);
}

/** The moments that weighed the most, in the order of the match. */
export function weightiest(moments: readonly Deciding[], count: number): Deciding[] {
  return [...moments]
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, count)
    .sort((a, b) => a.entry - b.entry);
}
