/** The men who wait for a chair, those alike together. */
import type { Colour } from "../generated";
import type { Man, View } from "./view";

export interface Group {
  man: Man;
  /** His kind, asleep or not. */
  key: string;
  count: number;
  mine: boolean;
}

/** The key of a man who stands: his kind, asleep or not. */
export function manKey(man: Man): string {
  return man.asleep ? `sleeping-${man.kind}` : man.kind;
}

/** More groups than have room beside all that the pot holds. */
export const CROWD = 12;

/** Yours first. */
export function waiting({ standing }: View, colour: Colour | null): Group[] {
  const found = new Map<string, Group>();
  for (const man of standing) {
    const key = manKey(man);
    const known = found.get(`${man.colour}-${key}`);
    if (known) known.count += 1;
    else found.set(`${man.colour}-${key}`, { man, key, count: 1, mine: man.colour === colour });
  }
  return [...found.values()].sort((a, b) => Number(b.mine) - Number(a.mine));
}
