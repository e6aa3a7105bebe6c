/** What wins and how one stands is told at every table, in one short line of both languages. */
import { beforeAll, expect, test } from "vitest";
import { house } from "../i18n/house";
import { addTexts, has, speak } from "../i18n/texts.svelte";
import type { Reader } from "../i18n/words";
import type { Task } from "../state/lesson.svelte";
import { keyOf } from "./cards";
import recorded from "./chicago_gangsters/model/recorded.json";
import { textsOf } from "./texts";

type Standing = (view: object, reader: Reader) => string;
const STANDINGS = import.meta.glob<Standing>("./*/model/standing.ts", { eager: true, import: "standing" });
type Ranks = (view: object, seat: number) => number[];
const RANKS = import.meta.glob<Ranks>("./*/model/standing.ts", { eager: true, import: "ranks" });
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
    expect(mine).toMatch(/\s·\s.*\d/);
    expect(theirs).not.toMatch(/\s·\s|standing/);
    expect(mine).not.toMatch(/standing|undefined|NaN|Infinity|\{/);
  },
);

test.each(games.flatMap((path) => (["en", "nl"] as const).map((language) => [path, language] as const)))(
  "%s in %s: whatever may break a tie has its words",
  async (path, language) => {
    await addTexts(textsOf(keyOf(path))!);
    await speak(language);
    const [{ view }] = LESSONS[path.replace("standing", "lesson")]! as [Task];

    // At Chicago Poker one has what it takes, or not: there is nothing to be equal in.
    if (keyOf(path) === "chicago-poker") return expect(RANKS[path]).toBeUndefined();
    const counted = RANKS[path]!(view, 0);

    expect(counted.length).toBeGreaterThan(1);
    expect(counted).not.toContain(NaN);
    for (let at = 1; at < counted.length; at += 1) expect(has(`tie-${at}`)).toBe(true);
    expect(has(`tie-${counted.length}`)).toBe(false);
  },
);

test.each(["5-over", "3x-over"] as const)("who won %s is who ranks highest", (moment) => {
  const { view } = recorded[moment];
  const ranks = RANKS["./chicago_gangsters/model/standing.ts"]!;
  const all = view.bottles.map((_, seat) => ranks(view, seat));
  const before = (one: number[], other: number[]) => {
    const at = one.findIndex((value, place) => value !== other[place]);
    return at < 0 ? 0 : other[at]! - one[at]!;
  };
  const [best] = [...all].sort(before);

  expect(all.flatMap((one, seat) => (before(one, best!) === 0 ? [seat] : []))).toEqual(view.winners);
});

test("Omerta is over when its rounds are played, and says so", async () => {
  await addTexts(textsOf("omerta")!);
  await speak("en");
  const { ending } = await import("./omerta/model/standing");
  const [{ view }] = LESSONS["./omerta/model/lesson.ts"]! as [Task];
  const at = (round: number) => ({ ...view, seats: 5, round }) as Parameters<typeof ending>[0];

  expect(ending(at(4))).toBe("");
  expect(ending(at(5))).toBe("All 5 rounds are played: the lowest total wins.");
});
