/** Both languages say everything, and everything the pages ask for is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "./markdown";

const SRC = join(import.meta.dirname, "..");
const HOUSE = join(SRC, "..", "..", "src", "backroom");
const GAMES = readdirSync(`${SRC}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const ROOMS = [
  `${SRC}/i18n`,
  `${SRC}/i18n/people`,
  `${SRC}/i18n/worth`,
  ...GAMES.map((game) => `${SRC}/games/${game}/texts`),
];

function ids(...files: string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!),
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

function asked(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]!),
  );
}

test.each(ROOMS)("Dutch and English have the same texts in %s", (room) => {
  expect(ids(`${room}/nl.ftl`).sort()).toEqual(ids(`${room}/en.ftl`).sort());
});

test.each(GAMES)("the poster of %s has its blurb in both languages", (game) => {
  const blurb = [`blurb-${game.replaceAll("_", "-")}`];
  expect(ids(`${SRC}/games/${game}/texts/poster.en.ftl`)).toEqual(blurb);
  expect(ids(`${SRC}/games/${game}/texts/poster.nl.ftl`)).toEqual(blurb);
});

test.each(GAMES)("every value of every option of %s has its word in both languages", (game) => {
  for (const language of ["en", "nl"]) {
    // The notes: each option and value of the box has one, as the tests of the shared texts see to.
    const notes = ids(`${HOUSE}/games/${game}/texts/${language}.ftl`);
    const values = notes.flatMap((id) => /^option-([a-z_]+)-([a-z_]+)$/.exec(id)?.slice(1).join("-is-") ?? []);
    expect(values.length).toBeGreaterThan(1);
    const words = ids(`${SRC}/games/${game}/texts/${language}.ftl`).filter((id) => id.startsWith("option-"));
    expect(words.sort()).toEqual(values.map((value) => `option-${value}`).sort());
  }
});

test("no text is written twice in one file", () => {
  for (const room of ROOMS) {
    const all = ids(`${room}/en.ftl`);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  }
});

describe("every text that a component asks for by name exists", () => {
  const house = ids(`${SRC}/i18n/en.ftl`, `${HOUSE}/texts/en.ftl`);

  const people = ["account", "mine", "person"];
  const isOfPeople = (file: string) => people.some((page) => file.includes(`/pages/${page}/`));

  const worth = ["ratings", "desk", "evenings", "pairing"];
  const isOfWorth = (file: string) => worth.some((page) => file.includes(`/pages/${page}/`));

  test("on the pages about strength and order", () => {
    const known = [...house, ...ids(`${SRC}/i18n/worth/en.ftl`)];
    const used = asked(sources(SRC).filter(isOfWorth));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
  });

  const isOfClubs = (file: string) => file.includes("/pages/clubs/");

  test("on the pages of a club, which has people and evenings", () => {
    const known = [...house, ...["people", "worth"].flatMap((room) => ids(`${SRC}/i18n/${room}/en.ftl`))];
    const used = asked(sources(SRC).filter(isOfClubs));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
  });

  test("in the house", () => {
    const apart = (file: string) => file.includes("/games/") || isOfPeople(file) || isOfWorth(file) || isOfClubs(file);
    const used = asked(sources(SRC).filter((file) => !apart(file)));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !house.includes(id))).toEqual([]);
  });

  test("on the pages about people", () => {
    const known = [...house, ...ids(`${SRC}/i18n/people/en.ftl`)];
    const used = asked(sources(SRC).filter(isOfPeople));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
  });

  test.each(GAMES)("in %s", (game) => {
    const known = new Set([
      ...house,
      ...ids(`${SRC}/games/${game}/texts/en.ftl`, `${HOUSE}/games/${game}/texts/en.ftl`),
    ]);
    const used = asked(sources(`${SRC}/games/${game}`));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  const chapters = (language: string) => parse(readFileSync(`${SRC}/games/${game}/texts/rules.${language}.md`, "utf8"));
  const numbers = (language: string) =>
    chapters(language)
      .flatMap(({ sections }) => sections.map(({ number }) => number))
      .filter((number) => number !== null);

  test("have the same rulings in both languages", () => {
    expect(numbers("nl")).toEqual(numbers("en"));
    expect(numbers("en").length).toBeGreaterThan(10);
  });

  test("are a rulebook: the box, a turn, an example that is drawn, the end", () => {
    const html = chapters("nl").flatMap(({ sections }) => sections.map(({ html }) => html));
    expect(chapters("nl").length).toBeGreaterThan(7);
    expect(html.join("")).toMatch(/<table\b[^]*<pre\b/);
  });
});
