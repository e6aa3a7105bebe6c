/** Every kind of event of every game has a sound, or is among those that are quiet. */
import { expect, test } from "vitest";
import type { Shape } from "../state/reading";
import { NOISES, type Noise } from "../ui/sound";

const HEARD = import.meta.glob<Record<string, Noise | null>>("./*/model/heard.ts", { eager: true, import: "HEARD" });
const SHAPES = import.meta.glob<Shape>("./*/generated.ts", { eager: true, import: "SHAPE" });
const TABLES = import.meta.glob("./*/Table.svelte");

test.each(Object.keys(TABLES))("%s", (path) => {
  const heard = HEARD[path.replace("Table.svelte", "model/heard.ts")]!;
  const kinds = Object.keys(SHAPES[path.replace("Table.svelte", "generated.ts")]!.events);

  expect(Object.keys(heard).sort()).toEqual(kinds.sort());
  const noises = Object.values(heard).filter((noise) => noise !== null);
  expect(noises.filter((noise) => !NOISES.includes(noise))).toEqual([]);
  // What merely goes on is quiet, and no more.
  expect(noises.length).toBeGreaterThan(0.7 * kinds.length);
});
