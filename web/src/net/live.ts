/** The socket to a table: calls again by itself, and picks up after the last frame it saw. */
import type { Received, Sent, Transport } from "./frames";
import { settings } from "../state/settings.svelte";
import { line as house, type Socket } from "./line";

/** Pauses before calling again, in ms; each is stretched by chance, so that a server that comes back is not stormed. */
const PAUSES = [250, 500, 1000, 2000, 4000];
const BEAT = 20_000;
/** Codes that calling again cannot mend: no session, no such table, shown the door. */
const FINAL = (code: number) => code >= 4400 && code < 4408;
const SHOWN_THE_DOOR = 4403;
/** What a browser itself calls a line that broke without a word. */
const LOST = 1006;

export class LiveTransport implements Transport {
  private socket: Socket | null = null;
  private seen = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  /** Whether anything came since the last ping. */
  private alive = true;
  /** Whether the server said in words why it will not have us. */
  private refused = false;
  /** What the server has not answered yet; its key keeps it from counting twice when it is sent again. */
  private unanswered: (Sent & { key: string })[] = [];
  private heard: (frame: Received) => void = () => {};
  private line: (up: boolean) => void = () => {};

  constructor(
    private table: string,
    private invite: string | null = null,
  ) {}

  open(heard: (frame: Received) => void, line: (up: boolean) => void): void {
    this.heard = heard;
    this.line = line;
    if (!house.alone) {
      window.addEventListener("online", this.hurry);
      window.addEventListener("offline", this.lose);
    }
    this.connect();
  }

  /** Moves and words that meet a dead line, or die with it, are sent when it is up again. */
  send(frame: Sent): void {
    if ("key" in frame) this.unanswered.push(frame);
    this.write(frame);
  }

  private write(frame: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.lose);
    this.socket?.close();
  }

  private connect(): void {
    const query = new URLSearchParams({ since: String(this.seen), lang: settings.language });
    if (this.invite) query.set("invite", this.invite);
    const socket = house.dial(`/api/tables/${encodeURIComponent(this.table)}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => this.up();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Received);
    socket.onclose = (event) => this.down(event.code);
  }

  private up(): void {
    this.tries = 0;
    this.line(true);
    this.alive = true;
    this.beat = setInterval(() => this.ping(), BEAT);
    for (const frame of this.unanswered) this.write(frame);
  }

  /** A line on which a ping stays unanswered is dead, though the browser believes in it for minutes more. */
  private ping(): void {
    if (!this.alive) return this.lose();
    this.alive = false;
    this.write({ kind: "ping" });
  }

  private down(code: number): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.closed) return;
    this.line(false);
    // Who is shown the door in the middle of it knocks once more, and hears why in words.
    if (code === SHOWN_THE_DOOR && !this.refused) return this.connect();
    if (FINAL(code)) return this.close();
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.timer = setTimeout(() => this.connect(), pause * (1 + Math.random()));
  }

  /** Lets go of a line that is dead, whatever the browser still hopes of it. */
  private lose = (): void => {
    const { socket } = this;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = () => {};
    socket.close();
    this.down(LOST);
  };

  private hurry = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private hear(frame: Received): void {
    this.alive = true;
    if (frame.kind === "refused" && frame.key === null) this.refused = true;
    if (frame.kind === "update") this.seen = frame.number;
    if (frame.kind === "accepted" || frame.kind === "refused")
      this.unanswered = this.unanswered.filter(({ key }) => key !== frame.key);
    this.heard(frame);
  }
}
