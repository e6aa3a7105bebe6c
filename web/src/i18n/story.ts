/** The story of a match as lines, as far as it is told alike of every game. */
import type { Kinded } from "../state/reading";
import type { Line } from "../ui/table/Log.svelte";

/** A line that still knows what it tells. */
export interface Told<Event> extends Line {
  event: Event;
}

/** All lines worth telling, oldest first: the deal left out, the same thing several times in a row told once. */
export function tellStory<Event extends Kinded>(
  events: readonly Event[],
  beginning: readonly Event["kind"][],
  line: (event: Event) => Line | null,
): Told<Event>[] {
  const first = events.findIndex(({ kind }) => beginning.includes(kind));
  const lines: (Told<Event> & { times: number })[] = [];
  for (const [i, event] of events.entries()) {
    const told = i < first && event.kind === "drew" ? null : line(event);
    if (!told) continue;
    const last = lines.at(-1);
    if (last && last.text === told.text && last.seat === told.seat && told.weight !== "turn") last.times += 1;
    else lines.push({ ...told, event, times: 1 });
  }
  return lines.map(({ times, ...told }) => (times > 1 ? { ...told, text: `${told.text} (${times}×)` } : told));
}
