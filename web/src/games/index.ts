/** The five games of the house, and the one place where a game's browser table is registered. */
import type { Component } from "svelte";
import type { Table } from "../lib/frames";
import type { Lesson, Task } from "../lib/lesson.svelte";
import type { Play, Reading } from "../lib/play.svelte";
import { parse, type Chapter } from "../lib/rulebook";
import { addTexts } from "../lib/texts.svelte";
import type { Words } from "../lib/words";
import type { Language } from "../lib/settings.svelte";

/** What a poster says by itself; chairs, options and designers come from the server. */
export interface GameCard {
  key: string;
  title: string;
  minutes: number;
}

export const GAMES: readonly GameCard[] = [
  { key: "chicago-poker", title: "Chicago Poker", minutes: 45 },
  { key: "omerta", title: "Omerta", minutes: 30 },
  { key: "chicago-gangsters", title: "Chicago Gangsters", minutes: 75 },
  { key: "mafioso", title: "Mafioso", minutes: 45 },
  { key: "capone", title: "Capone", minutes: 75 },
];

/** What a game's folder brings when its table is opened; views differ by game, so `any` at this one door. */
export interface GameRoom extends Reading {
  words: Words<any>;
  Table: Component<{ play: Play<any>; onrematch?: () => void; /** without scenes, for replays */ quiet?: boolean }>;
}

/** A game's first lesson: its table, the tasks, and who explains. */
export interface LessonRoom extends GameRoom {
  LESSON: readonly Task[];
  LESSON_TABLE: Table;
  Teacher: Component<{ lesson: Lesson }>;
}

/** The doors of a game's folder, each fetched when somebody goes through it. */
interface Doors {
  room: () => Promise<GameRoom>;
  texts: () => Promise<{ texts: Parameters<typeof addTexts>[0] }>;
  lesson?: () => Promise<LessonRoom>;
  /** What goes with the rules. */
  pictures?: () => Promise<{ default: Component }>;
}

/** The games whose table stands in the browser; README.md tells how to add one. */
const DOORS: Readonly<Record<string, Doors>> = {
  "chicago-poker": {
    room: () => import("./chicago_poker"),
    texts: () => import("./chicago_poker/texts"),
    lesson: () => import("./chicago_poker/school"),
    pictures: () => import("./chicago_poker/Pictures.svelte"),
  },
  "omerta": {
    room: () => import("./omerta"),
    texts: () => import("./omerta/texts"),
    lesson: () => import("./omerta/school"),
    pictures: () => import("./omerta/Pictures.svelte"),
  },
  "mafioso": {
    room: () => import("./mafioso"),
    texts: () => import("./mafioso/texts"),
    lesson: () => import("./mafioso/school"),
    pictures: () => import("./mafioso/Pictures.svelte"),
  },
  "chicago-gangsters": {
    room: () => import("./chicago_gangsters"),
    texts: () => import("./chicago_gangsters/texts"),
    lesson: () => import("./chicago_gangsters/school"),
    pictures: () => import("./chicago_gangsters/Pictures.svelte"),
  },
  "capone": {
    room: () => import("./capone"),
    texts: () => import("./capone/texts"),
    lesson: () => import("./capone/school"),
    pictures: () => import("./capone/Pictures.svelte"),
  },
};

/** Whether the game can be played in the browser. */
export function isOpen(key: string): boolean {
  return key in DOORS;
}

export function hasLesson(key: string): boolean {
  return DOORS[key]?.lesson !== undefined;
}

export function titleOf(key: string): string {
  return GAMES.find((game) => game.key === key)?.title ?? key;
}

export async function openRoom(key: string): Promise<GameRoom | null> {
  await gameTexts(key);
  return (await DOORS[key]?.room()) ?? null;
}

export async function openLesson(key: string): Promise<LessonRoom | null> {
  await gameTexts(key);
  return (await DOORS[key]?.lesson?.()) ?? null;
}

/** A game's words, for pages that speak of it without opening its table. */
export async function gameTexts(key: string): Promise<void> {
  const found = await DOORS[key]?.texts();
  if (found) await addTexts(found.texts);
}

/** The pictures that go with a game's rules, if it has any. */
export async function openPictures(key: string): Promise<{ default: Component } | null> {
  await gameTexts(key);
  return (await DOORS[key]?.pictures?.()) ?? null;
}

const RULES = import.meta.glob<string>("./*/rules.*.txt", { query: "?raw", import: "default" });

/** The numbered rules of a game; empty while a game has none written. */
export async function rulesOf(key: string, language: Language): Promise<Chapter[]> {
  const load = RULES[`./${key.replaceAll("-", "_")}/rules.${language}.txt`];
  return load ? parse(await load()) : [];
}
