/** Recorded moments of real matches, shown without a server: to look at every state and to test against. */
import type { Chair, Happening, Received, Sent, Table, Transport, Update } from "../net/frames";
import { reading } from "../games/chicago_poker/model/reading";
import recorded from "./recorded.json?raw";

const NAMES = ["Wilma", "Knuckles", "Dolores", "Eddie the Eel", "Van der Meer", "Sal"];

export const moments: Record<string, Update> = JSON.parse(recorded);

export function table(seats: number): Table {
  const chairs: Chair[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    sitter: seat === 0 || seat === 2 || seat === 4 ? "person" : "bot",
    person: seat === 0 ? "me" : null,
    name: NAMES[seat]!,
    level: seat % 2 ? "scripted" : null,
    ready: true,
    present: seat !== 4,
    stand_in: false,
    left: false,
    votes: 0,
  }));
  return {
    id: "demo",
    game: "chicago-poker",
    seats,
    options: {},
    access: "link",
    pace: "live",
    clock: 60,
    window: 5,
    device: false,
    status: "playing",
    host: "me",
    chairs,
    spectators: 0,
    watching: [],
    shown_out: 0,
    commitment: "",
    match: "demo",
    result: null,
  };
}

/** Shows one recorded moment; any choice is called complete and accepted, and nothing changes. */
export class StageTransport implements Transport {
  private heard: (frame: Received) => void = () => {};

  constructor(
    private moment: Update,
    private extra: Happening[] = [],
  ) {}

  open(heard: (frame: Received) => void, line: (up: boolean) => void): void {
    this.heard = heard;
    line(true);
    heard({
      kind: "table",
      table: table(reading.view(this.moment.view).seats),
      me: "me",
      mine: [0],
      you: 0,
      muted: [],
    });
    heard({ ...this.moment, events: [...this.moment.events, ...this.extra] });
  }

  send(frame: Sent): void {
    const { prompt } = this.moment;
    if (frame.kind === "options") {
      const { prefix } = frame;
      const reply = { kind: "options" as const, prompt, prefix, legal: [], default: null, view: {}, complete: true };
      queueMicrotask(() => this.heard(reply));
    }
    if (frame.kind === "hint") this.advise();
    if (frame.kind === "chat")
      this.heard({ kind: "chat", number: 1, person: "me", name: NAMES[0]!, seat: 0, text: frame.text, at: 0 });
  }

  close(): void {}

  private advise(): void {
    const action = this.moment.legal.find(({ verb }) => verb === "play") ?? this.moment.legal[0];
    if (action)
      this.heard({ kind: "hint", prompt: this.moment.prompt, prefix: [], action, reason: "default", outlook: null });
  }
}
