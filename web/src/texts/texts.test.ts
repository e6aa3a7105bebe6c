/** Both languages say everything, and everything the pages ask for is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const HOUSE = join(SRC, "..", "..", "src", "backroom");

function ids(...files: string[]): string[] {
  return files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

const ROOMS = [SRC + "/texts", SRC + "/games/chicago_poker/texts"];

test.each(ROOMS)("Dutch and English have the same texts in %s", (room) => {
  expect(ids(`${room}/nl.ftl`).sort()).toEqual(ids(`${room}/en.ftl`).sort());
});

test("no text is written twice in one file", () => {
  for (const room of ROOMS) {
    const all = ids(`${room}/en.ftl`);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  }
});

test("every text that a component asks for by name exists", () => {
  const known = new Set(
    ids(...ROOMS.map((room) => `${room}/en.ftl`), `${HOUSE}/texts/en.ftl`, `${HOUSE}/games/chicago_poker/texts/en.ftl`),
  );
  const asked = sources(SRC).flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
});

test("the rules have the same numbers in both languages", () => {
  const numbers = (language: string) =>
    [...readFileSync(`${SRC}/games/chicago_poker/rules.${language}.txt`, "utf8").matchAll(/^([P\d][\d.]*) /gm)].map((found) => found[1]);
  expect(numbers("nl")).toEqual(numbers("en"));
  expect(numbers("en").filter((number) => number?.startsWith("P"))).toHaveLength(20);
});
