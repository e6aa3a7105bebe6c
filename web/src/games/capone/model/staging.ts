/** What just happened, as scenes: deeds of the night, and the settlement at the end of a year. */
import type { Happening } from "../../../net/frames";
import type { Ledger } from "./ledger";

export interface Deed {
  kind: "attack" | "takeover" | "offer" | "arrest" | "diversion" | "protection";
  /** Whose deed it is. */
  seat: number;
  /** The card it was done with, and its event. */
  card: string;
  played: Happening;
  /** What befell the victim. */
  event: Happening;
  /** Who moved in afterwards. */
  placed: Happening | null;
}

export interface Settlement {
  kind: "settlement";
  books: Ledger;
}

export type Scene = Deed | Settlement;

const DEEDS: Readonly<Record<string, Deed["kind"]>> = {
  expelled: "attack",
  returned: "takeover",
  drowned: "offer",
  arrested: "arrest",
  fetched: "arrest",
  diverted: "diversion",
  extorted: "protection",
};

/** The scenes of an update, in order. */
export function scenes(events: readonly Happening[]): Scene[] {
  const found: Scene[] = [];
  let played: Happening | null = null;
  for (const event of events) {
    const kind = DEEDS[event.kind];
    const last = found.at(-1);
    if (event.kind === "played") played = event;
    else if (kind && played) found.push(deed(kind, played, event));
    else if (
      event.kind === "placed" &&
      last &&
      last.kind !== "settlement" &&
      last.event.field === event.field &&
      last.seat === Number(event.seat)
    )
      last.placed = event;
  }
  const settled = events.findLast(({ kind }) => kind === "settled");
  return settled ? [...found, { kind: "settlement", books: settled.books as Ledger }] : found;
}

function deed(kind: Deed["kind"], played: Happening, event: Happening): Deed {
  const card = String(played.card);
  return { kind: card === "offer" ? "offer" : kind, seat: Number(played.seat), card, played, event, placed: null };
}
