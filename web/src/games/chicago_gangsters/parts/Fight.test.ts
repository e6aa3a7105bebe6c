import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { settings } from "../../../state/settings.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Desk } from "../model/desk.svelte";
import type { Round } from "../model/round";
import Fight from "./Fight.svelte";

beforeAll(async () => {
  await addTexts(textsOf("chicago-gangsters")!);
  await inEnglish();
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  settings.motion = true;
});
afterEach(() => void vi.useRealTimers());

const desk = { play: { names: ["Anna", "Bram", "Cor"], deadline: null } } as unknown as Desk;
const card = { cards: ["bribe3"], useless: [] };
const round = {
  district: "the-loop",
  shown: { 0: card, 1: card, 2: card },
  hidden: null,
  brawled: null,
  persons: {},
  sides: { 0: "challengers", 1: "challengers", 2: "defenders" },
  contributed: { 0: 3, 1: 5, 2: 6 },
  fought: { side: "challengers", challengers: 9, defenders: 6, shared: false },
} as unknown as Round;
const sums = () => screen.getAllByRole("heading", { level: 3 }).map((one) => Number(/\d+/.exec(one.textContent)));

test("a fight adds up: what each one brings comes on top of what the side had, then what all bring together", async () => {
  render(Fight, { desk, round, ondone: () => {} });
  const seen = [sums().join()];
  for (let step = 0; step < 100; step += 1) {
    await vi.advanceTimersByTimeAsync(50);
    if (seen.at(-1) !== sums().join()) seen.push(sums().join());
  }

  expect(seen[0]).toBe("0,0");
  expect(seen.at(-1)).toBe("9,6");
  for (const [at, told] of seen.entries()) {
    const before = (seen[at - 1] ?? "0,0").split(",").map(Number);
    expect(told.split(",").every((sum, side) => Number(sum) >= before[side]!)).toBe(true);
  }
  for (const told of ["3,0", "8,0", "8,6"]) expect(seen).toContain(told);
});

test("whoever skips it has the sums at once", async () => {
  settings.pace = "instant";
  render(Fight, { desk, round, ondone: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  await fireEvent.click(screen.getByRole("button"));
  await vi.advanceTimersByTimeAsync(20);

  expect(sums()).toEqual([9, 6]);
});
