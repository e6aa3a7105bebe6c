import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Desk } from "../model/desk.svelte";
import Reveal from "./Reveal.svelte";

beforeAll(async () => {
  await addTexts(textsOf("omerta")!);
  await inEnglish();
});

test("the numbers of a reckoning say what they count", async () => {
  const row = { seat: 0, cards: ["bottle7" as const], sum: 7, points: 27, total: 40, won: false };
  const desk = { me: 0, play: { names: ["Anna"] } } as unknown as Desk;
  render(Reveal, { reveal: { caller: 0, rows: [row] }, desk, ondone: vi.fn() });
  screen.getByRole("button", { name: "Skip" }).click();

  const told = await screen.findByText(/\+27/);
  expect(told.closest("li")?.textContent?.replaceAll(/\s+/g, " ")).toMatch(/Hand \d Round \+27 Total 40/);
  const heads = [...document.querySelectorAll(".heads span")].map((one) => one.textContent);
  expect(heads).toEqual(["Hand", "Round", "Total"]);
});

test.each([
  [22, "You were wrong: 22 is more than seven. That costs 20 penalty points more."],
  [30, "You were wrong: somebody has less than 30. That costs 20 penalty points more."],
])("whoever was wrong with %i hears why", async (sum, why) => {
  const rows = [sum, 25].map((sum, seat) => ({ seat, cards: [], sum, points: 0, total: 0, won: false }));
  const desk = { me: 0, play: { names: ["Anna", "Bram"] } } as unknown as Desk;
  render(Reveal, { reveal: { caller: 0, rows }, desk, ondone: vi.fn() });

  expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
});
