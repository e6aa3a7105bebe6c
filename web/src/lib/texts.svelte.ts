/** The words of the house in Dutch and English, from Fluent files; `t` follows the language at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;
type Source = Record<Language, () => Promise<string>>;

const sources: Source[] = [];
const bundles: Record<Language, FluentBundle> = { en: bundle("en"), nl: bundle("nl") };
let filled = $state(0);

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

/** Adds a set of texts (the house's own, a game's) in the language now spoken. */
export async function addTexts(source: Source): Promise<void> {
  if (sources.includes(source)) return;
  sources.push(source);
  await fill(source, settings.language);
}

/** Changes the language once its texts are here, so that the page never shows half of each. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(sources.map((source) => fill(source, language)));
  settings.language = language;
}

const done = new Set<string>();

async function fill(source: Source, language: Language): Promise<void> {
  const mark = `${language}:${sources.indexOf(source)}`;
  if (done.has(mark)) return;
  done.add(mark);
  bundles[language].addResource(new FluentResource(await source[language]()), { allowOverrides: true });
  filled += 1;
}

/** One text; an unknown id shows itself, so that a gap is seen and found. */
export function t(id: string, args?: Args): string {
  void filled;
  return told(bundles[settings.language], id, args) ?? id;
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  void filled;
  return bundles[settings.language].hasMessage(id);
}

function told(from: FluentBundle, id: string, args?: Args): string | null {
  const value = from.getMessage(id)?.value;
  return value ? from.formatPattern(value, args ?? null, []) : null;
}
