/** The house in a worker of this browser: calls and sockets are messages. */
import { canOpen, opening } from "../local/opening.svelte";
import type { Answer, Line, Socket } from "./line";

/** What the worker says: how far it is, the answer to a call, or something on a line. */
export type Told =
  | { loaded: number; total: number }
  | { state: "open" | "elsewhere" | "failed"; detail?: string }
  | { call: number; status: number; body: string }
  | { line: number; open?: true; said?: string; closed?: number };

const GONE: Answer = { status: 503, text: "" };
/** What a browser itself calls a line that broke without a word. */
const LOST = 1006;

class WorkerSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private post: (message: object) => void) {}

  send(text: string): void {
    this.post({ say: text });
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.post({ close: true });
  }
  hear(told: { open?: true; said?: string; closed?: number }): void {
    if (told.open) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (told.said !== undefined) this.onmessage?.({ data: told.said });
    else if (this.readyState !== WebSocket.CLOSED) {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.({ code: told.closed ?? LOST });
    }
  }
}

export class WorkerLine implements Line {
  readonly alone = true;
  private worker: Worker | null = null;
  private number = 0;
  private calls = new Map<number, (answer: Answer) => void>();
  private lines = new Map<number, WorkerSocket>();

  /** Python weighs some megabytes: what can be told without it does not wait for it. */
  async ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    if (method === "GET" && path === "/api/games" && opening.state !== "open") {
      const response = await fetch("./games.json");
      if (response.ok) return { status: 200, text: await response.text() };
    }
    // Nobody else sits in this browser.
    if (method === "GET" && path === "/api/tables") return { status: 200, text: "[]" };
    const call = ++this.number;
    return new Promise((resolve) => {
      this.calls.set(call, resolve);
      this.post({ call, method, path, headers, body });
    });
  }

  dial(path: string): Socket {
    const line = ++this.number;
    const socket = new WorkerSocket((message) => this.post({ line, ...message }));
    this.lines.set(line, socket);
    this.post({ line, dial: path });
    return socket;
  }

  /** Opens the house, once, when the page itself is there; what is asked meanwhile waits for it. */
  open(): void {
    if (this.worker || opening.state === "impossible") return;
    if (!canOpen()) return this.fail("", "impossible");
    opening.begin();
    this.worker = new Worker(new URL("../local/house.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.worker.onerror = ({ message }) => this.fail(message);
  }

  /** Takes the house over from another tab that has it open. */
  takeOver(): void {
    opening.begin();
    this.worker?.postMessage({ take: true });
  }

  private post(message: object): void {
    this.open();
    if (this.worker) this.worker.postMessage(message);
    else this.fail(opening.detail, "impossible");
  }

  private hear(told: Told): void {
    if ("call" in told) {
      this.calls.get(told.call)?.({ status: told.status, text: told.body });
      this.calls.delete(told.call);
    } else if ("line" in told) {
      this.lines.get(told.line)?.hear(told);
      if (told.closed !== undefined) this.lines.delete(told.line);
    } else if ("loaded" in told) opening.progress(told.loaded, told.total);
    else if (told.state === "open") opening.end();
    else this.fail(told.detail ?? "", told.state);
  }

  private fail(detail: string, state: "failed" | "elsewhere" | "impossible" = "failed"): void {
    opening.fail(state, detail);
    for (const resolve of this.calls.values()) resolve(GONE);
    this.calls.clear();
    if (state === "failed") this.worker = null;
  }
}
