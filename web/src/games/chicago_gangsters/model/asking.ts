/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { askedAtEnd, askedToWait, chosenSoFar, isReplay, type Asked } from "../../../i18n/asking";
import { t } from "../../../i18n/texts.svelte";
import { listed } from "../../../i18n/words";
import type { Action } from "../../../net/frames";
import { backersOf, face, PERSONS, signsOf, specialtiesOf, weightOf } from "./cards";
import type { Desk } from "./desk.svelte";
import { placesOf, sideOf } from "./view";
import { actionName, meansHelp, personHelp } from "./words";

/** The question before the player, or whom everybody waits for; on a phone persons have buttons of their own. */
export function ask(desk: Desk, narrow = false): Asked {
  const { play, view } = desk;
  if (view.winners.length > 0) return askedAtEnd(play);
  if (!play.myTurn) return waiting(desk);
  const lost = view.steps.at(-1)?.values[0] === 1 ? "yes" : "no";
  return { title: t(`asking-${desk.step}`, { lost }), detail: detail(desk, narrow), about: about(desk) };
}

/** What the person does who is used, or else the card that was tapped last of those chosen. */
function about({ ability, picked, step }: Desk): string {
  if (ability !== null && ability in PERSONS) return personHelp(ability);
  if (picked === null) return "";
  return step === "duel" ? t("about-duel", { value: face(picked).value }) : meansHelp(picked);
}

/** Sealed choices are awaited from several at once. */
function waiting({ play, step }: Desk): Asked {
  const sealed = ["commit", "claim", "contest", "duel", "lurk"].includes(step);
  if (!sealed || isReplay(play)) return askedToWait(play, null);
  const names = (play.now?.pending ?? []).map((seat) => play.names[seat] ?? "");
  const detail = names.length ? t("asking-wait-sealed", { name: listed(names), count: names.length }) : "";
  return { title: t("asking-wait"), detail };
}

function detail(desk: Desk, narrow: boolean): string {
  if (desk.hiding) return t("asking-hide");
  if (desk.pledging && desk.chosen.size > 0) return pledged(desk);
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, desk.play.reader));
  if (chosen !== null) return chosen;
  const use = desk.extras.some(isOfPerson) ? (narrow ? "named" : "tapped") : "none";
  return t(desk.pledging ? `asking-pledge-${desk.step}` : `step-${desk.step}`, { draw: desk.drawing, use });
}

function isOfPerson({ verb, args }: Action): boolean {
  return verb === "brawl" || (verb === "use" && (args.ability ?? "") in PERSONS);
}

/** How many cards are chosen, and what they are worth here, with the persons who add to them. */
function pledged({ play, chosen, hand, me, view }: Desk): string {
  const persons = view.persons[me ?? -1] ?? [];
  const kinds = [...signsOf(view.district), ...specialtiesOf(persons)];
  const counting = [...chosen].map((at) => face(hand[at]!)).filter(({ kind }) => kinds.includes(kind));
  const sum = counting.reduce((total, { value }) => total + value, 0);
  const total = sum + weightOf(backersOf(view.district, persons));
  const side = sideOf(view, me ?? -1);
  const alone = side !== null && placesOf(view, side).filter(({ seat }) => seat !== null).length === 1;
  const told = t("asking-pledged", {
    count: chosen.size,
    sum,
    total,
    persons: total > sum ? "yes" : "no",
    alone: alone ? "yes" : "no",
    doubled: 2 * total,
  });
  const last = play.choice.taken.at(-1);
  return last && ["open", "join"].includes(last.verb) ? `${told} ${actionName(last, play.reader)}.` : told;
}
