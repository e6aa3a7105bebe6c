import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { Table } from "../net/wire";
import { lessonTable } from "../state/lesson.svelte";
import { router } from "../state/router.svelte";
import { remember } from "../state/session.svelte";
import { inEnglish } from "./kit";
import Running from "./Running.svelte";

beforeAll(inEnglish);
beforeEach(() => {
  remember({ id: "p1", name: "Anna", account: false });
  const table: Table = { ...lessonTable("omerta", 2, String), id: "t1", status: "playing" };
  vi.spyOn(api, "myTables").mockResolvedValue([table]);
});

test.each([
  [false, "Back to it"],
  [true, "Your Omerta match goes on."],
])("whoever plays elsewhere finds the way back on any page (with little room: %s)", async (slim, name) => {
  render(Running, { slim });

  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe("/tables/t1");
});

test("at that table nothing is told of it", async () => {
  Object.assign(router, { page: "table", params: { table: "t1" } });
  render(Running, { slim: true });
  await vi.waitFor(() => expect(api.myTables).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));

  expect(screen.queryByRole("link")).toBeNull();
  Object.assign(router, { page: "home", params: {} });
});
