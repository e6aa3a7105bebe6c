/** The door of Chicago Poker's room. */
import type { Words } from "../../i18n/words";
import { standing } from "./model/standing";
import { tell } from "./model/story";
import type { Noted } from "./model/streets";
import type { View } from "./model/view";
import { actionName, cardName } from "./model/words";

export { default as Table } from "./Table.svelte";
export { reading } from "./model/reading";

export const words: Words<View, Noted> = {
  standing,
  action: actionName,
  story: tell,
  hand: (view, seat) => (view.hands[seat] ?? []).map(cardName),
};
