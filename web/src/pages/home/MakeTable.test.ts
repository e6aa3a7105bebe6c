import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../net/api";
import type { Game, Played, Table } from "../../net/wire";
import { remember } from "../../state/session.svelte";
import { inEnglish, showDialogs } from "../../ui/kit";
import MakeTable from "./MakeTable.svelte";

const make = vi.spyOn(api, "make");
const rename = vi.spyOn(api, "rename");
const game = {
  name: "omerta",
  seats: [2, 3, 4],
  options: [],
  levels: ["scripted"],
  house_seats: [],
  local: false,
} as unknown as Game;

beforeAll(async () => {
  await inEnglish();
  showDialogs();
});
beforeEach(() => {
  remember({ id: "p1", name: "Anna", account: false });
  vi.spyOn(api, "games").mockResolvedValue([game]);
  rename.mockClear().mockImplementation(async (name) => ({ id: "p1", name, account: false }));
  make.mockClear().mockResolvedValue({ id: "t1" } as Table);
});

/** Somebody who played these makes a table under a name. */
async function makes(played: Pick<Played, "game" | "ended">[], name = "Anna"): Promise<void> {
  vi.spyOn(api, "history").mockResolvedValue(played as Played[]);
  render(MakeTable, { game: "omerta", onclose: () => {} });
  const user = userEvent.setup();
  const field = screen.getByRole("textbox", { name: "Your name" });
  await user.clear(field);
  await user.type(field, name);
  await user.click(screen.getByRole("button", { name: "Make the table" }));
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  cleanup();
}

test("at a table that one makes the first race waits for a newcomer too", async () => {
  await makes([]);
  expect(make.mock.lastCall![0].patient).toBe(true);
  make.mockClear();

  await makes([{ game: "omerta", ended: 1 }]);
  expect(make.mock.lastCall![0].patient).toBe(false);
});

test("whoever writes another name goes by it before the table is made", async () => {
  await makes([], "Anneke");

  expect(rename).toHaveBeenCalledExactlyOnceWith("Anneke");
  expect(rename.mock.invocationCallOrder[0]).toBeLessThan(make.mock.invocationCallOrder[0]!);
});
