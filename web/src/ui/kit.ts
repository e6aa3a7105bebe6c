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

/** The test's browser has no modal dialogs; what a page does with them is their attribute. */
export function showDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

/** A snippet that shows what a function makes of its first argument, as one element. */
export function drawn(markup: (first: string) => string): Snippet<[unknown?, unknown?]> {
  return createRawSnippet<[unknown?, unknown?]>((first) => ({ render: () => markup(String(first?.())) }));
}

/** No game in particular: what is sent is taken as it is. */
export const PLAIN: Reading<object, Happening> = { view: (sent) => sent, event: (sent) => sent };
