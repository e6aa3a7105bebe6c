/** The house's words in Dutch: shared with terminal and server, the browser's own, and what the games' posters say. */
import shared from "../../../src/backroom/texts/nl.ftl?raw";
import own from "./nl.ftl?raw";

const posters = import.meta.glob<string>("../games/*/texts/poster.nl.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default [shared, own, ...Object.values(posters)].join("\n");
