import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import Segments from "./Segments.svelte";

const options = [
  [2, "two"],
  [3, "three"],
  [4, "four"],
] as const;

test("one of the keys is pressed, and a click presses another", async () => {
  const user = userEvent.setup();
  render(Segments, { label: "Chairs", options, value: 3, note: "with bots" });
  expect(screen.getByRole("group", { name: "Chairs" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "three" })).toHaveProperty("checked", true);
  expect(screen.getByText("with bots")).toBeTruthy();

  await user.click(screen.getByRole("radio", { name: "four" }));

  expect(screen.getByRole("radio", { name: "four" })).toHaveProperty("checked", true);
  expect(screen.getByRole("radio", { name: "three" })).toHaveProperty("checked", false);
});
