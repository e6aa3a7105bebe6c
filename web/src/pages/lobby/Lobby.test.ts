import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { lessonTable } from "../../state/lesson.svelte";
import { api } from "../../net/api";
import type { Transport } from "../../net/frames";
import { Play } from "../../state/play.svelte";
import { inEnglish, PLAIN } from "../../ui/kit";
import Lobby from "./Lobby.svelte";

beforeAll(inEnglish);
// The test's browser has no modal dialogs; what a page does with them is its attribute.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn();
});

/** The lobby as its host sees it, with Bram in the second chair and somebody gone; or as a stranger does. */
function lobby(mine = [0]): void {
  const laid = lessonTable("leduc", 2, (seat) => ["Anna", "Bram"][seat]!);
  const chairs = laid.chairs.map((chair) => ({
    ...chair,
    sitter: "person" as const,
    person: ["me", "bram"][chair.seat]!,
  }));
  const table = { ...laid, chairs, status: "gathering" as const, host: "me", shown_out: 1 };
  const line: Transport = {
    open: (heard) => heard({ kind: "table", table, me: "me", mine, you: mine[0] ?? null, muted: [] }),
    send: () => {},
    close: () => {},
  };
  const play = new Play(line, PLAIN);
  play.open();
  vi.spyOn(api, "games").mockResolvedValue([]);
  render(Lobby, { play, title: "Leduc", invite: null });
}

test("nobody is shown the door with one click: the host is asked first", async () => {
  const remove = vi.spyOn(api, "remove").mockResolvedValue(undefined as never);
  const user = userEvent.setup();
  lobby();

  await user.click(screen.getByRole("button", { name: "Show Bram the door" }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Let Bram stay" }));
  expect(remove).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Show Bram the door" }));
  await user.click(screen.getByRole("button", { name: "Show the door" }));
  expect(remove).toHaveBeenCalledExactlyOnceWith("lesson", 1);
});

test("the host sees that somebody was shown the door, and lets them in again", async () => {
  const order = vi.spyOn(api, "order").mockResolvedValue(undefined as never);
  lobby();

  await userEvent.click(screen.getByRole("button", { name: "Let them in again" }));

  expect(order).toHaveBeenCalledExactlyOnceWith("lesson", "welcome");
});

test("who comes by the link is asked for a name, and who sits is not", () => {
  lobby([]);
  expect(screen.getByRole("textbox", { name: "Your name" })).toBeTruthy();
  cleanup();

  lobby();
  expect(screen.queryByRole("textbox", { name: "Your name" })).toBeNull();
});
