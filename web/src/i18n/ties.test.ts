import { beforeAll, expect, test } from "vitest";
import { textsOf } from "../games/texts";
import { house } from "./house";
import { addTexts, speak } from "./texts.svelte";
import { tellTie, tieOf } from "./ties";

const names = ["Anna", "Bram", "Chris"];

beforeAll(() => addTexts(house));

test("a tie is broken by the first thing that differs, against those who came closest", () => {
  expect(tieOf([[11], [9], [8]], 0)).toBeNull();
  expect(
    tieOf(
      [
        [11, 2, 5],
        [11, 3, 1],
        [11, 3, 4],
      ],
      2,
    ),
  ).toEqual({ at: 2, others: [1] });
  expect(
    tieOf(
      [
        [7, 1],
        [7, 2],
        [7, 1],
      ],
      1,
    ),
  ).toEqual({ at: 1, others: [0, 2] });
});

test.each([
  ["en", 0, "As many bottles as you and Chris, but more persons."],
  ["en", 1, "As many bottles as Anna and Chris, but more persons."],
  ["nl", null, "Evenveel flessen als Anna en Chris, maar meer personen."],
] as const)("the end tells what broke the tie (%s, seat %s)", async (language, seat, told) => {
  await addTexts(textsOf("chicago-gangsters")!);
  await speak(language);
  const ranks = [
    [11, 2],
    [11, 3],
    [11, 2],
  ];

  expect(tellTie(ranks, [1], { seat, names })).toBe(told);
});

test("a win that is shared is told as one, and a clear one needs no word", async () => {
  await speak("en");

  expect(tellTie([[3], [3], [1]], [0, 1], { seat: 0, names })).toContain("shared");
  expect(tellTie([[3], [2], [1]], [0], { seat: 0, names })).toBe("");
});
