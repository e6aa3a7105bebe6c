/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, isReplay, type Asked } from "../../../i18n/asking";
import { t } from "../../../i18n/texts.svelte";
import { listed } from "../../../i18n/words";
import { face, PERSONS, signsOf, specialtiesOf } from "./cards";
import type { Desk } from "./desk.svelte";
import { actionName, personHelp } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view } = desk;
  if (view.winners.length > 0) return askedAtEnd(play);
  if (!play.myTurn) return waiting(desk);
  return { title: t(`asking-${desk.step}`), detail: detail(desk), about: about(desk) };
}

/** What the person does who is used, or what the cards chosen are worth where signs make them count. */
function about({ ability, pledging, chosen, hand, me, view }: Desk): string {
  if (ability !== null && ability in PERSONS) return personHelp(ability);
  if (!pledging || chosen.size === 0) return "";
  const kinds = [...signsOf(view.district), ...specialtiesOf(view.persons[me ?? -1] ?? [])];
  const counting = [...chosen].map((at) => face(hand[at]!)).filter(({ kind }) => kinds.includes(kind));
  return t("asking-counting", { sum: counting.reduce((sum, { value }) => sum + value, 0), count: counting.length });
}

/** Sealed choices are awaited from several at once. */
function waiting({ play, step }: Desk): Asked {
  const sealed = ["commit", "claim", "contest", "duel", "lurk"].includes(step);
  if (!sealed || isReplay(play)) return askedToWait(play, null);
  const names = (play.now?.pending ?? []).map((seat) => play.names[seat] ?? "");
  const detail = names.length ? t("asking-wait-sealed", { name: listed(names), count: names.length }) : "";
  return { title: t("asking-wait"), detail };
}

function detail(desk: Desk): string {
  if (desk.hiding) return t("asking-hide");
  if (desk.pledging && desk.chosen.size > 0) return pledged(desk);
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, desk.play.reader));
  if (chosen !== null) return chosen;
  return t(desk.pledging ? `asking-pledge-${desk.step}` : `step-${desk.step}`, { draw: desk.drawing });
}

/** How many cards are chosen and what is printed on them: what it is worth here, the table says. */
function pledged(desk: Desk): string {
  const sum = [...desk.chosen].reduce((total, at) => total + face(desk.hand[at]!).value, 0);
  const last = desk.play.choice.taken.at(-1);
  const told = t("asking-pledged", { count: desk.chosen.size, sum });
  return last && ["open", "join"].includes(last.verb) ? `${told} ${actionName(last, desk.play.reader)}.` : told;
}
