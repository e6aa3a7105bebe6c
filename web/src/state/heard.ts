/** How far somebody has read the talk of each table; kept in local storage, so that it is not news again after a reload. */

const KEY = "backroom.heard";
const MANY = 50;

type Heard = [table: string, number: number];

function kept(): Heard[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Heard[];
  } catch {
    return [];
  }
}

/** The number of the last line that was read at a table. */
export function lastHeard(table: string): number {
  return kept().find(([one]) => one === table)?.[1] ?? 0;
}

export function noteHeard(table: string, number: number): void {
  const others = kept().filter(([one]) => one !== table);
  localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MANY), [table, number]]));
}
