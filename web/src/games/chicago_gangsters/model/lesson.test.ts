import { expect, test } from "vitest";
import { wholeAnswers } from "../../../state/answers";
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
