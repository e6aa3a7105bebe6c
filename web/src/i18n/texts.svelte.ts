/** The words of the house in Dutch and English, from Fluent files; `t` follows the language at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings, type Language } from "../state/settings.svelte";

export type Args = Record<string, FluentVariable>;
export type Source = Record<Language, () => Promise<string>>;

/** The house's own come first; then every game's, and those of rooms of the house, that were asked for. */
const sources: Source[] = [];
/** Rooms of the house that were entered, the last one last: their words stay, beside each other and a game's. */
let rooms = $state.raw<readonly Source[]>([]);
/** The game that is spoken of now: games use the same ids, and each says them its own way. */
let front = $state.raw<Source | null>(null);
let filled = $state(0);
const resources = new Map<Source, Partial<Record<Language, FluentResource>>>();
const bundles = new Map<string, FluentBundle>();

/** Adds a set of texts in the language now spoken: the house's own, then a game's, which speaks until another does. */
export async function addTexts(source: Source): Promise<void> {
  await take(source);
  if (source !== sources[0]) front = source;
}

/** Adds the texts of a room of the house; where two rooms use the same id, the one entered last is heard. */
export async function addRoom(source: Source): Promise<void> {
  await take(source);
  const before = untrack(() => rooms);
  if (before.at(-1) !== source) rooms = [...before.filter((one) => one !== source), source];
}

async function take(source: Source): Promise<void> {
  if (!sources.includes(source)) sources.push(source);
  // Whoever asks for texts inside an effect does not ask again when the language changes: `speak` fills them all.
  await fill(
    source,
    untrack(() => settings.language),
  );
}

/** How dates and numbers are written: the English of the house is British. */
export function locale(): string {
  return settings.language === "en" ? "en-GB" : settings.language;
}

/** Changes the language once its texts are here, so that the page never shows half of each. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(sources.map((source) => fill(source, language)));
  settings.language = language;
}

async function fill(source: Source, language: Language): Promise<void> {
  const known = resources.get(source) ?? {};
  resources.set(source, known);
  if (known[language]) return;
  known[language] = new FluentResource(await source[language]());
  filled += 1;
}

/** The house's words and its rooms', with those of the game spoken of above them. */
function spoken(): FluentBundle {
  void filled;
  const { language } = settings;
  const name = [language, ...[...rooms, front].map((source) => source && sources.indexOf(source))].join();
  const known = bundles.get(name);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const here = [sources[0], ...rooms, ...(front ? [front] : [])].map(
    (source) => source && resources.get(source)?.[language],
  );
  for (const resource of here) if (resource) bundle.addResource(resource, { allowOverrides: true });
  if (here.every(Boolean)) bundles.set(name, bundle);
  return bundle;
}

/** One text; an unknown id shows itself, so that a gap is seen and found. */
export function t(id: string, args?: Args): string {
  const bundle = spoken();
  const value = bundle.getMessage(id)?.value;
  return value ? bundle.formatPattern(value, args ?? null, []) : id;
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return spoken().hasMessage(id);
}
