import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Desk } from "../model/desk.svelte";
import type { Round } from "../model/round";
import FightRow from "./FightRow.svelte";

beforeAll(async () => {
  await addTexts(textsOf("chicago-gangsters")!);
  await inEnglish();
});

const desk = { play: { names: ["Anna"] } } as unknown as Desk;
const round = (strength: number, cards: string[] = []) =>
  ({
    shown: { 0: { cards, useless: [] } },
    hidden: null,
    brawled: null,
    contributed: { 0: strength },
  }) as unknown as Round;

test("strength without a card comes from persons, and is not called nothing", () => {
  render(FightRow, { desk, round: round(2), seat: 0, up: true });

  expect(screen.getByText("2 from persons or doubling")).toBeTruthy();
  expect(screen.queryByText(/nothing put in/)).toBeNull();
});

test("what the cards do not explain is more, and who brought nothing is told so", () => {
  const { unmount } = render(FightRow, { desk, round: round(5, ["bribe3"]), seat: 0, up: true });
  expect(screen.getByText("and 2 more from persons or doubling")).toBeTruthy();
  unmount();

  render(FightRow, { desk, round: round(0), seat: 0, up: true });
  expect(screen.getByText("nothing put in")).toBeTruthy();
});
