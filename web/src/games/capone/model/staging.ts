/** What just happened, as scenes: deeds of the night, and the settlement at the end of a year. */
import { isKind, type Of } from "../../folding";
import type { Member } from "../generated";
import type { Ledger, Noted } from "./ledger";
import { worth } from "./view";

export interface Deed {
  kind: "attack" | "takeover" | "offer" | "arrest" | "diversion" | "protection";
  /** Whose deed it is. */
  seat: number;
  /** The card it was done with, and its event. */
  card: string;
  played: Of<Noted, "played">;
  /** What befell the victim. */
  event: Of<Noted, keyof typeof DEEDS>;
  /** Who moved in afterwards. */
  placed: Of<Noted, "placed"> | null;
}

export interface Settlement {
  kind: "settlement";
  books: Ledger;
}

export type Scene = Deed | Settlement;

const DEEDS = {
  expelled: "attack",
  returned: "takeover",
  drowned: "offer",
  arrested: "arrest",
  fetched: "arrest",
  diverted: "diversion",
  extorted: "protection",
} as const;
const BEFALLEN = ["expelled", "returned", "drowned", "arrested", "fetched", "diverted", "extorted"] as const;

/** The scenes of an update, in order. */
export function scenes(events: readonly Noted[]): Scene[] {
  const found: Scene[] = [];
  let played: Of<Noted, "played"> | null = null;
  for (const event of events) {
    if (event.kind === "played") played = event;
    else if (isKind(event, BEFALLEN) && played) found.push(deed(played, event));
    else if (event.kind === "placed") moveIn(found.at(-1), event);
  }
  const settled = events.findLast(({ kind }) => kind === "settled");
  return settled ? [...found, { kind: "settlement", books: settled.books }] : found;
}

function deed(played: Deed["played"], event: Deed["event"]): Deed {
  const card = String(played.card);
  const kind = card === "offer" ? "offer" : DEEDS[event.kind];
  return { kind, seat: Number(played.seat), card, played, event, placed: null };
}

/** Who places stones where he has just driven somebody out, moves in. */
function moveIn(last: Scene | undefined, placed: Of<Noted, "placed">): void {
  if (!last || last.kind === "settlement") return;
  const field = "field" in last.event ? last.event.field : null;
  if (field === placed.field && last.seat === Number(placed.seat)) last.placed = placed;
}

/** The members who are missed after a deed. */
export function missedIn(event: Deed["event"]): Member[] {
  const members = "members" in event ? event.members : "member" in event ? [event.member] : [];
  return members.filter((member) => member !== null);
}

/** What came against what was there, where that decided it. */
export function sumsOf({ event, placed }: Deed): { came: number; was: number } | null {
  if (!placed || !("guards" in event)) return null;
  const sum = ({ members, guards }: Pick<typeof placed, "members" | "guards">) =>
    worth({ members: members.filter((member) => member !== null), guards: Number(guards) });
  return { came: sum(placed), was: sum(event) };
}
