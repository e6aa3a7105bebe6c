import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { api } from "../../net/api";
import type { Happening, Received, Transport } from "../../net/frames";
import type { Analysis, Replay } from "../../net/wire";
import { wanted } from "../../state/analysing.svelte";
import { lessonTable } from "../../state/lesson.svelte";
import { Play } from "../../state/play.svelte";
import { drawn, inEnglish, PLAIN } from "../kit";
import Ending from "./Ending.svelte";

vi.mock("../../games", () => ({
  openRoom: async () => ({
    reading: { view: (sent: unknown) => sent, event: (sent: unknown) => sent },
    words: { story: (events: { kind: string }[]) => events.map(({ kind }) => ({ text: `${kind}.` })) },
  }),
}));
beforeAll(inEnglish);

/** The end of a match that Bo won, as Anna in the first chair or somebody who watched sees it. */
function end(you: number | null): void {
  let say: (frame: Received) => void = () => {};
  const line: Transport = { open: (heard) => void (say = heard), send: () => {}, close: () => {} };
  const play = new Play<{ winners: number[] }, Happening>(line, { ...PLAIN, view: () => ({ winners: [1] }) });
  play.open();
  const table = { ...lessonTable("leduc", 2, (seat) => ["Anna", "Bo"][seat]!), match: "m1" };
  const mine = you === null ? [] : [you];
  say({ kind: "table", table, me: "me", mine, you, muted: [] });
  const told = { number: 9, since: 0, you, prompt: 9, pending: [], view: {}, events: [], legal: [], default: null };
  say({ kind: "update", ...told, clock: null, over: true } as unknown as Received);
  render(Ending, { play, portrait: drawn(() => "<i></i>"), score: drawn(() => "<i></i>"), onclose: () => {} });
}

test("a click on a moment that decided the match leads into its replay, at that move", async () => {
  const turns = [{ entry: 3, seat: 1, about: 0, before: 0.5, after: 0.1 }];
  vi.spyOn(api, "analyse").mockResolvedValue({ state: "done", seat: 0, turns } as unknown as Analysis);
  const frames = ["dealt", "drew", "drew", "stole", "won"].map((kind) => ({ view: {}, events: [{ kind }] }));
  vi.spyOn(api, "replay").mockResolvedValue({ players: ["Anna", "Bo"], frames } as unknown as Replay);
  end(0);

  await userEvent.click(await screen.findByRole("button", { name: /^stole/ }));

  expect(location.pathname).toBe("/replay/m1");
  expect(wanted).toEqual({ match: "m1", entry: 3 });
});

test("whoever watched is led to no replay that the house keeps from them", () => {
  const analyse = vi.spyOn(api, "analyse").mockClear();
  end(null);

  expect(screen.getByRole("heading", { name: "Bo wins" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Replay" })).toBeNull();
  expect(analyse).not.toHaveBeenCalled();
});
