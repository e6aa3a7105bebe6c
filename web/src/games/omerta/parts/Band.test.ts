import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Event } from "../generated";
import type { Desk } from "../model/desk.svelte";
import Band from "./Band.svelte";

beforeAll(async () => {
  await addTexts(textsOf("omerta")!);
  await inEnglish();
});

/** A table at which something happened just now. */
function happened(...fresh: Event[]): Desk {
  const names = ["Anna", "Bram"];
  const reader = { seat: 0, names };
  const play = { names, reader, fresh, now: { pending: [], since: 1 }, myTurn: false, deadline: null };
  const view = { round: 1, turns: 1, seats: 2 };
  return { play, view, glances: [], blow: null, me: 0, vault: 2, race: null } as unknown as Desk;
}

/** A table at which you look at a card of yours, or at which the Lady is on her way to a hand. */
function table(blow: object | null): Desk {
  const glances = blow ? [] : [{ owner: 0, slot: 0, card: "bottle3" }];
  return { ...happened(), glances, blow } as unknown as Desk;
}

test("a card one looks at turns over at the table, and nobody is told so in a replay", () => {
  const { unmount } = render(Band, { desk: table(null), quiet: false });
  expect(screen.getByText("For your eyes only")).toBeTruthy();
  unmount();

  render(Band, { desk: table(null), quiet: true });
  expect(screen.queryByText("For your eyes only")).toBeNull();
});

test("while nobody is asked, nobody may answer", () => {
  render(Band, { desk: table({ power: 0, attacker: 1, targets: [] }), quiet: false });

  expect(screen.getByText(/Bram sends/)).toBeTruthy();
  expect(screen.queryByText(/may answer/)).toBeNull();
});

test("a moment goes in its time, however much happens meanwhile", async () => {
  vi.useFakeTimers();
  const { rerender } = render(Band, { desk: happened({ kind: "skipped", seat: "1" }), quiet: false });
  expect(screen.getByText(/keeps Bram in/)).toBeTruthy();

  await vi.advanceTimersByTimeAsync(1500);
  await rerender({ desk: happened({ kind: "drew", seat: "1", card: null }) });
  await vi.advanceTimersByTimeAsync(1000);

  expect(screen.queryByText(/keeps Bram in/)).toBeNull();
  vi.useRealTimers();
});

test("a race asks for its own bottle, whoever won the last one", () => {
  const hit: Event = { kind: "hit", seat: "1", slot: "2", card: "bottle2" };
  const missed: Event = { kind: "missed", seat: "1", slot: "2", card: "bottle3" };
  const race = (event: Event) => ({ ...happened(event), race: ["bottle8"], raceSeen: 1 }) as unknown as Desk;

  const { unmount } = render(Band, { desk: race(hit), quiet: false });
  expect(screen.getByText("Who has one just like it?")).toBeTruthy();
  unmount();

  render(Band, { desk: race(missed), quiet: false });
  expect(screen.queryByText("Who has one just like it?")).toBeNull();
});
