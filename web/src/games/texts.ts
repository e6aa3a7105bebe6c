/** The words of a game: those shared with terminal and server, then what only the browser says; its lesson apart. */
import type { Source } from "../i18n/texts.svelte";
import type { Language } from "../state/settings.svelte";
import { keyOf } from "./cards";

const HOUSE = "../../../src/backroom/games";
const SHARED = import.meta.glob<string>("../../../src/backroom/games/*/texts/{en,nl}.ftl", {
  query: "?raw",
  import: "default",
});
const TAUGHT = import.meta.glob<string>("../../../src/backroom/games/*/texts/lesson.*.ftl", {
  query: "?raw",
  import: "default",
});
const OWN = import.meta.glob<string>("./*/texts/{en,nl}.ftl", { query: "?raw", import: "default" });

function source(filesIn: (language: Language) => ((() => Promise<string>) | undefined)[]): Source {
  const all = async (language: Language): Promise<string> =>
    (await Promise.all(filesIn(language).map((file) => file?.() ?? ""))).join("\n");
  return { en: () => all("en"), nl: () => all("nl") };
}

/** What is made of every game's folder, by the name that addresses know it by. */
function ofEach(make: (folder: string) => Source): ReadonlyMap<string, Source> {
  const paths = Object.keys(OWN).filter((path) => path.endsWith("/en.ftl"));
  return new Map(paths.map((path) => [keyOf(path), make(path.split("/")[1]!)]));
}

const GAMES = ofEach((folder) =>
  source((language) => [SHARED[`${HOUSE}/${folder}/texts/${language}.ftl`], OWN[`./${folder}/texts/${language}.ftl`]]),
);
const LESSONS = ofEach((folder) => source((language) => [TAUGHT[`${HOUSE}/${folder}/texts/lesson.${language}.ftl`]]));

/** Always the same object for a game, so that its texts are read once. */
export function textsOf(key: string): Source | undefined {
  return GAMES.get(key);
}

/** What the teacher of a game says; nobody else needs it. */
export function lessonTextsOf(key: string): Source | undefined {
  return LESSONS.get(key);
}
