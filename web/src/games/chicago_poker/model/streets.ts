/** Which businesses were open when something happened: places change hands later. */
import { placeOf } from "../../keys";
import type { Event, View } from "../generated";
import { PLACES } from "./cards";

export type Streets = View["open"];

/** An event with the businesses that were open when it happened. */
export type Noted = Event & { streets: Streets };

export function note(event: Event, previous: Noted | null): Noted {
  const streets = [...(previous?.streets ?? [])];
  if (event.kind === "opened") streets[placeOf(PLACES, event.place)] = event.business;
  return { ...event, streets };
}

/** What was open at each place; what nobody told of is as the view has it. */
export function opened(streets: Streets, view: View): Streets {
  return view.open.map((business, place) => streets[place] ?? business);
}
