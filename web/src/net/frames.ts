/** The frames a table sends and takes, as the browser reads them; the types come from the server. */
import type * as wire from "./wire";

export type Action = wire.Action;

/** What happened; the fields besides `kind` differ by kind: a key, null when hidden, or a list of them. */
export interface Happening {
  kind: string;
  [field: string]: unknown;
}

export type Update<View = unknown> = Omit<wire.Update, "view" | "events"> & {
  kind: "update";
  view: View;
  events: Happening[];
};
export type Chatted = wire.Chatted;
export type Advice = wire.Advice;
export type Chair = wire.Chair;
export type Table = wire.Table;
export type Received = wire.ServerFrame;
export type Sent = wire.ClientFrame;

/** A line to a table: the live socket, a recorded match, or a lesson's script. */
export interface Transport {
  open(heard: (frame: Received) => void, line: (up: boolean) => void): void;
  send(frame: Sent): void;
  close(): void;
}
