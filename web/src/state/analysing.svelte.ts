/** The analysis of a finished match: asked for, waited for, and cut to what a reader wants to know. */
import { api } from "../net/api";
import type { Analysis, Judged } from "../net/wire";

const PAUSE = 1200;

/** The match whose deciding moments somebody asked for at its end: the replay opens with them, at one of them. */
export const wanted = { match: "", entry: 0 };

/** One seat's analysis as it comes; `stop` when nobody looks any more. */
export class Analysing {
  found = $state.raw<Analysis | null>(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private match: string,
    readonly seat: number,
  ) {}

  /** Looks whether there is one already. */
  look = (): Promise<void> => this.hear(api.analysis(this.match, this.seat));
  /** Wants one. */
  ask = (): Promise<void> => this.hear(api.analyse(this.match, this.seat));

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async hear(answer: Promise<Analysis>): Promise<void> {
    try {
      const found = await answer;
      if (this.stopped) return;
      this.found = found;
      this.trouble = "";
      if (found.state === "waiting" || found.state === "working") this.timer = setTimeout(this.look, PAUSE);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}

/** How an answer compares: nothing better was found, something slightly better, or it was a mistake. */
export type Grade = "best" | "close" | "dear";

/** An answer of one seat: its picks taken together. */
export interface Decision {
  entry: number;
  picks: Judged[];
  cost: number;
  grade: Grade;
}

/** The decisions in order; an answer of several picks costs what its dearest pick cost. */
export function decisions({ choices }: Analysis): Decision[] {
  const found = new Map<number, Judged[]>();
  for (const choice of choices) found.set(choice.entry, [...(found.get(choice.entry) ?? []), choice]);
  return [...found].map(([entry, picks]) => {
    const cost = Math.max(...picks.map((pick) => pick.cost));
    return { entry, picks, cost, grade: gradeOf(picks) };
  });
}

/** An answer is as good as its worst pick. */
function gradeOf(picks: readonly Judged[]): Grade {
  const beaten = picks.filter(({ played, best }) => played.id !== best.id);
  if (beaten.some(({ clear }) => clear ?? true)) return "dear";
  return beaten.length ? "close" : "best";
}

/** The pick by which an answer lost the most. */
export function dearest({ picks }: Decision): Judged {
  return picks.reduce((worst, pick) => (pick.cost > worst.cost ? pick : worst));
}
