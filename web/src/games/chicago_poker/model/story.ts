/** The story of a match of Chicago Poker as lines. */
import { tellStory, type Told } from "../../../i18n/story";
import { t } from "../../../i18n/texts.svelte";
import type { Reader } from "../../../i18n/words";
import { roadWon } from "./standing";
import type { Noted } from "./streets";
import { isShort, type View } from "./view";
import { line } from "./words";

/** All lines worth telling, oldest first; the takeover that ended the match says why it did. */
export function tell(events: readonly Noted[], view: View, reader: Reader): Told<Noted>[] {
  const why = ending(view);
  const last = why ? events.findLast(({ kind }) => kind === "won") : undefined;
  return tellStory(events, ["turn"], (event) => {
    const told = line(event, view, reader);
    return told && event === last ? { ...told, text: `${told.text} ${why}` } : told;
  });
}

/** What the winner has that wins the match; nothing where a house rule decided. */
function ending(view: View): string {
  const won = view.won[view.winners[0] ?? -1];
  const road = won && roadWon(won, isShort(view));
  return road ? t(`won-by-${road}`, { short: isShort(view) ? "yes" : "no" }) : "";
}
