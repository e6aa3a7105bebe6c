/** How the frames of Mafioso are read. */
import { readingOf, type Reading } from "../../../state/reading";
import { SHAPE, type Event, type View } from "../generated";
import { adapt } from "./words";

export const reading: Reading<View, Event> = { ...readingOf(SHAPE), adapt };
