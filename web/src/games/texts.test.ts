/** What of a game's words is fetched when. */
import { expect, test } from "vitest";
import { GAMES } from "./cards";
import { lessonTextsOf, textsOf } from "./texts";

test.each(GAMES)("what the teacher of $key says is fetched for a lesson alone", async ({ key }) => {
  for (const language of ["en", "nl"] as const) {
    expect(await textsOf(key)![language]()).not.toMatch(/^lesson-/m);
    expect(await lessonTextsOf(key)![language]()).toMatch(/^lesson-/m);
  }
});
