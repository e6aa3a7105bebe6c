import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { inEnglish } from "../kit";
import Clock from "./Clock.svelte";

beforeAll(inEnglish);
beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test("a clock counts down, grows urgent in the last ten seconds and never goes below zero", async () => {
  render(Clock, { deadline: 1_000_000 + 65_000 });
  const clock = screen.getByRole("timer");
  expect(clock.textContent?.trim()).toBe("1:05");
  expect(clock.classList.contains("urgent")).toBe(false);

  vi.advanceTimersByTime(56_000);
  await tick();
  expect(clock.textContent?.trim()).toBe("0:09");
  expect(clock.classList.contains("urgent")).toBe(true);

  vi.advanceTimersByTime(60_000);
  await tick();
  expect(clock.textContent?.trim()).toBe("0:00");
});

test("without a deadline there is no clock", () => {
  render(Clock, { deadline: null });

  expect(screen.queryByRole("timer")).toBeNull();
});
