/** What the table's parts ask of the match: whose it is, what is lit, and what a click or a drop means. */
import { isOneOf, keyIn, keysIn, placeOf } from "../../keys";
import { whyNotTurn } from "../../../i18n/asking";
import { agrees, type Pick } from "../../../state/choice.svelte";
import type { Action } from "../../../net/frames";
import type { Play } from "../../../state/play.svelte";
import { capital } from "../../../i18n/words";
import { t } from "../../../i18n/texts.svelte";
import { businessOf, FIELDS, MEMBERS, pickOf, SHOPS, type Member } from "./city";
import { booksOf, type Noted } from "./ledger";
import { Placement } from "./placement.svelte";
import { stepOf, turnOf, type View } from "./view";
import { cardName, stonesName } from "./words";

/** What can be dragged into the city. */
export type Dragged = { member: Member } | { guard: true } | { card: number };

export class Desk {
  /** The place in the hand of the card that is picked. */
  held = $state<number | null>(null);
  /** Places in the hand of the cards to exchange. */
  marks = $state.raw<readonly number[]>([]);
  /** The number on a slider: bodyguards to hire back, or the place of the marker. */
  count = $state(0);
  /** The place somebody asked about; it shows itself for a moment. */
  eye = $state<string | null>(null);
  /** Picks still to be taken, one for each answer of the server. */
  ahead = $state.raw<readonly Pick[]>([]);
  readonly placement: Placement;

  private finishing = false;
  private renewed: readonly Action[] | null = null;

  constructor(readonly play: Play<View, Noted>) {
    this.placement = new Placement(this);
  }

  view = $derived.by(() => this.play.now!.view);
  me = $derived.by(() => this.play.now!.you);
  step = $derived.by(() => stepOf(this.view));
  turn = $derived.by(() => (this.play.now?.over ? null : turnOf(this.view)));
  books = $derived.by(() => booksOf(this.play.story));
  hand = $derived.by(() => (this.me === null ? [] : (this.view.hands[this.me] ?? []).filter((card) => card !== null)));
  /** The other families in order of play, you left out. */
  others = $derived.by(() =>
    Array.from({ length: this.view.seats }, (_, i) => ((this.me ?? -1) + i + 1) % this.view.seats).filter(
      (seat) => seat !== this.me,
    ),
  );
  /** The card being played. */
  card = $derived.by(() => (this.held === null ? null : (this.hand[this.held] ?? null)));
  /** The field, shop or place that the choice is about. */
  place = $derived.by(() => {
    const named = [...this.play.choice.taken.map(({ args }) => args), ...this.ahead];
    const found = named.map(({ field, diversion }) => field ?? diversion).findLast((one) => one !== undefined);
    return found ?? (isOneOf(SHOPS, this.card) ? this.card : null);
  });

  /** The house's advice, as long as it is about the choice as it stands. */
  hint = $derived.by(() => {
    const { hint, choice } = this.play;
    return hint && !choice.complete && hint.prefix.join() === choice.prefix.join() ? hint.action : null;
  });

  /** Places that may be pointed at next. */
  targets = $derived.by(
    () => new Set(this.picks.map(({ args }) => args.field ?? args.diversion).filter((one) => one !== undefined)),
  );
  /** Players who may be pointed at. */
  victims = $derived.by(
    () => new Set(this.picks.flatMap(({ args }) => (args.victim === undefined ? [] : [Number(args.victim)]))),
  );
  /** Whom an arrest or a diversion can take from the field that was chosen. */
  prey = $derived.by(() =>
    this.placement.on || this.place === null ? [] : this.picks.flatMap(({ args }) => keysIn(MEMBERS, [args.member])),
  );
  /** Own prisoners who can be bought out now. */
  bails = $derived.by(() => {
    const free = this.play.myTurn && this.held === null;
    return free
      ? this.play.choice.offered.flatMap(({ verb, args }) => (verb === "bail" ? keysIn(MEMBERS, [args.member]) : []))
      : [];
  });
  /** Whether this card is one that the house restricts: the last of the year, by option your own last. */
  isLastCard = $derived.by(() => this.view.left === 1 || (this.view.options[1] === 1 && this.hand.length === 1));
  /** Where the Tab key enters the city. */
  entry = $derived.by(() => [...this.targets][0] ?? this.place ?? FIELDS[0]);
  /** What may follow the card that is held. */
  private picks = $derived.by(() => {
    const { choice, myTurn } = this.play;
    return myTurn && !choice.complete && this.step === "turn" && this.held !== null ? choice.candidates : [];
  });

  /** Buttons for what nothing on the table stands for. */
  extras = $derived.by((): Action[] => {
    const { choice, myTurn } = this.play;
    if (!myTurn || this.step !== "turn" || choice.complete) return [];
    return choice.offered.filter(({ verb, args }) =>
      this.held === null ? verb === "bail" : verb === "discard" && args.card === this.card,
    );
  });

  /** The pick that makes the choice whole when the brass button is pressed. */
  private closing = $derived.by((): Action | null => {
    const { candidates, complete, asking } = this.play.choice;
    if (!this.play.myTurn || complete || asking || this.ahead.length) return null;
    const count = String(this.placement.on ? this.placement.guards : this.count);
    const closes = new Set(["done", "rehire", "invest", ...(this.placement.on ? ["guards"] : [])]);
    return (
      candidates.find(({ verb, args }) => closes.has(verb) && (args.guards ?? args.marker ?? count) === count) ?? null
    );
  });
  ready = $derived.by(() => this.play.choice.complete || this.closing !== null);
  started = $derived.by(() => this.play.choice.started || this.held !== null || this.marks.length > 0);

  confirm(): void {
    if (this.play.choice.complete) return this.play.confirm();
    if (!this.closing) return;
    this.finishing = true;
    this.play.choice.take(this.closing);
  }

  /** Follows the server's answers: takes what lies ahead, settles numbers, sends what is whole; run inside an effect. */
  follow(): void {
    const { choice } = this.play;
    const { asking, complete, offered } = choice;
    const waits = this.ahead.length > 0;
    if (this.renewed !== offered) return this.renew();
    if (asking) return;
    if (complete) {
      if (this.finishing) this.play.confirm();
      this.finishing = false;
      return;
    }
    this.placement.heed();
    if (waits) return this.walk();
    this.placement.settle();
    // One man alone at the place: there is nothing to ask.
    if (this.prey.length === 1 && choice.candidates.length === 1) choice.take(choice.candidates[0]!);
  }

  private renew(): void {
    this.renewed = this.play.choice.offered;
    this.held = null;
    this.marks = [];
    this.eye = null;
    this.ahead = [];
    this.finishing = false;
    this.placement.clear();
    const seat = this.me ?? 0;
    this.count = this.step === "invest" ? (this.view.markers[seat] ?? 0) : this.most;
  }

  /** The largest number a slider can be set to. */
  most = $derived.by(() =>
    Math.max(0, ...this.play.choice.offered.map(({ args }) => Number(args.marker ?? args.guards ?? 0))),
  );

  private walk(): void {
    const { choice } = this.play;
    const [next = {}, ...rest] = this.ahead;
    const action = choice.candidates.find((one) => agrees(one, next));
    const member = keyIn(MEMBERS, next.member);
    this.ahead = rest;
    if (action) choice.take(action);
    else if (member)
      this.play.tell(
        this.placement.isLast
          ? t("asking-last")
          : t("why-stone", { member: capital(stonesName({ members: [member], guards: 0 })) }),
      );
    else if (next.field) this.refuse(next.field);
  }

  /** Begins anew and goes this way, as far as the server lets it. */
  go(path: readonly Pick[], keep = 0): void {
    const { choice } = this.play;
    this.ahead = path;
    if (keep) choice.retake(choice.taken.slice(0, keep));
    else choice.clear();
  }

  pointCard(at: number): void {
    const card = this.hand[at];
    if (card === undefined) return;
    if (!this.play.myTurn) return this.play.tell(this.whyNotTurn());
    if (this.step === "swap") return this.mark(at);
    if (this.step !== "turn") return;
    if (this.held === at) return this.letGo();
    this.hold(at);
    if (!this.canPlay(card)) this.play.tell(t("why-card", { card: cardName(card) }));
  }

  /** Picks a card up and plays it, as far as the path says. */
  private hold(at: number, path: readonly Pick[] = []): void {
    const card = this.hand[at]!;
    this.held = at;
    this.placement.clear();
    this.go(this.canPlay(card) ? [{ verb: "play", card }, ...path] : []);
  }

  canPlay(card: string): boolean {
    return this.play.choice.offered.some(({ verb, args }) => verb === "play" && args.card === card);
  }

  letGo(): void {
    this.held = null;
    this.placement.clear();
    this.go([]);
  }

  /** Marks a card to be exchanged, or no longer; the server wants them from low to high. */
  private mark(at: number): void {
    this.marks = this.marks.includes(at)
      ? this.marks.filter((one) => one !== at)
      : [...this.marks, at].sort((a, b) => a - b);
    this.go(this.marks.map((one) => ({ verb: "swap", card: this.hand[one]! })));
  }

  pointPlace(place: string): void {
    const { choice, myTurn } = this.play;
    this.eye = null;
    if (!myTurn || this.step !== "turn") return;
    if (this.targets.has(place)) choice.point(pickOf(place));
    else if (this.placement.moves(place)) this.placement.moveTo(place);
    else if (this.held === null || this.place === null) this.begin(place);
    else if (place !== this.place) this.refuse(place);
  }

  /** A place was meant before any card: plays the card of that place, if there is one. */
  private begin(place: string): void {
    const at = this.cardFor(place);
    if (at !== null) this.hold(at, isOneOf(FIELDS, place) ? [pickOf(place)] : []);
    else if (this.held !== null) this.refuse(place);
  }

  /** The place in the hand of a card that can be played at a place; the one that is held comes first. */
  cardFor(place: string): number | null {
    const wanted = isOneOf(FIELDS, place) ? businessOf(place) : place;
    if (this.held !== null && (this.card === wanted || this.card === "takeover")) return this.held;
    const at = placeOf(this.hand, wanted);
    return at >= 0 && this.canPlay(wanted) ? at : null;
  }

  private refuse(place: string): void {
    this.play.tell(t("why-place", { card: cardName(this.card), place: isOneOf(FIELDS, place) ? "field" : "other" }));
  }

  pointSeat(seat: number): void {
    if (this.victims.has(seat)) this.play.choice.point({ victim: String(seat) });
  }

  pointPrey(member: Member): void {
    this.play.choice.point({ member });
  }

  /** Buys a prisoner out. */
  pointPrisoner(member: Member): void {
    const bail = this.play.choice.offered.find(({ verb, args }) => verb === "bail" && args.member === member);
    if (bail) this.take(bail);
  }

  /** Takes what a button offers instead of all that was picked. */
  take(action: Action): void {
    this.placement.clear();
    this.ahead = [];
    this.play.choice.retake([action]);
  }

  /** Something was dropped on a place. */
  drop(what: Dragged, place: string): void {
    if (!this.play.myTurn || this.step !== "turn") return this.play.tell(this.whyNotTurn());
    if ("card" in what) return this.hold(what.card, isOneOf(FIELDS, place) ? [pickOf(place)] : []);
    if (this.placement.field === place) return this.placement.add(what);
    const at = isOneOf(FIELDS, place) ? this.cardFor(place) : null;
    if (at === null) return this.play.tell(t("why-drop"));
    this.hold(at, [pickOf(place), ...("member" in what ? [{ member: this.placement.first(what.member) }] : [])]);
  }

  /** Counts bodyguards or steps up or down, whichever is asked for. */
  add(by: number): void {
    if (this.placement.on)
      this.placement.guards = Math.max(0, Math.min(this.placement.most, this.placement.guards + by));
    else this.count = Math.max(0, Math.min(this.most, this.count + by));
  }

  back(): void {
    const { choice } = this.play;
    this.finishing = false;
    if (this.step === "swap" && this.marks.length) return this.mark(this.marks.at(-1)!);
    if (choice.taken.length > 1) {
      this.ahead = [];
      choice.back();
    } else this.letGo();
  }

  private whyNotTurn(): string {
    return whyNotTurn(this.play, this.turn);
  }
}
