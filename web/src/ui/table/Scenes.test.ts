import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Happening, Received, Transport } from "../../net/frames";
import { Play } from "../../state/play.svelte";
import { drawn, inEnglish, PLAIN } from "../kit";
import Scenes from "./Scenes.svelte";

beforeAll(inEnglish);
beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** A table where every fight is a scene, and the line to it. */
function table() {
  let say: (frame: Received) => void = () => {};
  const line: Transport = { open: (heard) => void (say = heard), send: () => {}, close: () => {} };
  const play = new Play<{ winners: number[] }, Happening>(line, { ...PLAIN, view: () => ({ winners: [] }) });
  play.open();
  render(Scenes<{ winners: number[] }, Happening, string>, {
    play,
    found: (events) => events.map(({ kind }) => kind),
    late: false,
    scene: drawn((kind) => `<p role="dialog">${kind}</p>`),
    portrait: drawn(() => "<i></i>"),
    score: drawn(() => "<i></i>"),
  });
  /** Seat 0 is asked, 20 seconds on the clock, or everybody in a race. */
  const happens = (number: number, kinds: string[], race: boolean | null = null) => {
    const clock = race === null ? null : { left: 20_000, of: 20_000, race };
    const frame = { kind: "update", number, since: number - 1, you: 0, prompt: number, pending: [0], view: {}, clock };
    say({ ...frame, events: kinds.map((kind) => ({ kind })), legal: [], default: null, over: false } as Received);
    return tick();
  };
  return { play, happens };
}
const scene = () => screen.queryByRole("dialog")?.textContent;

test("a scene that has taken its part of the clock goes by itself, and the next question is on the table", async () => {
  const { play, happens } = table();
  await happens(1, ["fight"]);
  await happens(2, [], false);
  expect(scene()).toBe("fight");
  await vi.advanceTimersByTimeAsync(4_900);
  expect(scene()).toBe("fight");
  expect(play.now?.number).toBe(1);

  await vi.advanceTimersByTimeAsync(200);
  expect(scene()).toBeUndefined();
  expect(play.now?.number).toBe(2);
});

test("so do all that came with the question", async () => {
  const { happens } = table();
  await happens(1, ["fight", "raid"], false);
  expect(scene()).toBe("fight");

  await vi.advanceTimersByTimeAsync(5_100);
  expect(scene()).toBeUndefined();
});

test("a race waits for no scene, whether it was there before or comes with it", async () => {
  const { play, happens } = table();
  await happens(1, ["fight"]);
  await happens(2, [], true);
  expect(scene()).toBeUndefined();
  expect(play.now?.number).toBe(2);

  await happens(3, ["raid"], true);
  expect(scene()).toBeUndefined();
  await happens(4, ["feast"], false);
  expect(scene()).toBe("feast");
});

test("without a clock a scene stays until one goes on", async () => {
  const { happens } = table();
  await happens(1, ["fight"]);
  await happens(2, []);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(scene()).toBe("fight");
});
