/** A choice being made: picks narrow the legal actions until one is named, then the next step is asked unless that was all. */
import type { Action } from "../net/frames";

/** Something pointed at: `{ card: "red7" }`, `{ place: "a", victim: "2" }`, `{ verb: "draw" }`. */
export type Pick = Record<string, string>;

/** Whether an action agrees with a pick in every field the pick names. */
export function agrees(action: Action, pick: Pick): boolean {
  return Object.entries(pick).every(([name, value]) => (name === "verb" ? action.verb : action.args[name]) === value);
}

function isNamed(action: Action, picks: readonly Pick[]): boolean {
  return Object.keys(action.args).every((name) => picks.some((pick) => name in pick));
}

export class Choice {
  legal = $state<Action[]>([]);
  picks = $state<Pick[]>([]);
  taken = $state<Action[]>([]);
  /** True when what is taken may be submitted as it stands. */
  complete = $state(false);
  /** True while the server is asked what may follow. */
  asking = $state(false);

  candidates = $derived(this.legal.filter((action) => this.picks.every((pick) => agrees(action, pick))));
  started = $derived(this.picks.length > 0 || this.taken.length > 0);

  /** What the prompt allowed at first. */
  offered = $state.raw<readonly Action[]>([]);

  constructor(private ask: (prefix: number[]) => void) {}

  /** Begins anew with what a fresh prompt allows. */
  begin(legal: Action[]): void {
    this.offered = legal;
    this.clear();
  }

  /** Lets go of everything picked and taken. */
  clear(): void {
    this.legal = [...this.offered];
    this.picks = [];
    this.taken = [];
    this.complete = false;
    this.asking = false;
  }

  /** Whether some candidate agrees with a pick. */
  allows(pick: Pick): boolean {
    return this.candidates.some((action) => agrees(action, pick));
  }

  holds(pick: Pick): boolean {
    return this.picks.some((held) => same(held, pick));
  }

  /** Points at something: narrows the candidates, or lets go of it when pointed at twice. */
  point(pick: Pick): void {
    if (this.holds(pick)) {
      this.picks = this.picks.filter((held) => !same(held, pick));
      return;
    }
    if (!this.allows(pick)) return;
    this.picks = [...this.picks, pick];
    const [only] = this.candidates;
    if (this.candidates.length === 1 && only && isNamed(only, this.picks)) this.take(only);
  }

  /** Takes one action as the next part of the choice; what may follow is asked unless the server said that nothing does. */
  take(action: Action): void {
    this.taken = [...this.taken, action];
    this.picks = [];
    this.legal = [];
    this.complete = action.whole ?? false;
    this.asking = !this.complete;
    if (this.asking) this.ask(this.prefix);
  }

  /** Takes these actions instead of all that were taken before; none lets go of everything. */
  retake(actions: readonly Action[]): void {
    const last = actions.at(-1);
    if (!last) return this.clear();
    this.taken = actions.slice(0, -1);
    this.take(last);
  }

  /** Steps back: first the picks, then the last action taken. */
  back(): void {
    if (this.picks.length) {
      this.picks = [];
      return;
    }
    this.taken = this.taken.slice(0, -1);
    this.complete = false;
    if (this.taken.length === 0) this.clear();
    else {
      this.asking = true;
      this.ask(this.prefix);
    }
  }

  /** What may follow the prefix; an answer to an older question is let go. */
  answer(prefix: number[], legal: Action[], complete: boolean): void {
    if (prefix.join() !== this.prefix.join()) return;
    this.legal = legal;
    this.complete = complete;
    this.asking = false;
  }

  get prefix(): number[] {
    return this.taken.map((action) => action.id);
  }
}

function same(a: Pick, b: Pick): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
