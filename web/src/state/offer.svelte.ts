/** What the server can play, asked once: chairs, options, designers, levels of bots. */
import { api } from "../net/api";
import type { Game } from "../net/wire";

let offered = $state.raw<readonly Game[]>([]);
let asked: Promise<readonly Game[]> | null = null;

/** Asks the server, or remembers its answer; a failed call is tried again next time. */
export function askOffer(): Promise<readonly Game[]> {
  asked ??= api.games().then(
    (games) => (offered = games),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** A game as the server offers it; null while unasked or when the server does not have it. */
export function offerOf(key: string): Game | null {
  return offered.find(({ name }) => name === key) ?? null;
}

/** Whether the server has answered. */
export function isAsked(): boolean {
  return offered.length > 0;
}

/** The id of the text about a level: `scripted:easy` is told by `level-scripted-easy`. */
export function levelId(level: string | null | undefined): string {
  return `level-${(level ?? "random").replace(":", "-")}`;
}

/** The strongest bot that answers at once. */
export function usualLevel({ levels }: Game): string {
  return levels.includes("scripted") ? "scripted" : (levels.at(-1) ?? "random");
}

/** The bots that may sit at a rated table: those that were measured, without the yardsticks. */
export function ratedLevels({ levels, strengths }: Game): string[] {
  const measured = new Set(strengths.map(({ level }) => level));
  return levels.filter((level) => measured.has(level) && level !== "random" && level !== "lazy");
}
