import { expect, test } from "vitest";
import { house } from "./house";
import { span } from "./spans";
import { addTexts, speak } from "./texts.svelte";

test("a span is told in the largest unit that says it well", async () => {
  await addTexts(house);
  await speak("en");
  expect([40, 600, 3600, 90_000, 3 * 86_400].map(span)).toEqual([
    "1 minute",
    "10 minutes",
    "1 hour",
    "25 hours",
    "3 days",
  ]);
  await speak("nl");
  expect([3600, 2 * 86_400].map(span)).toEqual(["1 uur", "2 dagen"]);
});
