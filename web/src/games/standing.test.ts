/** What wins and how one stands is told at every table, in one short line of both languages. */
import { beforeAll, expect, test } from "vitest";
import { house } from "../i18n/house";
import { addTexts, speak } from "../i18n/texts.svelte";
import type { Reader } from "../i18n/words";
import type { Task } from "../state/lesson.svelte";
import { keyOf } from "./cards";
import { textsOf } from "./texts";

type Standing = (view: object, reader: Reader) => string;
const STANDINGS = import.meta.glob<Standing>("./*/model/standing.ts", { eager: true, import: "standing" });
const LESSONS = import.meta.glob<readonly Task[]>("./*/model/lesson.ts", { eager: true, import: "LESSON" });
const LONGEST = 120;
const games = Object.keys(STANDINGS);

beforeAll(() => addTexts(house));

test("every game with a lesson tells it", () => {
  expect(games.map(keyOf).sort()).toEqual(Object.keys(LESSONS).map(keyOf).sort());
});

test.each(games.flatMap((path) => (["en", "nl"] as const).map((language) => [path, language] as const)))(
  "%s in %s: player and watcher read it in one line",
  async (path, language) => {
    await addTexts(textsOf(keyOf(path))!);
    await speak(language);
    const [{ view }] = LESSONS[path.replace("standing", "lesson")]! as [Task];
    const names = ["Anna", "Bram", "Chris", "Dora", "Eddie"];

    const mine = STANDINGS[path]!(view, { seat: 0, names });
    const theirs = STANDINGS[path]!(view, { seat: null, names });

    expect(mine.length).toBeLessThan(LONGEST);
    expect(mine).toMatch(/ · .*\d/);
    expect(theirs).not.toMatch(/ · |standing/);
    expect(mine).not.toMatch(/standing|undefined|NaN|Infinity|\{/);
  },
);
