/** The door of Chicago Gangsters' room. */
import type { Words } from "../../i18n/words";
import { ending, ranks, standing } from "./model/standing";
import { tell } from "./model/story";
import type { Noted } from "./model/round";
import type { View } from "./model/view";
import { actionName, meansName } from "./model/words";

export { default as Table } from "./Table.svelte";
export { reading } from "./model/reading";

export const words: Words<View, Noted> = {
  standing,
  ranks,
  ending,
  action: (action, _, reader) => actionName(action, reader),
  story: (events, _, reader) => tell(events, reader),
  hand: (view, seat) => (view.seat === seat ? view.hand : (view.known[seat] ?? [])).map(meansName),
};
