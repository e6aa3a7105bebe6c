import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Desk } from "../model/desk.svelte";
import { LESSON } from "../model/lesson";
import { headlines } from "../model/staging";
import Headline from "./Headline.svelte";

beforeAll(async () => {
  await addTexts(textsOf("mafioso")!);
  await inEnglish();
});

test("a headline tells what was done, to whom, and why", () => {
  const { outcome } = LESSON[0]!;
  const desk = { view: outcome!.view, play: { reader: { seat: null, names: ["Anna", "Bram"] } } } as unknown as Desk;
  const [headline] = headlines(outcome!.events);
  render(Headline, { desk, headline: headline!, ondone: () => {} });

  const told = document.querySelector(".words")!.textContent.replaceAll(/\s+/g, " ");
  expect(told).toContain("Anna fires at chair 20");
  expect(told).toMatch(/Bram’s .* leaves chair 20/);
  expect(document.querySelector("small")?.textContent).toMatch(/^Anna’s .* sat right across, on chair 7, /);
});
