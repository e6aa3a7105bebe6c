/** How the frames of Omerta are read. */
import { readingOf } from "../../../state/reading";
import { SHAPE, type Event, type View } from "../generated";

export const reading = readingOf<View, Event>(SHAPE);
