import { expect, test } from "vitest";
import { LESSON } from "./lesson";

test.each(["keep", "race", "mole", "killer", "gangster"])(
  "the table shows what the right answer to %s does, before the next task is put",
  (id) => {
    const at = LESSON.findIndex((task) => task.id === id);
    const [done] = LESSON[at]!.outcome!.events;

    expect(done).toMatchObject({ seat: "0" });
    expect(LESSON[at + 1]!.events ?? []).not.toContainEqual(done);
  },
);
