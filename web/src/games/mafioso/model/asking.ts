/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, type Asked } from "../../../i18n/asking";
import { t } from "../../../i18n/texts.svelte";
import { listed, tellThing } from "../../../i18n/words";
import type { Desk } from "./desk.svelte";
import { actionName, manName } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view, me } = desk;
  if (play.now?.over) return askedAtEnd(play);
  if (play.myTurn)
    return {
      title: t(desk.step === "turn" ? "asking-turn" : "asking-answer"),
      detail: detail(desk),
      about: about(desk),
    };
  if (me !== null && view.out[me]) return { title: t("asking-out"), detail: t("asking-out-detail") };
  return askedToWait(play, desk.turn);
}

/** What the card that is picked does, and who sits where it is aimed. */
function about({ inHand, chosen, view, play }: Desk): string {
  if (!inHand) return "";
  const men = [...chosen].flatMap((chair) => view.chairs[chair] ?? []).map((man) => manName(man, view, play.names));
  return men.length ? t("asking-aimed", { men: listed(men) }) : t(`card-${inHand}-help`);
}

function detail(desk: Desk): string {
  if (desk.dropping && desk.pills.chairs.length) return dropped(desk);
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, desk.play.reader));
  if (chosen !== null) return chosen;
  if (desk.inHand) return t(`asking-card-${desk.inHand}`, { targets: desk.targets.size });
  if (desk.manInHand) return t("asking-where", { man: tellThing("man", desk.manInHand) });
  if (desk.step === "turn") return t("asking-step-turn");
  // Everybody who could move is asked, with or without a card for it.
  const none = desk.step === "again" && desk.play.choice.candidates.every(({ verb }) => verb === "stop");
  return t(none ? "asking-again-none" : `step-${desk.step}`);
}

/** Where the pills went; the choice may still lack some that must wait for a lower chair. */
function dropped({ pills }: Desk): string {
  const chairs = pills.chairs.map((chair) => tellThing("chair", String(chair)));
  return t("asking-pills", { chairs: listed(chairs), left: pills.left });
}
