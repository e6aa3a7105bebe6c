/** The words of a game: those shared with terminal and server, its lesson, then what only the browser says. */
import type { Source } from "../i18n/texts.svelte";
import type { Language } from "../state/settings.svelte";
import { keyOf } from "./cards";

const HOUSE = "../../../src/backroom/games";
const SHARED = import.meta.glob<string>("../../../src/backroom/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const OWN = import.meta.glob<string>("./*/texts/{en,nl}.ftl", { query: "?raw", import: "default" });

function source(folder: string): Source {
  const both = async (language: Language): Promise<string> => {
    const shared = ["", "lesson."].map((kind) => SHARED[`${HOUSE}/${folder}/texts/${kind}${language}.ftl`]);
    const files = [...shared, OWN[`./${folder}/texts/${language}.ftl`]];
    return (await Promise.all(files.map((file) => file?.() ?? ""))).join("\n");
  };
  return { en: () => both("en"), nl: () => both("nl") };
}

const SOURCES = new Map(
  Object.keys(OWN)
    .filter((path) => path.endsWith("/en.ftl"))
    .map((path) => [keyOf(path), source(path.split("/")[1]!)]),
);

/** Always the same object for a game, so that its texts are read once. */
export function textsOf(key: string): Source | undefined {
  return SOURCES.get(key);
}
