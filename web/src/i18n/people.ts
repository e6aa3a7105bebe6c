/** What the pages about people say: accounts, tables by the day, friends. Fetched with the first of them. */
import { addRoom } from "./texts.svelte";

const people = {
  en: () => import("./people/en.ftl?raw").then((file) => file.default),
  nl: () => import("./people/nl.ftl?raw").then((file) => file.default),
};

/** A page with its words. */
export async function withPeople<Page>(page: Promise<Page>): Promise<Page> {
  await addRoom(people);
  return page;
}
