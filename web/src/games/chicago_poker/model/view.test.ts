import { expect, test } from "vitest";
import { moments } from "../../../dev/stage";
import { reading } from "./reading";
import { isMarked, knownAt, turnOf, type View } from "./view";

const viewOf = (moment: string) => reading.view(moments[moment]!.view);

test("a bullet lies at the series of the seat that put it there, and nowhere else", () => {
  const view = viewOf("4");
  const marked = view.open.flatMap((_, place) =>
    [0, 1, 2, 3].filter((seat) => isMarked(view, place, seat)).map((seat) => [place, seat]),
  );

  expect(marked).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test("somebody has the turn in every moment of a match", () => {
  for (const { view, over } of Object.values(moments)) if (!over) expect(turnOf(reading.view(view))).not.toBeNull();
});

test("cards that a limousine turned down are known as a set, in the series where they lie (P20)", () => {
  const view = viewOf("drove");
  const [series] = view.pools.map(({ places }) => Math.floor(places[0]! / 5));
  const [place, seat] = [Math.floor(series! / view.seats), series! % view.seats];

  expect(knownAt(view, place, seat)).toEqual([{ cards: ["blue10", "green1"], places: [place], positions: [0, 1] }]);
  expect(knownAt(view, place, (seat + 1) % view.seats)).toEqual([]);
});

test("a set that lies in two series names both places in each of them", () => {
  const view: View = { ...viewOf("2"), pools: [{ places: [5, 16, 17], cards: ["gold1", "gold2"] }] };

  expect(knownAt(view, 0, 1)).toEqual([{ cards: ["gold1", "gold2"], places: [0, 1], positions: [0] }]);
  expect(knownAt(view, 1, 1)).toEqual([{ cards: ["gold1", "gold2"], places: [0, 1], positions: [1, 2] }]);
});
