/** Pills for a Nightcap, dropped in any order; the choice takes them from the lowest chair up, as the server wants them. */
import type { Choice } from "../../../state/choice.svelte";
import type { Action } from "../../../net/frames";
import { pursue } from "../../../state/pursuit";
import { drinkersOf, type View } from "./view";

const MOST = 3;
const isPill = ({ verb }: Action) => verb === "nightcap";

export class Pills {
  /** The chairs they were dropped at, in the order of the taps. */
  chairs = $state.raw<readonly number[]>([]);

  constructor(
    private choice: Choice,
    private view: () => View,
  ) {}

  private drinkers = $derived.by(() => drinkersOf(this.view()));
  /** How many are still to be dropped. */
  left = $derived.by(() => Math.min(MOST, this.drinkers.length) - this.chairs.length);
  /** The chairs where one more may go. */
  open = $derived.by(() => (this.left > 0 ? this.drinkers.filter((chair) => !this.chairs.includes(chair)) : []));
  private wanted = $derived.by(() => [...this.chairs].sort((a, b) => a - b));

  /** What is offered, with a pill for every drink instead of those alone that the server takes first. */
  offers(candidates: readonly Action[]): Action[] {
    const pill = candidates.find(isPill);
    if (!pill) return [...candidates];
    const anywhere = this.open.map((chair) => ({ ...pill, args: { ...pill.args, chair: String(chair) } }));
    return candidates.flatMap((action) => (action === pill ? anywhere : isPill(action) ? [] : [action]));
  }

  /** Drops a pill, or takes it back. */
  toggle(chair: number): void {
    if (this.chairs.includes(chair)) this.chairs = this.chairs.filter((one) => one !== chair);
    else if (this.open.includes(chair)) this.chairs = [...this.chairs, chair];
  }

  /** Takes the last one back; false when there is none. */
  back(): boolean {
    if (this.chairs.length === 0) return false;
    this.chairs = this.chairs.slice(0, -1);
    return true;
  }

  clear(): void {
    if (this.chairs.length) this.chairs = [];
  }

  /** Goes on with what was dropped, the card staying in hand; run inside an effect. */
  pursue(): void {
    pursue(
      this.choice,
      this.wanted.map((chair) => ({ chair: String(chair) })),
      isPill,
    );
    if (!this.choice.started) this.choice.point({ card: "nightcap" });
  }
}
