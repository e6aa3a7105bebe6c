import { expect, test } from "vitest";
import { wholeAnswers } from "../../../state/answers";
import { LESSON } from "./lesson";

test("every choice of stones can be finished with bodyguards", () => {
  for (const task of LESSON.filter(({ id }) => ["place", "attack", "takeover"].includes(id))) {
    for (const chosen of wholeAnswers(task)) expect(["guards", "discard"]).toContain(chosen.at(-1)!.verb);
  }
});
