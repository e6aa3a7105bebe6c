/** What the table's parts ask of the match: whose it is, what is lit, and what a click means. */
import { placeOf } from "../../keys";
import { whyNotTurn } from "../../../i18n/asking";
import type { Action } from "../../../net/frames";
import type { Pick } from "../../../state/choice.svelte";
import type { Play } from "../../../state/play.svelte";
import { t } from "../../../i18n/texts.svelte";
import { face, PLACES } from "./cards";
import type { Noted } from "./streets";
import { stepOf, turnOf, type View } from "./view";
import { cardName } from "./words";

export class Desk {
  /** The place whose series the phone shows. */
  shown = $state(0);

  constructor(readonly play: Play<View, Noted>) {}

  view = $derived.by(() => this.play.now!.view);
  me = $derived.by(() => this.play.now!.you);
  step = $derived.by(() => stepOf(this.view));
  turn = $derived.by(() => turnOf(this.view));
  /** Rows of the board: the others in order of play, you nearest your hand. */
  order = $derived.by(() => {
    const last = this.me ?? this.view.seats - 1;
    return Array.from({ length: this.view.seats }, (_, i) => (last + 1 + i) % this.view.seats);
  });
  places = $derived.by(() => this.view.open.map((_, place) => place));

  /** The key of the hand card that is picked or being played, without a special's number. */
  inHand = $derived.by(() => {
    const { picks, taken } = this.play.choice;
    const pick = picks.find((held) => "card" in held || "special" in held);
    const args = pick ?? taken[0]?.args ?? {};
    return args.card ?? args.special ?? null;
  });

  isInHand(card: string): boolean {
    return this.inHand !== null && stem(card) === stem(this.inHand);
  }

  /** A gangster taken for a place but not yet confirmed: once it is sent, it sets out from the hand. */
  ghost = $derived.by(() => {
    const action = this.play.choice.taken.find((taken) => taken.verb === "play");
    return action && !this.play.sending ? { card: action.args.card!, place: placeOf(PLACES, action.args.place) } : null;
  });

  /** The place whose cards get into the limousine, while they are chosen one by one. */
  loading = $derived.by(() => {
    const { taken, legal } = this.play.choice;
    const source = taken.findLast((action) => "source" in action.args)?.args.source;
    return source && legal.some((action) => "position" in action.args) ? placeOf(PLACES, source) : null;
  });

  /** Whether the question is which of the discards to take. */
  choosingDiscard = $derived.by(() => this.play.choice.taken[0]?.verb === "blackmail" && !this.play.choice.complete);

  cardPick(card: string): Pick {
    return "special" in face(card) && this.step === "turn" ? { special: stem(card) } : { card };
  }

  /** What pointing at a seat's series means now, or null when it means nothing. */
  cellPick(place: number, seat: number): Pick | null {
    const { choice } = this.play;
    if (!choice.started && this.step === "turn") return null;
    const letter = PLACES[place]!;
    const tries: Pick[] =
      seat === this.me
        ? [{ place: letter }, { source: letter }, { target: letter }]
        : [{ place: letter, victim: String(seat) }];
    const own = (pick: Pick) =>
      !("place" in pick) ||
      choice.candidates.some((action) => !("victim" in action.args) && action.args.place === letter);
    return tries.find((pick) => (seat !== this.me || own(pick)) && choice.allows(pick) && !choice.holds(pick)) ?? null;
  }

  pointCell(place: number, seat: number): void {
    const pick = this.cellPick(place, seat);
    if (pick) this.play.choice.point(pick);
  }

  pointCard(card: string): void {
    const pick = this.cardPick(card);
    const { choice } = this.play;
    if (choice.holds(pick)) return choice.point(pick);
    if (choice.started && this.play.myTurn) choice.clear();
    if (choice.allows(pick)) choice.point(pick);
    else this.play.tell(this.play.myTurn ? t("why-card", { card: cardName(card) }) : this.whyNotTurn());
  }

  pointDeck(): void {
    const { choice } = this.play;
    if (choice.started && !choice.allows({ verb: "draw" })) choice.clear();
    if (choice.allows({ verb: "draw" })) choice.point({ verb: "draw" });
    else this.play.tell(this.play.myTurn ? this.whyNotDraw() : this.whyNotTurn());
  }

  canDraw = $derived.by(() => this.play.choice.allows({ verb: "draw" }));

  /** Candidates that no card or series on the table stands for, as buttons. */
  extras = $derived.by((): Action[] => {
    const { choice } = this.play;
    if (!this.play.myTurn || choice.complete) return [];
    return choice.candidates.filter((action) => (choice.started ? !isOnTable(action) : isBare(action)));
  });

  private whyNotTurn(): string {
    return whyNotTurn(this.play, this.turn);
  }

  private whyNotDraw(): string {
    if (this.step !== "turn") return t(`step-${this.step}`);
    const left = this.view.deck + this.view.discards.length;
    return t(left ? "why-draw" : "refusal-no-card-to-draw");
  }
}

function stem(card: string): string {
  const printed = face(card);
  return "special" in printed ? printed.special : card;
}

/** Plays that a click on the table stands for once their card is picked. */
function isOnTable({ verb, args }: Action): boolean {
  return verb === "draw" || "place" in args || "source" in args || "position" in args || "card" in args;
}

/** What can be done without pointing at anything first. */
function isBare({ verb }: Action): boolean {
  return ["pass", "end", "done"].includes(verb);
}
