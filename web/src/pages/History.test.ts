import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { inEnglish } from "../ui/kit";
import { api } from "../net/api";
import type { Played } from "../net/wire";
import { speak } from "../i18n/texts.svelte";
import { session } from "../state/session.svelte";
import History from "./History.svelte";

beforeAll(inEnglish);

const around: Played = {
  match: "m1",
  game: "chicago-poker",
  seats: 2,
  players: ["Anna", "Bram"],
  levels: [null, null],
  seat: 0,
  started: 0,
  ended: 1000,
  place: 2,
  left: false,
  shared: false,
};

test("a match on a device that went around is one line, which says who won", async () => {
  session.me = { id: "p1", name: "Anna", account: false };
  session.known = true;
  vi.spyOn(api, "history").mockResolvedValue([around, { ...around, seat: 1, place: 1 }, { ...around, match: "m2" }]);
  vi.spyOn(api, "statistics").mockResolvedValue([]);

  render(History);

  const [shared, own, ...more] = await screen.findAllByRole("listitem");
  expect(within(shared!).getByText("Bram won")).toBeTruthy();
  expect(within(own!).getByText("second")).toBeTruthy();
  expect(more).toEqual([]);
});

test("whoever left a match to a bot reads that, and no place", async () => {
  vi.spyOn(api, "history").mockResolvedValue([{ ...around, left: true }]);

  render(History);

  expect(await screen.findByText("left to a bot")).toBeTruthy();
  expect(screen.queryByText("second")).toBeNull();
});

test("two who won together did so in the plural", async () => {
  await speak("nl");
  vi.spyOn(api, "history").mockResolvedValue([
    { ...around, place: 1 },
    { ...around, seat: 1, place: 1 },
  ]);

  render(History);

  expect(await screen.findByText("Anna en Bram wonnen")).toBeTruthy();
});
