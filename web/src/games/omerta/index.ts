/** The door of Omerta's room. */
import type { Words } from "../../i18n/words";
import { ending, ranks, standing } from "./model/standing";
import { tell } from "./model/story";
import type { Event } from "./generated";
import type { View } from "./model/view";
import { actionName, cardName } from "./model/words";

export { default as Table } from "./Table.svelte";
export { reading } from "./model/reading";

export const words: Words<View, Event> = {
  standing,
  ranks,
  ending,
  action: (action, _, reader) => actionName(action, reader),
  story: (events, _, reader) => tell(events, reader, true),
  hand: (view, seat) => (view.hands[seat] ?? []).map(({ card }) => cardName(card)),
};
