/**
 * How far somebody has read the talk of each table, and how far the story of each match was when they last moved; kept
 * in local storage, so that neither is news again after a reload.
 */
import type { Table } from "../net/frames";

const HEARD = "backroom.heard";
const MOVED = "backroom.moved";
const MANY = 50;

type Noted = [where: string, number: number];

function kept(key: string): Noted[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as Noted[];
  } catch {
    return [];
  }
}

function last(key: string, where: string): number {
  return kept(key).find(([one]) => one === where)?.[1] ?? 0;
}

function note(key: string, where: string, number: number): void {
  const others = kept(key).filter(([one]) => one !== where);
  try {
    localStorage.setItem(key, JSON.stringify([...others.slice(1 - MANY), [where, number]]));
  } catch {
    // Where nothing can be kept, it is news again after a reload; no move is lost over it.
  }
}

/** The number of the last line that was read at a table. */
export const lastHeard = (table: string): number => last(HEARD, table);
export const noteHeard = (table: string, number: number): void => note(HEARD, table, number);

/** How much had happened in the match at a table when this person last moved; each match has a promise of its own. */
export const lastMoved = (table: Table): number => last(MOVED, table.commitment);
export const noteMoved = (table: Table, number: number): void => note(MOVED, table.commitment, number);
