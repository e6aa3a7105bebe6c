import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { drawn, inEnglish } from "../kit";
import Hand from "./Hand.svelte";

beforeAll(inEnglish);

const card = drawn((name: string) => `<button>${name}</button>`);
const key = String;

test("cards lie in their order, and arrows go from one to the next and round", async () => {
  const user = userEvent.setup();
  render(Hand, { items: ["red7", "blue2", "gold1"], key, card, label: "Your hand" });
  expect(screen.getByRole("list", { name: "Your hand" }).children).toHaveLength(3);

  screen.getByRole("button", { name: "red7" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("blue2");
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement?.textContent).toBe("red7");
});

test("a chosen card is raised, and an empty hand says so", async () => {
  const raised = (name: unknown) => name === "blue2";
  const { rerender } = render(Hand, { items: ["red7", "blue2"], key, card, label: "Your hand", raised });
  expect(document.querySelector("li.raised")?.textContent).toBe("blue2");

  await rerender({ items: [] });
  expect(screen.getByRole("listitem").className).toContain("none");
});
