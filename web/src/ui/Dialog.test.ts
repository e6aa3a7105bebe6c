import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import Dialog from "./Dialog.svelte";
import { drawn, inEnglish } from "./kit";

beforeAll(inEnglish);
// The test's browser has no modal dialogs; what a page does with them is its attribute.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});

const children = drawn(() => "<p>Nobody talks.</p>");

test("a dialog opens as a modal with its name, and closes when it is told to", async () => {
  const { rerender } = render(Dialog, { title: "Rules", open: true, onclose: vi.fn(), children });
  expect(screen.getByRole("dialog", { name: "Rules" })).toHaveProperty("open", true);
  expect(screen.getByText("Nobody talks.")).toBeTruthy();

  await rerender({ open: false });
  expect(screen.queryByRole("dialog", { name: "Rules" })).toBeNull();
  expect(screen.queryByText("Nobody talks.")).toBeNull();
});

test("the cross and a click outside the sheet ask to close, a click on it does not", async () => {
  const onclose = vi.fn();
  const user = userEvent.setup();
  render(Dialog, { title: "Rules", open: true, onclose, children });

  await user.click(screen.getByText("Nobody talks."));
  expect(onclose).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("dialog"));
  expect(onclose).toHaveBeenCalledTimes(2);
});
