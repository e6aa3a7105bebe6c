import { expect, test } from "vitest";
import { FIELDS } from "./city";
import { LESSON } from "./lesson";
import { pays, stakesOf, type View } from "./view";

/** Three bodyguards at the jeweller, where six are the minimum, and a newcomer at the bar. */
function weak(strict: boolean): View {
  const view = LESSON[0]!.view;
  const held = { jeweller1: { members: [], guards: 3 }, bar2: { members: ["newcomer"], guards: 0 } } as const;
  const fields = FIELDS.map((field) =>
    field in held ? { seat: 0, stones: structuredClone(held[field as keyof typeof held]) } : null,
  );
  return { ...view, options: [strict ? 1 : 0, 0], fields } as unknown as View;
}

test("a field below its minimum pays, unless fields are strict", () => {
  expect(stakesOf(weak(false), 0)).toBe(35);
  expect(stakesOf(weak(true), 0)).toBe(20);
  expect(stakesOf(weak(true), 1)).toBe(0);
});

test("a strict field at exactly its minimum pays", () => {
  expect(pays(weak(true), "jeweller1", 30)).toBe(true);
  expect(pays(weak(true), "jeweller1", 25)).toBe(false);
});
