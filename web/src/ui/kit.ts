/** For tests of components: texts in English, and snippets made of plain markup. */
import { createRawSnippet, type Snippet } from "svelte";
import { house } from "../i18n/house";
import { addTexts, speak } from "../i18n/texts.svelte";
import type { Happening } from "../net/frames";
import type { Reading } from "../state/reading";

export async function inEnglish(): Promise<void> {
  await addTexts(house);
  await speak("en");
}

/** A snippet that shows what a function makes of its first argument, as one element. */
export function drawn(markup: (first: string) => string): Snippet<[unknown?, number?]> {
  return createRawSnippet<[unknown?, number?]>((first) => ({ render: () => markup(String(first?.())) }));
}

/** No game in particular: what is sent is taken as it is. */
export const PLAIN: Reading<object, Happening> = { view: (sent) => sent, event: (sent) => sent };
