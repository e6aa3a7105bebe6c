/** What the action bar says at this table: the question in words, and the choice as it stands. */
import { placeOf } from "../../keys";
import { askedAtEnd, askedToWait, chosenSoFar, type Asked } from "../../../i18n/asking";
import type { Action } from "../../../net/frames";
import { t } from "../../../i18n/texts.svelte";
import { listed } from "../../../i18n/words";
import { face, PLACES } from "./cards";
import type { Desk } from "./desk.svelte";
import { gains, prospectAt, type Prospect } from "./prospect";
import { actionName, cardHelp, cardThing, placeName } from "./words";

/** The question before the player, or whom everybody waits for. */
export function ask(desk: Desk): Asked {
  const { play, view, step } = desk;
  if (view.winners.length > 0) return askedAtEnd(play);
  if (!play.myTurn) return askedToWait(play, desk.turn);
  return { title: t(step === "turn" ? "asking-turn" : "asking-answer"), detail: detail(desk), about: about(desk) };
}

/** What the card that is picked does; a gangster of whom the question tells what he makes needs no more words. */
function about(desk: Desk): string {
  const { inHand, step } = desk;
  if (!inHand) return "";
  const printed = face(inHand);
  if (step === "tie") return t("about-tie", { value: "value" in printed ? printed.value : 0 });
  if ("special" in printed) return cardHelp(inHand);
  const lays = desk.play.choice.taken[0]?.verb === "play";
  return lays || gains(desk).length ? "" : t("about-gangster");
}

/** The better hands that the gangster in hand makes, each with all the places where he does. */
function makes(desk: Desk): string {
  const better = gains(desk);
  const hands = [...new Set(better.map(({ hand }) => hand))].map((hand) => {
    const places = better.filter((one) => one.hand === hand).map(({ place }) => placeName(desk.view.open, place));
    return t("made-at", { made: t("hand-made", { hand }), place: listed(places) });
  });
  return hands.length ? t("asking-makes", { hands: listed(hands) }) : "";
}

/** What would lie somewhere, in words. */
function told({ view }: Desk, { place, hand, bullet }: Prospect): Record<"place" | "made" | "bullet", string> {
  return { place: placeName(view.open, place), made: t("hand-made", { hand }), bullet: bullet ? "yes" : "no" };
}

function detail(desk: Desk): string {
  const { choice, reader } = desk.play;
  const chosen = chosenSoFar(desk.play, (action) => actionName(action, desk.view, reader));
  if (chosen !== null) return sentences(chosen, outcome(desk));
  if (desk.inHand) return makes(desk) || t(wanted(choice.candidates));
  return desk.step === "turn" ? t("asking-step-turn", { can: open(desk) }) : t(`step-${desk.step}`);
}

/** Two sentences, of which the first may lack its full stop. */
function sentences(first: string, second: string): string {
  return second ? `${first}${/[.?!]$/.test(first) ? "" : "."} ${second}` : first;
}

/** What comes of the choice as it stands: the hand that would lie where cards go, the card that a murder hits. */
function outcome(desk: Desk): string {
  const [first] = desk.play.choice.taken;
  if (first?.verb === "murder") {
    const hit = desk.view.series[placeOf(PLACES, first.args.place)]?.[Number(first.args.victim)]?.at(-1);
    return hit?.card ? t("asking-hits", { card: cardThing(hit.card) }) : "";
  }
  const place = placeOf(PLACES, first?.args.target ?? first?.args.place);
  const found = first && prospectAt(desk, place);
  return found ? t("asking-lies", { verb: first.verb, ...told(desk, found) }) : "";
}

/** What a turn can begin with: the deck, the hand, or either. */
function open({ canDraw, me, view }: Desk): "draw" | "play" | "both" {
  if (me !== null && view.hands[me]?.length === 0) return "draw";
  return canDraw ? "both" : "play";
}

const WANTS: Readonly<Record<string, string>> = {
  play: "asking-where",
  limousine: "asking-ride",
  blackmail: "asking-use",
};

/** What the card that is picked still wants. */
function wanted(candidates: readonly Action[]): string {
  return candidates.map(({ verb }) => WANTS[verb]).find(Boolean) ?? "asking-whom";
}
