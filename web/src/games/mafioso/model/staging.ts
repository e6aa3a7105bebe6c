/** What just happened, as marks upon the table and as headlines in the middle of it. */
import type { Happening } from "../../../net/frames";
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
  event: Happening;
  /** Who is gone because of it, and whose last man it was. */
  fallen: Happening[];
}

const CARD_OF: Readonly<Record<string, CardKey>> = {
  shot: "shoot",
  stabbed: "stab",
  ordered: "cake",
  drugged: "nightcap",
  passed: "pass",
  exploded: "boom",
  raided: "raid",
};

/** The headlines of an update, in order; what follows from a deed belongs to it. */
export function headlines(events: readonly Happening[]): Headline[] {
  const found: Headline[] = [];
  for (const event of events) {
    const card = CARD_OF[event.kind];
    if (card) found.push({ card, event, fallen: [] });
    else if (event.kind === "died" || event.kind === "eliminated") found.at(-1)?.fallen.push(event);
  }
  return found;
}

/** The marks of an update. */
export function marks(events: readonly Happening[]): Mark[] {
  return events.flatMap((event, after) => marksOf(event).map((mark) => ({ ...mark, after })));
}

function marksOf(event: Happening): Omit<Mark, "after">[] {
  const chair = Number(event.chair);
  switch (event.kind) {
    case "died":
      return [{ kind: "gone", chair }];
    case "exploded":
      return [chair, ...beside(chair)].map((at) => ({ kind: "cream" as const, chair: at }));
    case "drugged":
      return (event.chairs as string[]).map((at) => ({ kind: "pill" as const, chair: Number(at) }));
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
