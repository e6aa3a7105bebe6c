import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { lessonTable } from "../../state/lesson.svelte";
import { api } from "../../net/api";
import type { Transport } from "../../net/frames";
import type { Chair, Table } from "../../net/wire";
import { Play } from "../../state/play.svelte";
import { remember } from "../../state/session.svelte";
import { inEnglish, PLAIN, showDialogs } from "../../ui/kit";
import Lobby from "./Lobby.svelte";

beforeAll(inEnglish);
beforeEach(showDialogs);
beforeEach(() => void vi.spyOn(api, "outside").mockResolvedValue([]));

type Sitter = Chair["sitter"];

/** The lobby as its host sees it, with Bram in the second chair and somebody gone; or as Bram or a stranger does. Gives its line. */
function lobby(mine = [0], me = "me", second: Sitter = "person"): (up: boolean) => void {
  const laid = lessonTable("leduc", 2, (seat) => ["Anna", "Bram"][seat]!);
  const chairs = laid.chairs.map((chair) => ({
    ...chair,
    sitter: chair.seat ? second : ("person" as const),
    person: ["me", second === "person" ? "bram" : null][chair.seat]!,
    ready: true,
  }));
  const table = { ...laid, chairs, status: "gathering" as const, host: "me", shown_out: 1 };
  let line: (up: boolean) => void;
  const transport: Transport = {
    open: (heard, up) => {
      line = up;
      heard({ kind: "table", table, me, mine, you: mine[0] ?? null, muted: [] });
    },
    send: () => {},
    close: () => {},
  };
  const play = new Play(transport, PLAIN);
  play.open();
  vi.spyOn(api, "games").mockResolvedValue([]);
  render(Lobby, { play, title: "Leduc", invite: null });
  return line!;
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

test("the host sees who was shown the door, and lets them in again one by one", async () => {
  const outside = ["Cor", "Dirk"].map((name) => ({ person: name.toLowerCase(), name }));
  vi.spyOn(api, "outside").mockResolvedValue(outside);
  const welcome = vi.spyOn(api, "welcome").mockResolvedValue({} as Table);
  lobby();

  expect(await screen.findByText("Cor was shown the door.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Let Dirk in again" }));

  expect(welcome).toHaveBeenCalledExactlyOnceWith("lesson", "dirk");
});

test("nobody but the host is told who was shown the door", () => {
  const outside = vi.spyOn(api, "outside");
  outside.mockClear();
  lobby([1], "bram");

  expect(outside).not.toHaveBeenCalled();
});

test("a table at which others sit is not closed before the host is asked", async () => {
  const order = vi.spyOn(api, "order").mockResolvedValue({} as Table);
  const user = userEvent.setup();
  const close = () => user.click(screen.getAllByRole("button", { name: "Close the table" }).at(-1)!);
  lobby();
  await close();
  expect(order).not.toHaveBeenCalled();
  expect(screen.getByText(/^It closes for Bram too/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep it open" }));
  expect(order).not.toHaveBeenCalled();
  await close();
  await close();
  expect(order).toHaveBeenCalledExactlyOnceWith("lesson", "close");
  cleanup();

  order.mockClear();
  lobby([0], "me", "nobody");
  await close();
  expect(order).toHaveBeenCalledExactlyOnceWith("lesson", "close");
});

test("who is ready is told whose turn it is to begin", () => {
  lobby([1], "bram");
  expect(screen.getByText("You are ready. Anna begins the match.")).toBeTruthy();
  cleanup();

  lobby();
  expect(screen.queryByText(/^You are ready/)).toBeNull();
});

test("who comes by the link is asked for a name, and who sits is not", () => {
  lobby([], "cor");
  const name = screen.getByRole("textbox", { name: "Your name" });
  const [chairs] = screen.getAllByRole("list");
  expect(name.compareDocumentPosition(chairs!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();

  lobby();
  expect(screen.queryByRole("textbox", { name: "Your name" })).toBeNull();
});

test("a line that went dead is told in the lobby, and chairs are kept only for those who have one", async () => {
  const told = (words: string) => screen.queryByText(words)?.getAttribute("role");
  const line = lobby();
  expect(told("The line went dead. Calling again; your chair is kept.")).toBeUndefined();
  line(true);
  line(false);
  await tick();
  expect(told("The line went dead. Calling again; your chair is kept.")).toBe("status");
  line(true);
  await tick();
  expect(told("The line went dead. Calling again; your chair is kept.")).toBeUndefined();
  cleanup();

  const stranger = lobby([], "cor");
  stranger(true);
  stranger(false);
  await tick();
  expect(told("The line went dead. Calling again.")).toBe("status");
});

test("who sits down goes by the name that they wrote", async () => {
  const rename = vi.spyOn(api, "rename").mockImplementation(async (name) => ({ id: "cor", name, account: false }));
  const join = vi.spyOn(api, "join").mockResolvedValue({} as Table);
  remember({ id: "cor", name: "Guest 101", account: false });
  const user = userEvent.setup();
  lobby([], "cor", "nobody");

  const name = screen.getByRole("textbox", { name: "Your name" });
  await user.clear(name);
  await user.type(name, "Cor");
  await user.click(screen.getByRole("button", { name: "Sit here" }));

  await vi.waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith("lesson", { seat: 1, invite: null }));
  expect(rename).toHaveBeenCalledExactlyOnceWith("Cor");
  expect(rename.mock.invocationCallOrder[0]).toBeLessThan(join.mock.invocationCallOrder[0]!);
});
