/** A table as one seat lives it: the latest view, the story so far, the people, and the choice being made. */
import { tick } from "svelte";
import { Choice } from "./choice.svelte";
import { key } from "../net/keys";
import type { Action, Advice, Chair, Chatted, Received, Table, Transport, Update } from "../net/frames";
import { lastHeard, lastMoved, noteHeard, noteMoved } from "./heard";
import { readAll, Stale, type Kinded, type Reading } from "./reading";

export interface Notice {
  id: number;
  text: string;
  mood: "plain" | "bad";
  /** Whether it speaks of the open decision, and is idle talk once that is made. */
  passing: boolean;
}

/** What is refused because the question was answered, or the match over, before the server heard it. */
const TOO_LATE: readonly string[] = ["prompt-gone", "not-playing"];

/** A table of whichever game: the house shows what is around the view and never looks into it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- views differ by game, and Play both takes and gives them
export type AnyPlay = Play<any, any>;

/** How much of the time for a decision a scene may take. */
const SHARE_FOR_SCENES = 0.25;

/** `Event` is what happened as the game keeps it for telling: see `Reading`. */
export class Play<View, Event extends Kinded> {
  now = $state.raw<Update<View, Event> | null>(null);
  /** Everything that happened, oldest first. */
  story = $state.raw<Event[]>([]);
  /** What the last update brought, for scenes and the live region. */
  fresh = $state.raw<Event[]>([]);
  table = $state.raw<Table | null>(null);
  /** The public id of the person at this tab, and the seats that are theirs. */
  me = $state("");
  mine = $state.raw<number[]>([]);
  talk = $state.raw<Chatted[]>([]);
  /** The number of the last line of the talk that was on the screen. */
  private read = $state(0);
  /** The people this one wants to hear no more. */
  muted = $state.raw<readonly string[]>([]);
  hint = $state.raw<Advice | null>(null);
  /** When the decision must be made, by this machine's clock; also while a scene still hides the question. */
  deadline = $state<number | null>(null);
  /** Whether the open question leaves no more time for scenes. */
  hurried = $state(false);
  connected = $state(false);
  everConnected = $state(false);
  sending = $state(false);
  /** Why the table would not have us, in a sentence. */
  turnedAway = $state("");
  /** The table laid for another match, while this person still looks at how the last one ended. */
  offered = $state.raw<(Received & { kind: "table" }) | null>(null);
  /** Whether the end of the match was put aside, to look at the table; another match on offer brings it back. */
  aside = $state(false);
  /** Whether a scene is watched. */
  watching = $state(false);
  notices = $state.raw<Notice[]>([]);
  choice: Choice;

  chairs = $derived<readonly Chair[]>(this.table?.chairs ?? []);
  names = $derived(this.chairs.map((chair) => chair.name));
  reader = $derived({ seat: this.now?.you ?? null, names: this.names });
  /** What others said and this person has not seen. */
  unread = $derived(
    this.talk.filter(({ number, person }) => number > this.read && person !== this.me && !this.muted.includes(person)),
  );
  /** Whether a scene or the end of the match lies over the table. */
  covered = $derived(this.watching || ((this.now?.over ?? false) && !this.aside));
  /** Whether the table was closed: nothing is asked there any more. */
  closed = $derived(this.table?.status === "closed");
  myTurn = $derived.by(() => {
    const now = this.now;
    return now !== null && now.you !== null && !now.over && !this.closed && now.pending.includes(now.you);
  });

  /** How much had happened when this person last made a move. */
  private answered = $state(0);
  /** What happened since then. */
  sinceMine = $derived(this.story.slice(this.answered));

  private counter = 0;
  /** The key of the move that was sent last. */
  private moved = "";
  /** Whether this person wants the next match. */
  private willing = false;
  private pendingFrames: Promise<void> | null = null;
  /** What arrived while a scene is watched, if one is. */
  private held: Update[] | null = null;
  /** Which question with a clock scenes must leave time for, and when that is up. */
  private limited: number | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private transport: Transport,
    private reading: Reading<View, Event>,
    /** Awaited before a frame is read: a live table learns its game from its first frame. */
    private prepared: (table: Table | null) => Promise<void> | void = () => {},
  ) {
    this.choice = new Choice((prefix) => this.ask(prefix));
  }

  open(): void {
    this.transport.open(
      (frame) => this.queue(frame),
      (up) => this.line(up),
    );
  }

  close(): void {
    clearTimeout(this.patience);
    this.transport.close();
  }

  /** Submits the whole choice at once. */
  confirm(): void {
    if (!this.now || !this.choice.complete || this.sending) return;
    this.sending = true;
    this.settle();
    this.answered = this.story.length;
    if (this.table) noteMoved(this.table, this.answered);
    this.moved = key();
    this.transport.send({ kind: "move", key: this.moved, prompt: this.now.prompt, actions: this.choice.prefix });
  }

  askHint(): void {
    if (this.now) this.transport.send({ kind: "hint", prompt: this.now.prompt, prefix: this.choice.prefix });
  }

  chat(text: string): void {
    this.transport.send({ kind: "chat", key: key(), text });
  }

  /** The talk lies open: all of it is read. */
  markRead(): void {
    const last = this.talk.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    if (this.table) noteHeard(this.table.id, last);
  }

  /** Leaves the end of the last match for the next one. */
  playAgain(): void {
    this.willing = true;
    if (this.offered) this.seat(this.offered);
  }

  mute(person: string, on: boolean): void {
    this.transport.send({ kind: "mute", person, on });
  }

  /** For a bot in the place of somebody who vanished, or no longer for it. */
  vote(seat: number, on: boolean): void {
    this.transport.send({ kind: "vote", seat, on });
  }

  /** Makes an announcement out of the game's table of says. */
  say(say: number): void {
    this.transport.send({ kind: "say", key: key(), say });
  }

  /** At a one-device table: hands the device to a seat. */
  sit(seat: number | null): void {
    this.transport.send({ kind: "sit", seat });
  }

  /** Takes the seat back from the bot that stood in. */
  comeBack(): void {
    this.transport.send({ kind: "back" });
  }

  /** Shows a sentence for a while, in the place of the last one of its kind. */
  tell(text: string, mood: Notice["mood"] = "plain", passing = mood === "plain"): void {
    // The answer to a move comes in a moment, if the line is alive: there is nothing to explain.
    if (passing && this.sending && this.connected) return;
    const id = ++this.counter;
    this.notices = [...this.notices.filter((notice) => notice.mood !== mood), { id, text, mood, passing }];
    setTimeout(() => (this.notices = this.notices.filter((notice) => notice.id !== id)), 6000);
  }

  /** The decision is made, or another is open: what was said about the last one goes. */
  private settle(): void {
    this.notices = this.notices.filter(({ passing }) => !passing);
  }

  /** While a move is on its way nothing is asked about its question: the answer would come too late. */
  private ask(prefix: number[]): void {
    if (this.now && !this.sending) this.transport.send({ kind: "options", prompt: this.now.prompt, prefix });
  }

  private line(up: boolean): void {
    this.connected = up;
    this.everConnected ||= up;
  }

  /** While a scene is watched the board stays as it is; what happened meanwhile comes after it. */
  hold(on: boolean): void {
    this.watching = on;
    if (on) {
      this.settle();
      this.held ??= [];
    } else this.release();
  }

  /** One frame after the other, as each may bring a scene of its own to watch. */
  private release(): void {
    const [next, ...others] = this.held ?? [];
    this.held = others.length ? others : null;
    if (next) this.update(next);
    if (this.held) void tick().then(() => this.watching || this.release());
  }

  /** Everything that was held, at once. */
  private hurry(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const frame of held) this.update(frame);
  }

  /** A scene never costs a decision: a race does not wait for it, and a clock only so long. */
  private limit({ prompt, clock, you, pending }: Update): void {
    const asked = clock !== null && you !== null && pending.includes(you) ? prompt : null;
    if (asked === this.limited) return;
    clearTimeout(this.patience);
    this.limited = asked;
    this.hurried = asked !== null && clock!.race;
    if (asked === null || this.hurried) return;
    this.patience = setTimeout(() => this.interrupt(), clock!.left * SHARE_FOR_SCENES);
  }

  /** The scenes have had their time: the question is put, whatever is still watched. */
  private interrupt(): void {
    this.hurried = true;
    this.hurry();
  }

  /** Frames are read in the order they came, each after the game's room is there. */
  private queue(frame: Received): void {
    if (frame.kind === "table") this.seat(frame);
    const ready = this.prepared(this.table);
    if (!ready && !this.pendingFrames) return this.hear(frame);
    this.pendingFrames = (this.pendingFrames ?? Promise.resolve()).then(() => ready).then(() => this.hear(frame));
  }

  private hear(frame: Received): void {
    try {
      this.take(frame);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
      this.now = null;
      this.turnedAway = error.message;
    }
  }

  private take(frame: Received): void {
    switch (frame.kind) {
      case "update":
        // Other eyes are somebody else's: on a device that goes around no scene keeps a hand in sight.
        if (this.now && frame.you !== this.now.you) this.hurry();
        this.deadline = frame.clock ? Date.now() + frame.clock.left : null;
        this.limit(frame);
        if (this.hurried) this.hurry();
        if (this.held) this.held.push(frame);
        else this.update(frame);
        return;
      case "options":
        return this.choice.answer(frame.prefix, this.adapted(frame.legal), frame.complete);
      case "accepted":
        // The question is gone with the update that tells the move; until then it cannot be answered again.
        if ((this.now?.number ?? 0) >= frame.number) this.sending = false;
        return;
      case "refused":
        return this.refused(frame);
      case "table":
        return;
      case "chat":
        // Whoever calls again after the line broke is told the last lines once more.
        if (frame.number > (this.talk.at(-1)?.number ?? 0)) this.talk = [...this.talk, frame];
        return;
      case "hint":
        this.hint = frame;
    }
  }

  /** What was asked or sent is let go, and why is told; a mere question (it has no key) may come too late in silence. */
  private refused({ id, key = null, text }: Received & { kind: "refused" }): void {
    const asked = key === null;
    if (!this.now && asked) this.turnedAway = text;
    const over = (this.held?.at(-1) ?? this.now)?.over ?? false;
    const late = TOO_LATE.includes(id) && (over || (asked && id === "prompt-gone"));
    // The update that came before it has begun the next choice already.
    if (late && asked) return;
    if (asked || key === this.moved) {
      this.sending = false;
      this.choice.clear();
    }
    if (!late) this.tell(text, "bad", asked);
  }

  private seat(frame: Received & { kind: "table" }): void {
    const laid = frame.table.status === "gathering";
    this.offered = laid && this.now?.over && !this.willing ? frame : null;
    if (this.offered) {
      this.aside = false;
      return;
    }
    this.read = Math.max(this.read, lastHeard(frame.table.id));
    this.table = frame.table;
    this.me = frame.me;
    this.mine = frame.mine;
    this.muted = frame.muted;
    if (laid) this.clear();
  }

  /** Between two matches there is none. */
  private clear(): void {
    this.now = null;
    this.story = [];
    this.fresh = [];
    this.answered = 0;
    this.aside = false;
    this.deadline = null;
    this.sending = false;
  }

  private adapted(legal: readonly Action[]): Action[] {
    const { adapt } = this.reading;
    return adapt ? legal.map(adapt) : [...legal];
  }

  private update(frame: Update): void {
    if (!frame.over) this.willing = false;
    const before = this.now;
    const asked = frame.prompt !== before?.prompt || frame.you !== before.you;
    const told = frame.since === 0 ? [] : this.story;
    const view = this.reading.view(frame.view);
    const events = readAll(this.reading, frame.events, told.at(-1));
    this.fresh = events;
    this.story = [...told, ...events];
    // After a reload the story begins anew, and one's last turn is where it was.
    if (before === null && this.table) this.answered = Math.min(lastMoved(this.table), this.story.length);
    this.now = { ...frame, view, events };
    // At a question to several the others' answers come in while one's own is on its way, and it is still asked.
    if (asked || frame.legal.length === 0) this.sending = false;
    if (frame.over || (asked && this.myTurn)) this.settle();
    if (asked || frame.legal.length === 0) {
      this.hint = null;
      this.choice.begin(this.adapted(frame.legal));
      if (frame.legal.length) this.transport.send({ kind: "ack", prompt: frame.prompt });
    }
  }
}
