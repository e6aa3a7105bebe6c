import { expect, test } from "vitest";
import { wholeAnswers } from "../../../state/answers";
import { backersOf, face, weightOf } from "./cards";
import { LESSON } from "./lesson";

test("what the Spy takes is always worth a bottle", () => {
  const sell = LESSON.find(({ id }) => id === "sell")!;
  const sold = wholeAnswers(sell).filter(([first]) => first?.verb === "use");

  expect(sold.length).toBeGreaterThan(3);
  for (const chosen of sold) {
    const worth = chosen.reduce((sum, { args }) => sum + Number(/\d$/.exec(args.means ?? "")?.[0] ?? 0), 0);
    expect(worth).toBeGreaterThanOrEqual(6);
  }
});

test("the table shows the strengths that the teacher speaks of, and what is hidden", () => {
  const { view } = LESSON.find(({ id }) => id === "half")!;
  const strength = (seat: number) =>
    weightOf(backersOf(view.district, view.persons[seat]!)) +
    view.committed[seat]!.reduce((sum, card) => sum + face(card).value, 0);

  expect([strength(2) + strength(3), strength(0) + strength(1)]).toEqual([24, 15]);
  expect(view).toMatchObject({ announced: [24, 15], line_up: ["2", "3", "0", "1"], hides: 1 });
});
