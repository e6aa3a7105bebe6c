/** How the page reaches the house: over the network, or in a worker of this browser; nobody else knows which. */
import { network } from "./network";
import { WorkerLine } from "./worker";

/** What a call came back with. */
export interface Answer {
  status: number;
  text: string;
}

/** A socket to a table: as much of the browser's own as is used. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Line {
  /** Whether the house is in this browser, so that nobody else can come and no network can fail. */
  readonly alone: boolean;
  ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer>;
  dial(path: string): Socket;
}

export const line: Line = import.meta.env.MODE === "site" ? new WorkerLine() : network;
