/** How the frames of Capone are read. */
import { readingOf, type Reading } from "../../../state/reading";
import { SHAPE, type Event, type View } from "../generated";
import { note, type Noted } from "./ledger";

const sent = readingOf<View, Event>(SHAPE);

export const reading: Reading<View, Noted> = {
  view: sent.view,
  event: (event, previous) => note(sent.event(event, null), previous),
};
