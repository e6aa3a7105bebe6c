/** The house's words in English: shared with terminal and server, the browser's own, and what the games' posters say. */
import shared from "../../../src/backroom/texts/en.ftl?raw";
import own from "./en.ftl?raw";

const posters = import.meta.glob<string>("../games/*/texts/poster.en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default [shared, own, ...Object.values(posters)].join("\n");
