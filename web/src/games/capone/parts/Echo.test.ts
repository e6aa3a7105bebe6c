import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Desk } from "../model/desk.svelte";
import Echo from "./Echo.svelte";

beforeAll(async () => {
  await addTexts(textsOf("capone")!);
  await inEnglish();
});

/** A desk at which the second family has spoken, as far as its words need one. */
function desk(...fresh: object[]): Desk {
  const reader = { seat: 0, names: ["Anna", "Bram"] };
  return { books: { said: { "1": "threaten_0" } }, play: { fresh, reader } } as unknown as Desk;
}

test("what was said leaves after a while, whatever happens meanwhile", async () => {
  vi.useFakeTimers();
  const { container, rerender } = render(Echo, { desk: desk({ kind: "said", seat: "1", say: "threaten_0" }), seat: 1 });
  await tick();
  expect(container.querySelector("q")).not.toBeNull();

  await rerender({ desk: desk({ kind: "kept", seat: "0" }) });
  await vi.advanceTimersByTimeAsync(8000);

  expect(container.querySelector("q")).toBeNull();
  vi.useRealTimers();
});
