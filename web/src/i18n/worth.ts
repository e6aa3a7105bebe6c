/** What the pages about strength and order say: ratings, pairing, evenings, moderation. Fetched with the first of them. */
import { addRoom } from "./texts.svelte";

const worth = {
  en: () => import("./worth/en.ftl?raw").then((file) => file.default),
  nl: () => import("./worth/nl.ftl?raw").then((file) => file.default),
};

/** A page with its words. */
export async function withWorth<Page>(page: Promise<Page>): Promise<Page> {
  await addRoom(worth);
  return page;
}
