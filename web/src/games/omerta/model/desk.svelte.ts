/** What the table's parts ask of the match: whose it is, what is lit, and what a click means. */
import { whyNotTurn } from "../../../i18n/asking";
import type { Pick } from "../../../state/choice.svelte";
import type { Action } from "../../../net/frames";
import type { Play } from "../../../state/play.svelte";
import { t } from "../../../i18n/texts.svelte";
import type { Event } from "../generated";
import { glancesOf, type Glance } from "./glances";
import { blowOf, patrolOn, raceOf, stepOf, turnOf, type View } from "./view";

/** Something on the table: a card of a hand or of the vault, or a player as a whole. */
export interface Target {
  owner: number;
  slot: number | null;
}

/** Choices of several cards; here the order of clicking is free. */
const PAIRS = new Set(["peek", "gangster", "snitch", "driver", "vault"]);
const LATE_FOR = 1500;

export class Desk {
  /** What is pointed at, in the order the server wants to hear it. */
  wishes = $state.raw<Target[]>([]);
  glances = $state.raw<Glance[]>([]);
  /** How often something was turned up: only that begins its time anew. */
  looks = $state(0);
  /** When the race was seen here, and when somebody won it. */
  raceSeen = $state(0);
  raceWon = $state(0);

  constructor(readonly play: Play<View, Event>) {}

  view = $derived.by(() => this.play.now!.view);
  me = $derived.by(() => this.play.now!.you);
  step = $derived.by(() => stepOf(this.view));
  turn = $derived.by(() => turnOf(this.view));
  blow = $derived.by(() => blowOf(this.view));
  race = $derived.by(() => raceOf(this.view));
  /** A newcomer's first race has no window: it waits. */
  waits = $derived.by(() => this.step === "race" && this.play.deadline === null && this.play.table?.device === false);
  aided = $derived.by(() => this.view.options[1] === 1);
  vault = $derived.by(() => this.view.seats);
  /** The others in order of play, beginning after you. */
  others = $derived.by(() => {
    const from = this.me ?? this.view.seats - 1;
    const count = this.me === null ? this.view.seats : this.view.seats - 1;
    return Array.from({ length: count }, (_, i) => (from + 1 + i) % this.view.seats);
  });

  /** Turns up what was just shown; the table takes it away after a while. */
  show(): void {
    const found = glancesOf(this.play.fresh, this.view.seats);
    if (found.length) {
      this.glances = found;
      this.looks += 1;
    } else if (this.play.fresh.some(({ kind }) => kind !== "answered")) this.glances = this.kept();
  }

  /** Glances that are still true after what happened. */
  private kept(): Glance[] {
    const told = this.glances.map(({ owner, slot, card }): Event => ({
      kind: "looked",
      seat: `${owner}`,
      slot: `${slot + 1}`,
      card,
    }));
    return glancesOf([...told, ...this.play.fresh], this.view.seats);
  }

  faceAt(owner: number, slot: number): string | null {
    return this.glances.find((one) => one.owner === owner && one.slot === slot)?.card ?? null;
  }

  isWished(target: Target): boolean {
    return this.wishes.some((one) => same(one, target));
  }

  /** Whether a click there means something now. */
  isLit(target: Target): boolean {
    if (!this.play.myTurn || this.play.sending) return false;
    if (target.slot === null) return this.aimsAt(target.owner);
    if (this.isBlocked(target)) return false;
    if (this.step === "gangster") return target.owner < this.vault;
    if (this.step === "patrol") return this.opensWith("victim", target.owner, "aim");
    if (this.step === "vault") return target.owner === this.vault || target.owner === this.me;
    if (target.owner !== this.me) return false;
    return PAIRS.has(this.step) ? this.step !== "snitch" : this.opens({ slot: String(target.slot + 1) });
  }

  /** The Snitch has one receiver, who gets both cards unless another is named, in any order. */
  givesBoth = $derived.by(() => this.play.choice.complete && this.step === "snitch" && this.wishes.length === 1);

  /** Powers that are aimed at a card, not at a player. */
  picksCards = $derived.by(() => this.step === "gangster" || this.step === "patrol");

  point(target: Target): void {
    if (!this.play.myTurn) return this.play.tell(this.whyNotTurn());
    if (!this.isLit(target)) return this.play.tell(t(this.isBlocked(target) ? "why-blocked" : "why-not"));
    this.wish(target);
  }

  private wish(target: Target): void {
    const again =
      this.isWished(target) && !(this.step === "snitch" && this.wishes.length === 1 && !this.play.choice.complete);
    const others = this.wishes.filter((one) => !this.replaces(target, one));
    this.wishes = again
      ? this.wishes.filter((one) => !same(one, target))
      : [...others.slice(-1), target].sort((a, b) => this.rank(a) - this.rank(b));
    this.play.choice.clear();
    this.feed();
  }

  /** One of a kind: an own card and one of the vault, cards of two players, one target of a plain question. */
  private replaces(target: Target, old: Target): boolean {
    if (!PAIRS.has(this.step)) return true;
    return (this.step === "vault" || this.step === "gangster") && target.owner === old.owner;
  }

  /** The place of a target in the order the server asks: clockwise from you, the vault last. */
  private rank({ owner, slot }: Target): number {
    const seats = this.view.seats;
    const turn = owner === this.vault ? seats : (owner - (this.me ?? 0) + seats) % seats;
    return turn * 100 + (slot ?? 0);
  }

  /** Hands the next wish to the choice; called again when the server has answered. */
  feed(): void {
    const { choice } = this.play;
    if (choice.asking || choice.complete) return;
    const next = this.wishes.flatMap((target) => this.picks(target))[choice.taken.length];
    if (next && choice.allows(next)) choice.point(next);
  }

  private picks({ owner, slot }: Target): Pick[] {
    if (owner === this.vault) return [{ vault: String(slot! + 1) }];
    const aim = { victim: String(owner) };
    if (slot === null) return [aim];
    const pick = { slot: String(slot + 1) };
    return this.picksCards ? [aim, pick] : [pick];
  }

  take(action: Action): void {
    this.play.choice.take(action);
  }

  /** Lets go of everything pointed at. */
  back(): void {
    this.wishes = [];
    this.play.choice.clear();
  }

  can(verb: string): boolean {
    return !this.play.sending && this.opens({ verb });
  }

  /** Answers with a plain verb: draw, take, discard. */
  say(verb: string): void {
    const action = this.play.choice.legal.find((one) => one.verb === verb);
    if (action && this.can(verb)) this.take(action);
    else this.play.tell(this.play.myTurn ? t(`why-${verb}`) : this.whyNotTurn());
  }

  /** What nothing on the table stands for, as buttons. */
  extras = $derived.by((): Action[] => {
    const { choice } = this.play;
    if (!this.play.myTurn || choice.complete) return [];
    return choice.legal.filter(({ verb }) => ["call", "pass", "decline", "done"].includes(verb));
  });

  private opens(pick: Pick): boolean {
    return this.play.myTurn && this.play.choice.taken.length === 0 && this.play.choice.allows(pick);
  }

  private opensWith(name: string, seat: number, verb: string): boolean {
    return (this.play.now?.legal ?? []).some((action) => action.verb === verb && action.args[name] === String(seat));
  }

  private aimsAt(seat: number): boolean {
    const isOpen = !this.play.choice.complete || (this.givesBoth && this.wishes[0]!.owner !== seat);
    return isOpen && !this.picksCards && this.opensWith("victim", seat, "aim");
  }

  private isBlocked({ owner, slot }: Target): boolean {
    return slot !== null && owner < this.vault && patrolOn(this.view, owner, slot) !== null;
  }

  private whyNotTurn(): string {
    const late = Date.now() - this.raceWon;
    return late < LATE_FOR ? t("race-late", { seconds: late / 1000 }) : whyNotTurn(this.play, this.turn);
  }
}

function same(a: Target, b: Target): boolean {
  return a.owner === b.owner && a.slot === b.slot;
}
