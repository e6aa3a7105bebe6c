/** The five games of the house: what the pages need to know before a game is opened. */
import type { Component } from "svelte";
import type { Table } from "../lib/frames";
import type { Lesson, Task } from "../lib/lesson.svelte";
import type { Play, Reading } from "../lib/play.svelte";
import { parse, type Chapter } from "../lib/rulebook";
import { addTexts } from "../lib/texts.svelte";
import type { Language } from "../lib/settings.svelte";

export interface GameCard {
  key: string;
  title: string;
  designers: string;
  seats: [number, number];
  minutes: number;
  /** Whether its table stands in this house already. */
  open: boolean;
}

export const GAMES: readonly GameCard[] = [
  { key: "chicago-poker", title: "Chicago Poker", designers: "Bruno Cathala & Bruno Faidutti", seats: [2, 6], minutes: 45, open: true },
  { key: "omerta", title: "Omerta", designers: "", seats: [3, 6], minutes: 30, open: false },
  { key: "chicago-gangsters", title: "Chicago Gangsters", designers: "", seats: [3, 6], minutes: 45, open: false },
  { key: "mafioso", title: "Mafioso", designers: "", seats: [3, 6], minutes: 45, open: false },
  { key: "capone", title: "Capone", designers: "", seats: [3, 6], minutes: 45, open: false },
];

/** What a game's folder brings when its table is opened; views differ by game, so `any` at this one door. */
export interface GameRoom extends Reading {
  Table: Component<{ play: Play<any>; onrematch?: () => void; /** without scenes, for replays */ quiet?: boolean }>;
}

const ROOMS: Record<string, () => Promise<GameRoom>> = {
  "chicago-poker": () => import("./chicago_poker"),
};

/** A game's first lesson: its table, the tasks, and who explains. */
export interface LessonRoom extends GameRoom {
  LESSON: readonly Task[];
  LESSON_TABLE: Table;
  Teacher: Component<{ lesson: Lesson }>;
}

const LESSONS: Record<string, () => Promise<LessonRoom>> = {
  "chicago-poker": () => import("./chicago_poker/school"),
};

export async function openLesson(key: string): Promise<LessonRoom | null> {
  return (await LESSONS[key]?.()) ?? null;
}

export function openRoom(key: string): Promise<GameRoom> | null {
  return ROOMS[key]?.() ?? null;
}

const TEXTS: Record<string, () => Promise<{ texts: Parameters<typeof addTexts>[0] }>> = {
  "chicago-poker": () => import("./chicago_poker/texts"),
};

/** A game's words, for pages that speak of it without opening its table. */
export async function gameTexts(key: string): Promise<void> {
  const load = TEXTS[key];
  if (load) await addTexts((await load()).texts);
}

const PICTURES: Record<string, () => Promise<{ default: Component }>> = {
  "chicago-poker": () => import("./chicago_poker/Pictures.svelte"),
};

/** The pictures that go with a game's rules, if it has any. */
export async function openPictures(key: string): Promise<{ default: Component } | null> {
  await gameTexts(key);
  return (await PICTURES[key]?.()) ?? null;
}

const RULES = import.meta.glob<string>("./*/rules.*.txt", { query: "?raw", import: "default" });

/** The numbered rules of a game; empty while a game has none written. */
export async function rulesOf(key: string, language: Language): Promise<Chapter[]> {
  const load = RULES[`./${key.replaceAll("-", "_")}/rules.${language}.txt`];
  return load ? parse(await load()) : [];
}
