import { expect, test } from "vitest";
import { moments } from "../../dev/stage";
import { isMarked, turnOf } from "./view";

test("a bullet lies at the series of the seat that put it there, and nowhere else", () => {
  const { view } = moments["4"]!;
  const marked = view.open.flatMap((_, place) => [0, 1, 2, 3].filter((seat) => isMarked(view, place, seat)).map((seat) => [place, seat]));

  expect(marked).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test("somebody has the turn in every moment of a match", () => {
  for (const { view, over } of Object.values(moments)) if (!over) expect(turnOf(view)).not.toBeNull();
});
