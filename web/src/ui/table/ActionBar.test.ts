import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { inEnglish } from "../kit";
import ActionBar from "./ActionBar.svelte";

beforeAll(inEnglish);

function bar(given: Partial<Parameters<typeof ActionBar>[1]> = {}) {
  const called = { onconfirm: vi.fn(), onback: vi.fn(), onhint: vi.fn() };
  const props = {
    title: "Your turn",
    detail: "Draw or play",
    mine: true,
    ready: false,
    started: false,
    sending: false,
  };
  return { ...called, ...render(ActionBar, { ...props, ...called, ...given }) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("what is asked stands there in words, and nothing can be confirmed before it is whole", async () => {
  const { onconfirm, rerender } = bar();
  expect(screen.getByRole("heading", { name: "Your turn" })).toBeTruthy();
  expect(button("Confirm").disabled).toBe(true);
  expect(button("Take a step back").disabled).toBe(true);

  await rerender({ ready: true, started: true });
  await userEvent.click(button("Confirm"));
  expect(onconfirm).toHaveBeenCalledOnce();
});

test("while a move is on its way it cannot be sent again or taken back", () => {
  bar({ ready: true, started: true, sending: true });

  expect(screen.getAllByRole<HTMLButtonElement>("button").filter(({ disabled }) => disabled)).toHaveLength(2);
});

test("who only watches gets no answers to give", () => {
  bar({ mine: false });

  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("what nothing on the table stands for is a button of its own", async () => {
  const onclick = vi.fn();
  bar({ extras: [{ label: "Pass", onclick }] });

  await userEvent.click(button("Pass"));

  expect(onclick).toHaveBeenCalledOnce();
});

test("a notice stands in the place of the question for a while", async () => {
  const { rerender } = bar({ about: "Long text", notice: { id: 1, text: "Not now", mood: "plain", passing: true } });
  expect(screen.getByText("Not now")).toBeTruthy();
  expect(screen.queryByText("Draw or play") ?? screen.queryByText("Long text")).toBeNull();

  await rerender({ notice: undefined });
  expect(screen.getByText("Draw or play")).toBeTruthy();
});
