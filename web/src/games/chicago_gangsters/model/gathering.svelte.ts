/** Cards for an ability, tapped in any order; the choice takes them in the order of the table, as the server wants them. */
import type { Choice } from "../../../state/choice.svelte";
import type { Action } from "../../../net/frames";
import { pursue } from "../../../state/pursuit";
import { face, inOrder } from "./cards";

/** How many cards the Poker player throws away, and takes. */
const STAKE = 2;
const isPick = ({ verb }: Action) => verb === "discard" || verb === "fish";

export class Gathering {
  /** Places in the hand, as they were tapped. */
  places = $state.raw<readonly number[]>([]);
  /** Cards out of the discards, as they were tapped. */
  fished = $state.raw<readonly string[]>([]);

  constructor(
    private choice: Choice,
    private hand: () => readonly string[],
  ) {}

  /** All that was tapped, in the order of the table. */
  private wanted = $derived.by(() => [...inOrder(this.places.map((at) => this.hand()[at]!)), ...inOrder(this.fished)]);
  private picks = $derived.by(() => this.choice.taken.filter(isPick));
  /** Whether the choice holds just what was tapped. */
  settled = $derived.by(() => this.picks.map(({ args }) => args.means).join() === this.wanted.join());

  /** Puts a card of the hand in, or takes it back. */
  toggle(at: number): void {
    this.places = this.places.includes(at) ? this.places.filter((one) => one !== at) : [...this.places, at];
  }

  /** Takes a card out of the pile, if it may be taken. */
  fish(card: string, discards: readonly string[]): void {
    if (this.mayFish(card, discards)) this.fished = [...this.fished, card];
  }

  /** What the Poker player has thrown away, which lies among the discards already. */
  get stake(): string[] {
    return this.picks.filter(({ verb }) => verb === "discard").map(({ args }) => args.means!);
  }

  /** The discards as the Poker player finds them. */
  pile(discards: readonly string[]): string[] {
    const pile = [...discards, ...this.stake];
    for (const card of this.fished) pile.splice(pile.indexOf(card), 1);
    return inOrder(pile);
  }

  /** Whether a card of the pile can be one of two that are worth no more than the stake. */
  mayFish(card: string, discards: readonly string[]): boolean {
    if (this.fished.length >= STAKE) return false;
    const worth = (cards: readonly string[]) => cards.reduce((sum, one) => sum + face(one).value, 0);
    const rest = worth(this.stake) - worth(this.fished) - face(card).value;
    if (this.fished.length === STAKE - 1) return rest >= 0;
    const others = this.pile(discards);
    others.splice(others.indexOf(card), 1);
    return others.some((other) => face(other).value <= rest);
  }

  /** Undoes the last tap; false when there is none. */
  back(): boolean {
    if (this.fished.length) this.fished = this.fished.slice(0, -1);
    else if (this.places.length) this.places = this.places.slice(0, -1);
    else return false;
    return true;
  }

  clear(): void {
    if (this.places.length) this.places = [];
    if (this.fished.length) this.fished = [];
  }

  /** Goes on with what was tapped; run inside an effect. */
  pursue(): void {
    pursue(
      this.choice,
      this.wanted.map((means) => ({ means })),
      isPick,
    );
  }
}
