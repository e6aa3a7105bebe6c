/** What just happened, as marks upon the table and as headlines in the middle of it. */
import { isKind, type Of } from "../../folding";
import type { Event } from "../generated";
import { across, beside, type CardKey } from "./board";

/** Something shown for a moment at a chair. */
export interface Mark {
  kind: "gone" | "cream" | "pill" | "sat" | "bang" | "flash";
  chair: number;
  /** The order in which marks appear. */
  after: number;
}

export interface Headline {
  card: CardKey;
  event: Of<Event, (typeof DEEDS)[number]>;
  /** Who is gone because of it, and whose last man it was. */
  fallen: Of<Event, "died" | "eliminated">[];
  /** Who lit the cake before its time, if that is why it went off. */
  lit: number | null;
  /** What happened after it, up to now. */
  next: readonly Event[];
}

const DEEDS = ["shot", "stabbed", "ordered", "drugged", "passed", "exploded", "raided"] as const;
const CARD_OF: Readonly<Record<(typeof DEEDS)[number], CardKey>> = {
  shot: "shoot",
  stabbed: "stab",
  ordered: "cake",
  drugged: "nightcap",
  passed: "pass",
  exploded: "boom",
  raided: "raid",
};

/** The headlines of an update, in order; what follows from a deed belongs to it. */
export function headlines(events: readonly Event[]): Headline[] {
  const found: Headline[] = [];
  for (const [at, event] of events.entries()) {
    const before = events[at - 1];
    const lit = before?.kind === "boomed" ? Number(before.seat) : null;
    if (isKind(event, DEEDS))
      found.push({ card: CARD_OF[event.kind], event, fallen: [], lit, next: events.slice(at + 1) });
    else if (event.kind === "died" || event.kind === "eliminated") found.at(-1)?.fallen.push(event);
  }
  return found;
}

/** The marks of an update. */
export function marks(events: readonly Event[]): Mark[] {
  return events.flatMap((event, after) => marksOf(event).map((mark) => ({ ...mark, after })));
}

function marksOf(event: Event): Omit<Mark, "after">[] {
  const chair = "chair" in event ? Number(event.chair) : -1;
  switch (event.kind) {
    case "died":
      return [{ kind: "gone", chair }];
    case "exploded":
      return [chair, ...beside(chair)].map((at) => ({ kind: "cream" as const, chair: at }));
    case "drugged":
      return event.chairs.map((at) => ({ kind: "pill" as const, chair: Number(at) }));
    case "moved":
      return [{ kind: "sat", chair: Number(event.target) }];
    case "seated":
      return [{ kind: "sat", chair }];
    case "shot":
      return [
        { kind: "bang", chair },
        ...[across(chair)].filter((at) => at !== null).map((at) => ({ kind: "flash" as const, chair: at })),
      ];
    case "stabbed":
      return [{ kind: "bang", chair }];
    default:
      return [];
  }
}
