/** What games count of those who played them, in words: fetched for the games that a page tells of. */
import { addRoom, type Source } from "../i18n/texts.svelte";
import { keyOf } from "./cards";

const FILES = import.meta.glob<string>("./*/texts/deeds.*.ftl", { query: "?raw", import: "default" });

/** Always the same object for a game, so that its words are read once. */
const SOURCES = new Map<string, Source>(
  Object.keys(FILES)
    .filter((path) => path.endsWith("/deeds.en.ftl"))
    .map((path) => [keyOf(path), { en: FILES[path]!, nl: FILES[path.replace(".en.", ".nl.")]! }]),
);

/** The words for what is counted at these games. */
export async function withDeeds(games: readonly string[]): Promise<void> {
  await Promise.all(games.map((game) => SOURCES.get(game)).map((source) => source && addRoom(source)));
}
