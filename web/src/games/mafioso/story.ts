/** The story of a match as lines: the deal left out, the same thing several times in a row told once. */
import type { Happening } from "../../lib/frames";
import type { Line } from "../../lib/table/Log.svelte";
import type { Reader } from "../../lib/words";
import { line } from "./words";

export interface Told extends Line {
  event: Happening;
}

/** All lines worth telling, oldest first. */
export function tell(events: readonly Happening[], reader: Reader): Told[] {
  const first = events.findIndex(({ kind }) => kind === "turn" || kind === "seated");
  const lines: (Told & { times: number })[] = [];
  for (const [i, event] of events.entries()) {
    if (i < first && event.kind === "drew") continue;
    const told = line(event, reader);
    if (!told) continue;
    const last = lines.at(-1);
    if (last && last.text === told.text && last.weight !== "turn") last.times += 1;
    else lines.push({ ...told, event, times: 1 });
  }
  return lines.map(({ times, ...told }) => (times > 1 ? { ...told, text: `${told.text} (${times}×)` } : told));
}
