import { expect, test } from "vitest";
import { parse } from "./markdown";
import { search } from "./rulebook";

const CHAPTERS = parse(`# Poker

A game.

## A turn

Draw a card.

| hand | of |
| --- | --- |
| pair | two |

### P2 Never \`pass\` *house*

There is no pass.

## The end

### P15 Victory

It comes at once.
`);

test("chapters, sections and numbers are read from Markdown", () => {
  expect(CHAPTERS.map(({ title }) => title)).toEqual(["", "A turn", "The end"]);
  expect(CHAPTERS[1]?.sections.map(({ number, title, mark }) => [number, title, mark])).toEqual([
    [null, "", null],
    ["P2", "Never pass", "house"],
  ]);
  expect(CHAPTERS[2]?.sections[0]?.mark).toBeNull();
});

test("text and tables are told as HTML", () => {
  expect(CHAPTERS[1]?.sections[0]?.html).toContain("<td>two</td>");
  expect(CHAPTERS[2]?.sections[0]?.html).toBe("<p>It comes at once.</p>\n");
});

test("a search keeps what holds every word, by number too", () => {
  expect(search(CHAPTERS, "no PASS")[0]?.sections.map(({ number }) => number)).toEqual(["P2"]);
  expect(search(CHAPTERS, "p15")).toHaveLength(1);
  expect(search(CHAPTERS, "whiskey")).toEqual([]);
});
