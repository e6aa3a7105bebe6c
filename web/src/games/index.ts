/** What a game's folder brings, found by where it lies and fetched when somebody goes through the door. */
import type { Component } from "svelte";
import type { Chapter } from "../i18n/rulebook";
import { addRoom, addTexts } from "../i18n/texts.svelte";
import type { Words } from "../i18n/words";
import type { Table } from "../net/frames";
import type { Lesson, Task } from "../state/lesson.svelte";
import type { AnyPlay } from "../state/play.svelte";
import type { Reading } from "../state/reading";
import type { Language } from "../state/settings.svelte";
import { lessonTextsOf, textsOf } from "./texts";

export { cardOf, GAMES, titleOf, type GameCard } from "./cards";

/** What a game's folder brings when its table is opened. */
export interface GameRoom {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see AnyPlay
  reading: Reading<any, any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see AnyPlay
  words: Words<any, any>;
  Table: Component<{ play: AnyPlay; onrematch?: () => void; /** without scenes, for replays */ quiet?: boolean }>;
}

interface Script {
  LESSON: readonly Task[];
  LESSON_TABLE: Table;
}

/** A game's first lesson: its table, the tasks, and who explains. */
export interface LessonRoom extends GameRoom, Script {
  Teacher: Component<{ lesson: Lesson }>;
}

const ROOMS = import.meta.glob<GameRoom>("./*/index.ts");
const SCRIPTS = import.meta.glob<Script>("./*/model/lesson.ts");
const TEACHERS = import.meta.glob<Component<{ lesson: Lesson }>>("./*/parts/Teacher.svelte", { import: "default" });
const PICTURES = import.meta.glob<Component>("./*/parts/Pictures.svelte", { import: "default" });
const RULES = import.meta.glob<string>("./*/texts/rules.*.md", { query: "?raw", import: "default" });

function folder(key: string): string {
  return `./${key.replaceAll("-", "_")}`;
}

/** Whether the game can be played in the browser. */
export function isOpen(key: string): boolean {
  return `${folder(key)}/index.ts` in ROOMS;
}

export function hasLesson(key: string): boolean {
  return `${folder(key)}/model/lesson.ts` in SCRIPTS;
}

export async function openRoom(key: string): Promise<GameRoom | null> {
  await gameTexts(key);
  return (await ROOMS[`${folder(key)}/index.ts`]?.()) ?? null;
}

export async function openLesson(key: string): Promise<LessonRoom | null> {
  const words = lessonTextsOf(key);
  const [room, script, Teacher] = await Promise.all([
    openRoom(key),
    SCRIPTS[`${folder(key)}/model/lesson.ts`]?.(),
    TEACHERS[`${folder(key)}/parts/Teacher.svelte`]?.(),
    words && addRoom(words),
  ]);
  return room && script && Teacher ? { ...room, ...script, Teacher } : null;
}

/** What wins in a game and how whoever looks stands; nothing before there is a match. */
export function standingOf(room: GameRoom | null, { now, reader }: AnyPlay): string {
  return room && now ? room.words.standing(now.view, reader) : "";
}

/** A game's words, for pages that speak of it without opening its table. */
export async function gameTexts(key: string): Promise<void> {
  const texts = textsOf(key);
  if (texts) await addTexts(texts);
}

/** The pictures that go with a game's rules, if it has any. */
export async function openPictures(key: string): Promise<Component | null> {
  await gameTexts(key);
  return (await PICTURES[`${folder(key)}/parts/Pictures.svelte`]?.()) ?? null;
}

/** The rulebook of a game; empty while a game has none written. */
export async function rulesOf(key: string, language: Language): Promise<Chapter[]> {
  const load = RULES[`${folder(key)}/texts/rules.${language}.md`];
  const { parse } = await import("../i18n/markdown");
  return load ? parse(await load()) : [];
}
