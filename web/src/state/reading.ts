/** The seam between the wire and a game: what was sent is checked here, once, and is from then on what the game's tables say. */
import { t } from "../i18n/texts.svelte";
import type { Action, Happening } from "../net/frames";

/** What every event has, whatever the game. */
export interface Kinded {
  kind: string;
}

/** How the frames of a game are read. */
export interface Reading<View, Event extends Kinded> {
  view: (sent: object) => View;
  /** An event with what it will need when it is told later; gets the one before it. */
  event: (sent: Happening, previous: Event | null) => Event;
  /** Gives actions the arguments by which they are pointed at. */
  adapt?: (action: Action) => Action;
}

/** The fields of a view and of every kind of event, as `generated.ts` lists them. */
export interface Shape {
  view: readonly string[];
  events: Readonly<Record<string, readonly string[]>>;
}

/** Page and server do not speak of the same game: one of them is older than the other. */
export class Stale extends Error {
  constructor() {
    super(t("table-stale"));
  }
}

/** Reads what has the fields of a game's tables as its views and events, and refuses anything else. */
export function readingOf<View, Event extends Kinded>({ view, events }: Shape): Reading<View, Event> {
  return {
    view: (sent) => checked<View>(sent, view),
    event: (sent) => checked<Event>(sent, events[sent.kind]),
  };
}

/** Events in the order they came, each read after the one before it. */
export function readAll<View, Event extends Kinded>(
  reading: Reading<View, Event>,
  sent: readonly Happening[],
  previous: Event | null = null,
): Event[] {
  let last = previous;
  return sent.map((event) => (last = reading.event(event, last)));
}

function checked<Thing>(sent: object, fields: readonly string[] | undefined): Thing {
  if (!fields?.every((field) => field in sent)) throw new Stale();
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the one place where a type is vouched for: the server writes `fields` and what it sends from the same tables
  return sent as Thing;
}
