/** A lesson: a row of set scenes, each with a question; wrong answers are answered kindly and asked again. */
import type { Action, Happening, Received, Sent, Table, Transport } from "../net/frames";

/** What every view of a scene has, with nobody's picks made and nothing said. */
export const UNTOUCHED = { prompt: 1, waiting: [0], draft: [], talk: [] };

/** A board as an answer leaves it, and what happened. */
export interface Outcome<View, Event> {
  view: View;
  events: Event[];
}

export interface Task<View extends object = object, Event extends Happening = Happening> {
  id: string;
  view: View;
  legal: Action[];
  /** Whether a whole choice is the one the teacher hopes for. */
  isRight?: (chosen: readonly Action[]) => boolean;
  /** What may follow a first pick; nothing when the choice is complete. */
  after?: (chosen: readonly Action[]) => Action[];
  events?: Event[];
  /** What the right answer leads to, where that is shown. */
  outcome?: Outcome<View, Event>;
  /** The same, where several answers are right. */
  follows?: (chosen: readonly Action[]) => Outcome<View, Event>;
  /** A selector of what the task is about, for screens that do not show the whole table. */
  look?: string;
  /** A question with written answers instead of a move; the first is right. */
  quiz?: readonly string[];
}

/** The table of a lesson: you, and bots in the other chairs. */
export function lessonTable(game: string, seats: number, botName: (seat: number) => string): Table {
  return {
    id: "lesson",
    game,
    seats,
    options: {},
    access: "link",
    pace: "live",
    clock: 0,
    window: 5,
    device: false,
    status: "playing",
    host: "me",
    chairs: Array.from({ length: seats }, (_, seat) => ({
      seat,
      sitter: seat ? "bot" : "person",
      person: seat ? null : "me",
      name: botName(seat),
      level: seat ? "scripted" : null,
      ready: true,
      present: true,
      stand_in: false,
      left: false,
      votes: 0,
    })),
    spectators: 0,
    watching: [],
    shown_out: 0,
    commitment: "",
    match: null,
    result: null,
  };
}

export class Lesson implements Transport {
  at = $state(0);
  mood = $state<"asking" | "right" | "wrong">("asking");
  /** How many times the teacher has spoken. */
  spoken = $state(0);

  task = $derived.by(() => this.tasks[this.at]!);
  isLast = $derived.by(() => this.at === this.tasks.length - 1);

  /** The game that is learned. */
  get game(): string {
    return this.table.game;
  }

  private heard: (frame: Received) => void = () => {};
  private prompt = 0;
  /** The choice that was made last. */
  private made: readonly Action[] = [];

  constructor(
    readonly tasks: readonly Task[],
    private table: Table,
  ) {}

  open(heard: (frame: Received) => void, line: (up: boolean) => void): void {
    this.heard = heard;
    line(true);
    heard({ kind: "table", table: this.table, me: "me", mine: [0], you: 0, muted: [] });
    this.set();
  }

  send(frame: Sent): void {
    if (frame.kind === "options") this.follow(frame.prefix);
    if (frame.kind === "move") this.judge(frame.actions);
    if (frame.kind === "hint") this.hint();
  }

  close(): void {}

  /** An answer to a quiz, by its place in the list. */
  answer(index: number): void {
    this.mood = index === 0 ? "right" : "wrong";
    this.spoken += 1;
    if (this.mood === "right" && this.task.outcome) this.set([]);
  }

  next(): void {
    if (this.isLast) return;
    this.at += 1;
    this.mood = "asking";
    this.spoken += 1;
    this.set();
  }

  private chosen(prefix: readonly number[]): Action[] {
    const known: Action[] = [];
    let offered = this.task.legal;
    for (const id of prefix) {
      const action = offered.find((one) => one.id === id);
      if (action) known.push(action);
      offered = this.task.after?.(known) ?? [];
    }
    return known;
  }

  private follow(prefix: number[]): void {
    const legal = this.task.after?.(this.chosen(prefix)) ?? [];
    const { prompt } = this;
    queueMicrotask(() =>
      this.heard({ kind: "options", prompt, prefix, legal, default: null, view: {}, complete: legal.length === 0 }),
    );
  }

  private judge(actions: number[]): void {
    this.made = this.chosen(actions);
    this.mood = this.task.isRight?.(this.made) === false ? "wrong" : "right";
    this.spoken += 1;
    this.set([]);
  }

  private hint(): void {
    const action = this.task.legal.find((one) => this.task.isRight?.([one, ...(this.task.after?.([one]) ?? [])]));
    if (action) this.heard({ kind: "hint", prompt: this.prompt, prefix: [], action, reason: "default", outlook: null });
  }

  private set(events: Happening[] = this.task.events ?? []): void {
    const asking = this.mood !== "right" && !this.task.quiz;
    const { follows, outcome: one } = this.task;
    const outcome = this.mood === "right" ? (follows?.(this.made) ?? one) : undefined;
    this.prompt += 1;
    this.heard({
      kind: "update",
      number: this.prompt,
      since: Math.max(1, this.prompt - 1),
      you: 0,
      prompt: this.prompt,
      pending: asking ? [0] : [],
      view: outcome?.view ?? this.task.view,
      events: outcome?.events ?? events,
      legal: asking ? this.task.legal : [],
      default: null,
      clock: null,
      over: false,
    });
  }
}
