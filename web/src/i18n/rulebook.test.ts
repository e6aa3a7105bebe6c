import { expect, test } from "vitest";
import { parse, search } from "./rulebook";

const CHAPTERS = parse("# A turn\n1.1 Draw a card.\nP2 Never pass.\n\n# The end\nP15 Victory comes at once.\n");

test("chapters and numbers are read from plain text", () => {
  expect(CHAPTERS.map(({ title }) => title)).toEqual(["A turn", "The end"]);
  expect(CHAPTERS[0]?.rules[1]).toEqual({ number: "P2", text: "Never pass." });
});

test("a search keeps what holds every word, by number too", () => {
  expect(search(CHAPTERS, "never PASS")[0]?.rules.map(({ number }) => number)).toEqual(["P2"]);
  expect(search(CHAPTERS, "p15")).toHaveLength(1);
  expect(search(CHAPTERS, "whiskey")).toEqual([]);
});
