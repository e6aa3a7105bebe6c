import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { tellStory } from "../../i18n/story";
import type { Happening } from "../../net/frames";
import Spoken from "./Spoken.svelte";

const drew: Happening = { kind: "drew", seat: "0" };
const turned: Happening = { kind: "turned", seat: "1" };
const passed: Happening = { kind: "passed", seat: "1" };
const tell = (events: readonly Happening[]) => tellStory(events, ["turned"], ({ kind }) => ({ text: kind }));
const spoken = () => screen.queryAllByRole("paragraph").map(({ textContent }) => textContent);

test("a draw right before the turn changes is spoken, and so is a line that comes again", async () => {
  const { rerender } = render(Spoken<Happening>, { story: [turned], tell });
  expect(spoken()).toEqual([]);

  await rerender({ story: [turned, drew, turned] });
  expect(spoken()).toEqual(["drew", "turned"]);
  await rerender({ story: [turned, drew, turned, passed, drew] });
  await rerender({ story: [turned, drew, turned, passed, drew, passed] });

  expect(spoken()).toEqual(["drew", "turned", "passed", "drew", "passed"]);
});
