import { render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../../net/frames";
import type { Kinded } from "../../state/reading";
import { settings } from "../../state/settings.svelte";
import type { Trip } from "./travel";
import Trips from "./Trips.svelte";

const thing = createRawSnippet<[string, string]>((what) => ({ render: () => `<b>${what()}</b>` }));
const update = (number: number, since: number) => ({ number, since }) as Update<unknown, Kinded>;
const trips = (): Trip[] => [{ what: "red7", from: "deck", to: "slot-a" }];
const flying = () => document.querySelectorAll(".trip").length;
const spot = () => document.querySelector("[data-spot='slot-a']")!;

beforeEach(() => {
  document.body.innerHTML = `<i data-spot="deck"></i><i data-spot="slot-a"></i>`;
  settings.pace = "brisk";
  settings.motion = true;
  // jsdom does not animate; what is under way stays so until it is skipped.
  Element.prototype.animate = () => ({ cancel: () => {}, finished: new Promise(() => {}) }) as unknown as Animation;
});
afterEach(() => vi.restoreAllMocks());

async function happen(): Promise<void> {
  const page = render(Trips, { play: { now: update(1, 0), fresh: [] }, trips, thing });
  await page.rerender({ play: { now: update(2, 1), fresh: [{ kind: "played" }] } });
  await tick();
}

test("what happened travels over the table, and its place is empty until it lands", async () => {
  await happen();

  expect(flying()).toBe(1);
  expect(spot().hasAttribute("data-landing")).toBe(true);
});

test("nothing travels to what a board that scrolls hides", async () => {
  document.body.innerHTML = `<i data-spot="deck"></i><p class="felt"><i data-spot="slot-a"></i></p>`;
  spot().getBoundingClientRect = () => new DOMRect(0, 400, 50, 70);
  document.querySelector(".felt")!.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  await happen();
  expect(flying()).toBe(0);
  expect(spot().hasAttribute("data-landing")).toBe(false);

  spot().getBoundingClientRect = () => new DOMRect(0, 100, 50, 70);
  await happen();
  expect(flying()).toBe(1);
});

test("a tap skips it", async () => {
  await happen();
  window.dispatchEvent(new Event("pointerdown"));
  await tick();

  expect(flying()).toBe(0);
  expect(spot().hasAttribute("data-landing")).toBe(false);
});

test("nothing travels for whoever comes in, nor where stillness is wanted", async () => {
  render(Trips, { play: { now: update(1, 0), fresh: [{ kind: "played" }] }, trips, thing });
  await tick();
  expect(flying()).toBe(0);

  settings.motion = false;
  await happen();
  expect(flying()).toBe(0);

  settings.motion = true;
  window.matchMedia = ((query: string) => ({ matches: query.includes("reduce") })) as unknown as typeof matchMedia;
  await happen();
  expect(flying()).toBe(0);
});
