/** What events add up to, told by a table with a row for each kind that matters. */
import type { Kinded } from "../state/reading";

/** The events of a kind, or of one of several. */
export type Of<Event extends Kinded, Kind extends Event["kind"]> = {
  [One in Kind]: Extract<Event, { kind: One }> & { kind: One };
}[Kind];

/** What each kind of event changes; a kind without a row changes nothing. */
export type Folds<State, Event extends Kinded> = {
  readonly [Kind in Event["kind"]]?: (state: State, event: Of<Event, Kind>) => State;
};

/** The state after an event. */
export function folded<State, Event extends Kinded, Kind extends Event["kind"]>(
  folds: Folds<State, Event>,
  state: State,
  event: Of<Event, Kind>,
): State {
  return folds[event.kind]?.(state, event) ?? state;
}

/** Whether an event is of one of some kinds; what it tells is known from then on. */
export function isKind<Event extends Kinded, Kind extends Event["kind"]>(
  event: Event,
  kinds: readonly Kind[],
): event is Extract<Event, { kind: Kind }> {
  return kinds.some((kind) => kind === event.kind);
}

/** Whose doing an event is; null for what nobody did. */
export function seatIn(event: Kinded & { seat?: string | null }): number | null {
  return event.seat == null ? null : Number(event.seat);
}
