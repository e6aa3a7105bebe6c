/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, type Asked } from "../../../i18n/asking";
import { t } from "../../../i18n/texts.svelte";
import { listed, tellThing } from "../../../i18n/words";
import type { Desk } from "./desk.svelte";
import { actionName, kindName, menNames } from "./words";

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
function about({ inHand, aimed, caking, hit, passing, view, me, play }: Desk): string {
  if (!aimed.length) return inHand && !passing ? t(`card-${inHand}-help`) : "";
  if (inHand === "move") return "";
  const men = hit.flatMap((chair) => view.chairs[chair] ?? []);
  const told = menNames(men, view, play.names, me);
  return t(caking ? "asking-blast" : "asking-aimed", { men: told, count: men.length });
}

function detail(desk: Desk): string {
  if (desk.dropping && desk.pills.chairs.length) return dropped(desk);
  const [first] = desk.play.choice.taken;
  const riser =
    first?.verb === "move" && !desk.play.choice.complete ? desk.view.chairs[Number(first.args.chair)] : null;
  if (riser) return t("asking-where", { man: kindName(riser) });
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, desk.play.reader));
  if (chosen !== null) return chosen;
  if (desk.passing) return t("asking-pass-side");
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
