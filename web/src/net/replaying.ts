/** A finished match as a line to a table: the frames are there already, and are shown when asked for. */
import type { Received, Transport } from "./frames";
import type { Chair, Me, Replay, Table } from "./wire";

export class ReplayTransport implements Transport {
  private heard: (frame: Received) => void = () => {};

  constructor(private replay: Replay) {}

  open(heard: (frame: Received) => void, line: (up: boolean) => void): void {
    this.heard = heard;
    line(true);
    heard({ kind: "table", table: asTable(this.replay), me: "", mine: [], you: this.replay.eyes, muted: [] });
    this.show(0);
  }

  /** The match after its entry `at`, with the whole story so far. */
  show(at: number): void {
    const frame = this.replay.frames[at];
    if (!frame) return;
    const events = this.replay.frames.slice(0, at + 1).flatMap(({ events }) => events);
    this.heard({
      kind: "update",
      number: frame.number,
      since: 0,
      you: this.replay.eyes,
      prompt: frame.number,
      pending: this.next(at),
      view: frame.view,
      events,
      legal: [],
      default: null,
      clock: null,
      over: at === this.replay.frames.length - 1,
    });
  }

  /** Who answers next, unless it is whoever looks: nothing is asked of them. */
  private next(at: number): number[] {
    const seat = this.replay.frames[at + 1]?.seat ?? null;
    return seat === null || seat === this.replay.eyes ? [] : [seat];
  }

  send(): void {}
  close(): void {}
}

/** Where somebody sat, by who they are and never by a name; -1 for who did not play. */
export function seatOf(replay: Replay | null, me: Me | null): number {
  return replay && me ? replay.people.indexOf(me.id) : -1;
}

function asTable(replay: Replay): Table {
  const chairs: Chair[] = replay.players.map((name, seat) => ({
    seat,
    sitter: replay.levels[seat] ? "bot" : "person",
    person: null,
    name,
    level: replay.levels[seat] ?? null,
    ready: true,
    present: true,
    stand_in: false,
    left: false,
    votes: 0,
  }));
  const { game, seats, options, commitment, match, result } = replay;
  return {
    id: match,
    game,
    seats,
    options,
    access: "link",
    pace: "live",
    clock: 0,
    window: 0,
    device: false,
    status: "over",
    host: "",
    chairs,
    spectators: 0,
    watching: [],
    shown_out: 0,
    commitment,
    match,
    result,
  };
}
