import { expect, test } from "vitest";
import { wholeAnswers } from "../../../state/answers";
import { GUARDS, MEMBERS } from "./city";
import { LESSON } from "./lesson";
import type { Stones, View } from "./view";

/** Everybody of a family, wherever they are. */
function everybody(view: View, seat: number): Stones {
  const fields = view.fields.filter((held) => held?.seat === seat).map((held) => held!.stones);
  const cells = view.cells.slice(3 * seat, 3 * seat + 3);
  const shops = { members: [], guards: view.shops.filter((owner) => owner === `${seat}`).length };
  const park = { members: [], guards: view.park[seat]! };
  const all: Stones[] = [view.home[seat]!, view.harbour[seat]!, ...fields, ...cells, shops, park];
  return { members: all.flatMap(({ members }) => members), guards: all.reduce((sum, { guards }) => sum + guards, 0) };
}

test("every choice of stones can be finished with bodyguards", () => {
  for (const task of LESSON.filter(({ id }) => ["place", "attack", "takeover"].includes(id))) {
    for (const chosen of wholeAnswers(task)) expect(["guards", "discard"]).toContain(chosen.at(-1)!.verb);
  }
});

test("what a right answer leads to is shown, and nobody is lost on the way", () => {
  for (const task of LESSON.filter(({ id }) => id !== "alone")) {
    const right = task.quiz ? [[]] : wholeAnswers(task).filter((chosen) => task.isRight!(chosen));
    expect(right).not.toEqual([]);
    for (const chosen of right) {
      const { view } = (task.follows?.(chosen) ?? task.outcome)!;
      expect(view).not.toEqual(task.view);
      for (const seat of [0, 1, 2]) {
        const { members, guards } = everybody(view, seat);
        expect([members.toSorted(), guards]).toEqual([MEMBERS.toSorted(), GUARDS]);
      }
    }
  }
});
