/** What the table's parts ask of the match: whose it is, what is lit, and what a click means. */
import { keyIn } from "../../keys";
import { whyNotTurn } from "../../../i18n/asking";
import type { Action } from "../../../net/frames";
import type { Play } from "../../../state/play.svelte";
import type { Event } from "../generated";
import { t } from "../../../i18n/texts.svelte";
import { blastOf, CARDS, COLOURS, type CardKey, type Colour } from "./board";
import { Pills } from "./pills.svelte";
import { linesFrom, linesOf, linesTaken, linesTo, nextMan, type Line } from "./reach";
import { cakeAt, cakeOf, colourOf, stepOf, turnOf, type View } from "./view";
import { cardName } from "./words";

const CAKES = new Set(["cake", "pass", "boom"]);

export class Desk {
  readonly pills: Pills;
  /** The chair somebody looks at: under the mouse, in focus, or tapped last. */
  eye = $state<number | null>(null);
  /** The chair that was clicked; what can be done there is offered as buttons. */
  pinned = $state<number | null>(null);

  constructor(readonly play: Play<View, Event>) {
    this.pills = new Pills(play.choice, () => this.view);
  }

  view = $derived.by(() => this.play.now!.view);
  me = $derived.by(() => this.play.now!.you);
  step = $derived.by(() => stepOf(this.view));
  turn = $derived.by(() => turnOf(this.view));
  myColour = $derived.by((): Colour | null => (this.me === null ? null : colourOf(this.view, this.me)));
  /** The families in order of play, you first. */
  order = $derived.by(() => Array.from({ length: this.view.seats }, (_, i) => ((this.me ?? 0) + i) % this.view.seats));

  /** The card that is picked or being played. */
  inHand = $derived.by(() => {
    const { picks, taken } = this.play.choice;
    return keyIn(CARDS, picks.find((held) => "card" in held)?.card ?? taken[0]?.args.card);
  });
  /** Whether pills are being dropped: at any chair with a man and a drink, in any order. */
  dropping = $derived.by(
    () =>
      this.play.myTurn && this.inHand === "nightcap" && this.play.choice.taken.every(({ verb }) => verb === "nightcap"),
  );
  /** The man picked to take a seat. */
  manInHand = $derived.by(() => {
    const { picks, taken } = this.play.choice;
    return picks.find((held) => "man" in held)?.man ?? taken.find(({ verb }) => verb === "seat")?.args.man ?? null;
  });
  /** Men who may take a seat now, by key. */
  seatable = $derived.by(() => [
    ...new Set(this.play.choice.legal.map(({ args }) => args.man).filter((man) => man !== undefined)),
  ]);

  /** The cake to be passed on, once it is known which; then the chairs it can go to are what is pointed at. */
  passing = $derived.by((): Colour | null => {
    const { candidates, started, taken } = this.play.choice;
    const passes = [...taken, ...candidates].filter(({ verb }) => verb === "pass");
    const [first, ...others] = new Set(passes.map(({ args }) => args.colour));
    return started && first && others.length === 0 ? keyIn(COLOURS, first) : null;
  });

  /** Chairs that something is about to happen at. */
  aimed = $derived.by((): number[] =>
    this.dropping
      ? [...this.pills.chairs]
      : this.play.choice.taken.map((action) => this.chairOf(action)).filter((chair) => chair !== null),
  );

  /** Whether something is done with a cake. */
  caking = $derived.by(() => CAKES.has(this.play.choice.taken[0]?.verb ?? ""));
  /** Chairs that are hit: a cake takes those beside it, too. */
  hit = $derived.by(() => (this.caking ? this.aimed.flatMap(blastOf) : this.aimed));
  /** Chairs within a blast that is meant or looked at: of a cake that stands there, or would if it were ordered. */
  blast = $derived.by((): number[] => {
    if (this.caking) return this.hit;
    const about = this.eye ?? this.pinned;
    const served = about !== null && (cakeAt(this.view, about) || (this.inHand === "cake" && this.targets.has(about)));
    return served ? blastOf(about) : [];
  });

  /** Chairs that were pointed at and wait for the next one, or for the confirmation. */
  chosen = $derived.by(() => {
    if (this.dropping) return new Set(this.pills.chairs);
    return new Set(this.passing ? [...this.aimed, Number(cakeOf(this.view, this.passing))] : this.aimed);
  });

  /** Chairs that may be pointed at next. */
  targets = $derived.by(() => {
    if (this.dropping) return new Set(this.pills.open);
    const { choice, myTurn } = this.play;
    const choosing = choice.started || this.step === "again" || (this.step === "seating" && this.seatable.length === 1);
    if (!myTurn || choice.complete || !choosing) return new Set<number>();
    return new Set(choice.candidates.map((action) => this.chairOf(action)).filter((chair) => chair !== null));
  });

  /** Whether an answer is begun: then the board comes before all that is told. */
  choosing = $derived.by(() => {
    const { choice, myTurn } = this.play;
    // Whoever can only leave it at that has nothing to choose on the board.
    const offered = this.targets.size > 0 || this.extras.some(({ verb }) => verb !== "stop");
    return myTurn && (choice.started || offered || this.seating);
  });
  /** Whether one of your men gets a chair. */
  seating = $derived.by(() => this.play.myTurn && this.step === "seating");

  /** Chairs at which something can be done in this turn. */
  offered = $derived.by(() => {
    const { choice, myTurn } = this.play;
    return myTurn ? choice.offered.map((action) => this.chairOf(action)).filter((chair) => chair !== null) : [];
  });

  /** The lines of fire to show: of the card that is picked, of the chair looked at, or of what was just done. */
  lines = $derived.by((): Line[] => {
    const verb = this.inHand;
    if (this.myColour && (verb === "shoot" || verb === "stab")) {
      return linesOf(this.view, verb, [...this.targets, ...this.chosen], this.myColour);
    }
    if (this.passing) return [];
    if (this.eye !== null) return [...linesFrom(this.view, this.eye), ...linesTo(this.view, this.eye)];
    return this.play.now?.since === 0 ? [] : linesTaken(this.view, this.play.fresh);
  });

  /** The chair an action is about; a cake's is the one where it stands, or where it goes when it is passed on. */
  chairOf({ args }: Action): number | null {
    if (args.chair !== undefined) return Number(args.chair);
    const colour = keyIn(COLOURS, args.colour);
    const cake = colour ? cakeOf(this.view, colour) : "hand";
    if (!/^\d+$/.test(cake)) return null;
    return args.side && args.colour === this.passing ? nextMan(this.view, Number(cake), args.side) : Number(cake);
  }

  pointChair(chair: number): void {
    const { choice } = this.play;
    this.eye = chair;
    if (this.dropping && (this.targets.has(chair) || this.chosen.has(chair))) return this.drop(chair);
    if (!this.targets.has(chair)) return this.pin(chair);
    const meant = choice.candidates.filter((action) => this.chairOf(action) === chair);
    this.pinned = null;
    if (meant.length === 1) choice.take(meant[0]!);
    else if (meant[0]?.args.colour && !this.passing) choice.point({ colour: meant[0].args.colour });
    else this.pinned = chair;
  }

  /** Drops a pill at a chair, or takes it back while the answer is not on its way. */
  private drop(chair: number): void {
    this.pinned = null;
    if (!this.play.sending) this.pills.toggle(chair);
  }

  /** Goes on with the pills that were dropped; run inside an effect. */
  follow(): void {
    if (this.dropping) this.pills.pursue();
    else this.pills.clear();
  }

  back(): void {
    if (!this.dropping || !this.pills.back()) this.play.choice.back();
  }

  /** The pointer or the focus is elsewhere: nothing is looked at but what was clicked. */
  leave(): void {
    this.eye = null;
  }

  /** Looks at a chair for good; says why when it was meant as an answer. */
  private pin(chair: number): void {
    const { choice, myTurn } = this.play;
    if (this.pinned === chair) return this.lookAway();
    this.pinned = chair;
    if (myTurn && choice.started && !choice.complete && !choice.asking && !this.chosen.has(chair))
      this.play.tell(t("why-chair", { card: cardName(this.inHand) }));
  }

  pointCard(card: CardKey): void {
    const { choice, myTurn } = this.play;
    this.pinned = null;
    this.pills.clear();
    if (choice.holds({ card })) return choice.point({ card });
    if (choice.started && myTurn) choice.clear();
    if (choice.allows({ card })) choice.point({ card });
    else this.play.tell(myTurn ? t("why-card", { card: cardName(card) }) : this.whyNotTurn());
  }

  pointMan(man: string): void {
    const { choice } = this.play;
    const held = choice.holds({ man });
    if (choice.started) choice.clear();
    if (!held && choice.allows({ man })) choice.point({ man });
  }

  /** What nothing on the table stands for, and what can be done at the chair that was clicked. */
  extras = $derived.by((): Action[] => {
    const { choice, myTurn } = this.play;
    if (!myTurn || choice.complete) return [];
    return this.pills.offers(choice.candidates).filter((action) => {
      const chair = this.chairOf(action);
      // Which cake is said by pointing at it; the two ways it can go may lead to the same man.
      if (action.args.side && choice.started) return this.passing !== null;
      if (chair !== null && chair === this.pinned && this.step !== "seating")
        return !choice.started || !this.targets.has(chair);
      return chair === null && (choice.started || action.verb === "stop");
    });
  });

  /** Takes what a button offers. */
  take(action: Action): void {
    this.pinned = null;
    this.pills.clear();
    if (action.verb !== "nightcap") return this.play.choice.take(action);
    this.play.choice.point({ card: "nightcap" });
    this.pills.toggle(Number(action.args.chair));
  }

  /** Lets go of whatever is looked at. */
  lookAway(): void {
    this.eye = null;
    this.pinned = null;
  }

  whyNotTurn(): string {
    return whyNotTurn(this.play, this.turn);
  }
}
