import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { inEnglish } from "../kit";
import Log from "./Log.svelte";

beforeAll(inEnglish);

const lines = [
  { text: "Wilma’s turn", weight: "turn" as const },
  { text: "Wilma draws a card", seat: 0 },
  { text: "Knuckles plays a murder", weight: "strong" as const, seat: 1 },
];

test("every line can be picked but the headings of turns", async () => {
  const onpick = vi.fn();
  render(Log, { lines, onpick });
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual([lines[1]!.text, lines[2]!.text]);

  await userEvent.click(screen.getByRole("button", { name: "Knuckles plays a murder" }));

  expect(onpick).toHaveBeenCalledExactlyOnceWith(2);
});

test("a story that has not begun says so, and one that only tells has no buttons", async () => {
  const { rerender } = render(Log, { lines: [] });
  expect(screen.getByRole("listitem").className).toContain("empty");

  await rerender({ lines });
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("a long story is one stop for Tab, and arrows go from line to line", async () => {
  const user = userEvent.setup();
  render(Log, { lines, onpick: vi.fn() });

  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Knuckles plays a murder");
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement?.textContent).toBe("Wilma draws a card");
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test("a story that goes on faster than the page is drawn is still at its newest line", async () => {
  const { container, rerender } = render(Log, { lines });
  const box = container.querySelector<HTMLElement>(".log")!;
  let high = 300;
  Object.defineProperties(box, { scrollHeight: { get: () => high }, clientHeight: { value: 100 } });
  const told = async (more: number) => {
    high += 100;
    await rerender({ lines: [...lines, ...Array.from({ length: more }, () => lines[1]!)] });
  };

  await told(1);
  high += 100;
  box.dispatchEvent(new Event("scroll"));
  await told(2);
  expect(box.scrollTop).toBe(high);

  box.scrollTop = 50;
  box.dispatchEvent(new Event("scroll"));
  await told(3);
  expect(box.scrollTop).toBe(50);
});
