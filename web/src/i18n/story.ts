/** The story of a match as lines, as far as it is told alike of every game. */
import type { Happening } from "../net/frames";
import type { Line } from "../ui/table/Log.svelte";

/** A line that still knows what it tells. */
export interface Told extends Line {
  event: Happening;
}

/** All lines worth telling, oldest first: the deal left out, the same thing several times in a row told once. */
export function tellStory(
  events: readonly Happening[],
  beginning: readonly string[],
  line: (event: Happening) => Line | null,
): Told[] {
  const first = events.findIndex(({ kind }) => beginning.includes(kind));
  const lines: (Told & { times: number })[] = [];
  for (const [i, event] of events.entries()) {
    const told = i < first && event.kind === "drew" ? null : line(event);
    if (!told) continue;
    const last = lines.at(-1);
    if (last && last.text === told.text && last.seat === told.seat && told.weight !== "turn") last.times += 1;
    else lines.push({ ...told, event, times: 1 });
  }
  return lines.map(({ times, ...told }) => (times > 1 ? { ...told, text: `${told.text} (${times}×)` } : told));
}
