import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { api } from "../../net/api";
import type { Analysis, Replay } from "../../net/wire";
import { inEnglish } from "../kit";
import Moments from "./Moments.svelte";

/** A game that tells the kinds of its events, a line each. */
vi.mock("../../games", () => ({
  openRoom: async () => ({
    reading: { view: (sent: unknown) => sent, event: (sent: unknown) => sent },
    words: { story: (events: { kind: string }[]) => events.map(({ kind }) => ({ text: `${kind}.` })) },
  }),
}));
beforeAll(inEnglish);

const props = { match: "m1", game: "omerta", seat: 0, names: ["Anna", "Bo"], onpick: () => {} };
const analysis = (state: Analysis["state"]) => ({ state, seat: 0, turns: [], choices: [] }) as unknown as Analysis;

test("the match is gone over as soon as it is over, and a sentence says so", async () => {
  const asked = vi.spyOn(api, "analyse").mockResolvedValue(analysis("waiting"));
  render(Moments, props);

  expect(asked).toHaveBeenCalledWith("m1", 0);
  expect((await screen.findByRole("status")).textContent).toContain("moments that decided the match");
});

test("where it cannot be gone over, nothing is promised", async () => {
  vi.spyOn(api, "analyse").mockRejectedValue(new Error("Not here."));
  render(Moments, props);

  await vi.waitFor(() => expect(screen.queryByText("What decided it")).toBeNull());
});

/** A match of frames in which one thing each happened, and how it moved somebody's chances. */
function found(
  kinds: readonly string[],
  turns: readonly [entry: number, about: number, before: number, after: number][],
) {
  const frames = kinds.map((kind) => ({ view: {}, events: [{ kind }] }));
  vi.spyOn(api, "replay").mockResolvedValue({ players: props.names, frames } as unknown as Replay);
  const told = turns.map(([entry, about, before, after]) => ({ entry, seat: 0, about, before, after }));
  vi.spyOn(api, "analyse").mockResolvedValue({ ...analysis("done"), turns: told });
}

test("the three that weighed most are told in the order of the match, and each leads to its move", async () => {
  found(
    ["dealt", "drew", "stole", "called", "won"],
    [
      [1, 0, 0.5, 0.56],
      [2, 0, 0.56, 0.3],
      [3, 1, 0.7, 0.5],
      [4, 0, 0.5, 1],
    ],
  );
  const onpick = vi.fn();
  render(Moments, { ...props, onpick });

  const moments = await screen.findAllByRole("button");
  expect(moments.map(({ textContent }) => textContent)).toEqual([
    "stole.Your chances: 56% → 30%",
    "called.Bo’s chances: 70% → 50%",
    "won.Your chances: 50% → 100%",
  ]);
  await userEvent.click(moments[1]!);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(3);
});

test("where nothing turned the match, that is told", async () => {
  found(["dealt", "drew"], [[1, 0, 0.5, 0.51]]);
  render(Moments, props);

  expect(await screen.findByText("No single move turned this match.")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});
