/** The socket to a table: calls again by itself, and picks up after the last frame it saw. */
import type { Received, Sent, Transport } from "./frames";
import { settings } from "../state/settings.svelte";

/** Pauses before calling again, in ms; each is stretched by chance, so that a server that comes back is not stormed. */
const PAUSES = [250, 500, 1000, 2000, 4000];
const BEAT = 20_000;
/** Codes that calling again cannot mend: no session, no such table, shown the door. */
const FINAL = (code: number) => code >= 4400 && code < 4408;

export class LiveTransport implements Transport {
  private socket: WebSocket | null = null;
  private seen = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
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
    window.addEventListener("online", this.hurry);
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
    this.socket?.close();
  }

  private connect(): void {
    const query = new URLSearchParams({ since: String(this.seen), lang: settings.language });
    if (this.invite) query.set("invite", this.invite);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?${query}`,
    );
    this.socket = socket;
    socket.onopen = () => this.up();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Received);
    socket.onclose = (event) => this.down(event.code);
  }

  private up(): void {
    this.tries = 0;
    this.line(true);
    this.beat = setInterval(() => this.send({ kind: "ping" }), BEAT);
    for (const frame of this.unanswered) this.write(frame);
  }

  private down(code: number): void {
    clearInterval(this.beat);
    if (this.closed) return;
    this.line(false);
    if (FINAL(code)) return;
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.timer = setTimeout(() => this.connect(), pause * (1 + Math.random()));
  }

  private hurry = (): void => {
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private hear(frame: Received): void {
    if (frame.kind === "update") this.seen = frame.number;
    if (frame.kind === "accepted" || frame.kind === "refused")
      this.unanswered = this.unanswered.filter(({ key }) => key !== frame.key);
    this.heard(frame);
  }
}
