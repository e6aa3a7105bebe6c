/** The game's own words, shared with terminal and server, then what only the browser says. */
const shared = {
  en: () => import("../../../../../src/backroom/games/capone/texts/en.ftl?raw"),
  nl: () => import("../../../../../src/backroom/games/capone/texts/nl.ftl?raw"),
};
const own = { en: () => import("./en.ftl?raw"), nl: () => import("./nl.ftl?raw") };

async function both(language: "en" | "nl"): Promise<string> {
  const files = await Promise.all([shared[language](), own[language]()]);
  return files.map((file) => file.default).join("\n");
}

export const texts = { en: () => both("en"), nl: () => both("nl") };
