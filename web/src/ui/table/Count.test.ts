import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../state/settings.svelte";
import Count from "./Count.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  settings.motion = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is read while a sum of money becomes another one: at once, on the way and at the end. */
async function read(from: number, to: number): Promise<string[]> {
  const { container, rerender } = render(Count, { value: from, tell: (value: number) => `$${value}` });
  await rerender({ value: to });
  const told = [container.textContent];
  for (const milliseconds of [300, 600]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    told.push(container.textContent);
  }
  return told.map((one) => one.trim());
}

test("money is counted from what it was to what it is, in less than a second", async () => {
  const [first, between, last] = await read(100, 400);

  expect(first).toBe("$100");
  expect(Number(between!.slice(1))).toBeGreaterThan(100);
  expect(Number(between!.slice(1))).toBeLessThan(400);
  expect(last).toBe("$400");
});

test("it is there at once for whoever wants stillness, in the house or in the system", async () => {
  settings.motion = false;
  expect((await read(100, 400)).at(1)).toBe("$400");

  settings.motion = true;
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect((await read(100, 400)).at(1)).toBe("$400");
});
