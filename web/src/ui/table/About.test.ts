import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { inEnglish } from "../kit";
import About from "./About.svelte";

beforeAll(inEnglish);
afterEach(() => vi.restoreAllMocks());

/** As much room as a low screen leaves, for a text of so many pixels. */
function needs(height: number): void {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(38);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(height);
}

test("a text that is cut short unfolds with a tap, folds with another, and the next begins folded", async () => {
  needs(95);
  const { rerender } = render(About, { text: "A long story." });
  const words = () => screen.getByText(/story/).classList;
  expect(words()).not.toContain("whole");

  await userEvent.click(screen.getByRole("button", { name: "Read all of it", expanded: false }));
  expect(words()).toContain("whole");
  await userEvent.click(screen.getByRole("button", { name: "Read less", expanded: true }));
  expect(words()).not.toContain("whole");

  await userEvent.click(screen.getByRole("button"));
  await rerender({ text: "Another story." });
  expect(words()).not.toContain("whole");
});

test("a text that is whole has no more to read", () => {
  needs(38);
  render(About, { text: "A short story." });

  expect(screen.queryByRole("button")).toBeNull();
});
