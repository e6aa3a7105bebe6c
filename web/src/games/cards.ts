/** What every game says of itself on the first page; its folder holds it, so that a game is found by being there. */
import type { Component } from "svelte";

/** Chairs, options and designers come from the server. */
export interface Card {
  /** where it hangs among the posters */
  place: number;
  title: string;
  minutes: number;
  /** the colour of its poster and its table */
  accent: string;
}

export interface GameCard extends Card {
  key: string;
  /** drawn on its poster; white paper until there is one */
  Poster?: Component;
}

const CARDS = import.meta.glob<Card>("./*/card.ts", { eager: true, import: "card" });
const POSTERS = import.meta.glob<Component>("./*/art/Poster.svelte", { eager: true, import: "default" });

/** The name that server and addresses know a folder by. */
export function keyOf(path: string): string {
  return path.split("/")[1]!.replaceAll("_", "-");
}

export const GAMES: readonly GameCard[] = Object.entries(CARDS)
  .map(([path, card]) => ({ key: keyOf(path), Poster: POSTERS[path.replace("card.ts", "art/Poster.svelte")], ...card }))
  .sort((one, other) => one.place - other.place);

export function cardOf(key: string): GameCard | undefined {
  return GAMES.find((game) => game.key === key);
}

export function titleOf(key: string): string {
  return cardOf(key)?.title ?? key;
}
