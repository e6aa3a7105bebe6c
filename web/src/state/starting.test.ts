import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { Game, Played, Table } from "../net/wire";
import { startMatch } from "./starting";
import { remember } from "./session.svelte";

const make = vi.spyOn(api, "make");

beforeEach(() => {
  remember({ id: "p1", name: "Anna", account: false });
  const game = { name: "omerta", seats: [2, 3, 4], levels: ["scripted"], local: false } as unknown as Game;
  vi.spyOn(api, "games").mockResolvedValue([game]);
  vi.spyOn(api, "ready").mockResolvedValue({} as Table);
  vi.spyOn(api, "order").mockResolvedValue({} as Table);
  make.mockClear().mockResolvedValue({ id: "t1", commitment: "00" } as Table);
});

/** What is asked of the server for somebody who played these. */
async function asked(...played: Pick<Played, "game" | "ended">[]): Promise<boolean | undefined> {
  vi.spyOn(api, "history").mockResolvedValue(played as Played[]);
  await startMatch("omerta");
  return make.mock.lastCall![0].patient;
}

test("the first race waits for whoever never finished a match of the game, and for nobody else", async () => {
  expect(await asked()).toBe(true);
  expect(await asked({ game: "capone", ended: 1 }, { game: "omerta", ended: null })).toBe(true);
  expect(await asked({ game: "omerta", ended: 1 })).toBe(false);
});
