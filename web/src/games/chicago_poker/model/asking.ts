/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, type Asked } from "../../../i18n/asking";
import type { Action } from "../../../net/frames";
import { t } from "../../../i18n/texts.svelte";
import { face } from "./cards";
import type { Desk } from "./desk.svelte";
import { actionName, cardHelp } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view, step } = desk;
  if (view.winners.length > 0) return askedAtEnd(play);
  if (!play.myTurn) return askedToWait(play, desk.turn);
  return { title: t(step === "turn" ? "asking-turn" : "asking-answer"), detail: detail(desk), about: about(desk) };
}

/** What the special that is picked does; a gangster speaks for himself. */
function about({ inHand }: Desk): string {
  return inHand && "special" in face(inHand) ? cardHelp(inHand) : "";
}

function detail(desk: Desk): string {
  const { choice, reader } = desk.play;
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, desk.view, reader));
  if (chosen !== null) return chosen;
  if (desk.inHand) return t(wanted(choice.candidates));
  return desk.step === "turn" ? t("asking-step-turn", { can: open(desk) }) : t(`step-${desk.step}`);
}

/** What a turn can begin with: the deck, the hand, or either. */
function open({ canDraw, me, view }: Desk): "draw" | "play" | "both" {
  if (me !== null && view.hands[me]?.length === 0) return "draw";
  return canDraw ? "both" : "play";
}

const WANTS: Readonly<Record<string, string>> = {
  play: "asking-where",
  limousine: "asking-ride",
  blackmail: "asking-discard",
};

/** What the card that is picked still wants. */
function wanted(candidates: readonly Action[]): string {
  return candidates.map(({ verb }) => WANTS[verb]).find(Boolean) ?? "asking-whom";
}
