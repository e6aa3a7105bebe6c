/** The frames a table sends and takes, as the browser reads them; the types come from the server. */
import type * as wire from "./wire";

export type Action = wire.Action;

/** What happened; the fields besides `kind` differ by kind: a key, null when hidden, or a list of them. */
export type Happening = wire.Update["events"][number];
export type Update<View = object, Event = Happening> = wire.Update<View, Event>;
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
