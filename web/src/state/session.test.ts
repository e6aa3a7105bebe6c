import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import { goBy, remember, session } from "./session.svelte";
import { settings } from "./settings.svelte";

beforeEach(() => remember({ id: "p1", name: "Anna", account: false }));

test("who is known already and writes another name goes by that one", async () => {
  const rename = vi.spyOn(api, "rename").mockImplementation(async (name) => ({ id: "p1", name, account: false }));

  await goBy(" Anneke ");
  await goBy("Anneke");

  expect(rename).toHaveBeenCalledExactlyOnceWith("Anneke");
  expect([session.me?.name, settings.name]).toEqual(["Anneke", "Anneke"]);
});

test("an empty wish leaves the name as it is", async () => {
  const rename = vi.spyOn(api, "rename");
  rename.mockClear();

  expect((await goBy("  ")).name).toBe("Anna");
  expect(rename).not.toHaveBeenCalled();
});
