/** How the frames of Chicago Gangsters are read. */
import { readingOf, type Reading } from "../../../state/reading";
import { SHAPE, type Event, type View } from "../generated";
import { note, type Noted } from "./round";

const sent = readingOf<View, Event>(SHAPE);

export const reading: Reading<View, Noted> = {
  view: sent.view,
  event: (event, previous) => note(sent.event(event, null), previous),
};
