import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Desk } from "../model/desk.svelte";
import Persons from "./Persons.svelte";

beforeAll(async () => {
  await addTexts(textsOf("chicago-gangsters")!);
  await inEnglish();
});

test("whoever speaks to the page can say what is printed on the person", () => {
  const desk = {
    view: { persons: [["poker-player", "dealer"]], brawling: null },
    play: { names: ["Anna"] },
    me: 0,
    personPick: (person: string) => ({ ability: person }),
  } as unknown as Desk;
  render(Persons, { desk, seat: 0, narrow: false });

  for (const button of screen.getAllByRole("button"))
    expect(button.getAttribute("aria-label")).toContain(button.textContent.trim());
});
