/** The story of a match as lines: the deal left out, draws told once. */
import type { Happening } from "../../lib/frames";
import type { Line } from "../../lib/table/Log.svelte";
import type { Reader } from "../../lib/words";
import { line } from "./words";

/** All lines worth telling, oldest first. */
export function tell(events: readonly Happening[], reader: Reader): Line[] {
  const first = events.findIndex(({ kind }) => kind === "round");
  const lines: (Line & { times: number })[] = [];
  for (const [i, event] of events.entries()) {
    if (i < first && event.kind === "drew") continue;
    const told = line(event, reader);
    if (!told) continue;
    const last = lines.at(-1);
    if (last && last.text === told.text && last.seat === told.seat) last.times += 1;
    else lines.push({ ...told, times: 1 });
  }
  return lines.map(({ times, ...told }) => (times > 1 ? { ...told, text: `${told.text} (${times}×)` } : told));
}
