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
const round = (strength: number, cards: string[] = [], more: Partial<Round> = {}) =>
  ({
    district: "the-loop",
    shown: { 0: { cards, useless: [] } },
    hidden: null,
    brawled: null,
    persons: {},
    sides: { 0: "challengers", 1: "challengers" },
    contributed: { 0: strength },
    ...more,
  }) as unknown as Round;

test("persons who count lie beside the cards, and strength from them alone is not called nothing", () => {
  const persons = { 0: ["spy", "bank-director"] } as unknown as Round["persons"];
  const { unmount } = render(FightRow, { desk, round: round(3, [], { persons }), seat: 0, up: true });

  expect(screen.getByRole("img", { name: "Bank director, who counts here: 3" })).toBeTruthy();
  expect(screen.queryByRole("img", { name: /Spy/ })).toBeNull();
  expect(screen.queryByText(/more|nothing put in/)).toBeNull();
  unmount();

  render(FightRow, { desk, round: round(3, ["bribe3"], { persons, district: "gold-coast" }), seat: 0, up: true });
  expect(screen.queryByRole("img", { name: /who counts here/ })).toBeNull();
});

test("where persons do not count a stand-in does, for his own means only", () => {
  const persons = { 0: ["customs-officer", "taxi-driver", "mayor"] } as unknown as Round["persons"];
  render(FightRow, { desk, round: round(5, ["bribe3"], { persons, district: "gold-coast" }), seat: 0, up: true });

  expect(screen.getAllByRole("img", { name: /who counts here/ })).toHaveLength(1);
  expect(screen.getByRole("img", { name: /^Customs officer/ })).toBeTruthy();
});

test("what doubled is told, and who brought nothing is told so", () => {
  const seen = (one: Round) => render(FightRow, { desk, round: one, seat: 0, up: true }).unmount;
  const alone = { 0: "challengers", 1: "defenders" } as const;
  let unmount = seen(round(6, ["bribe3"], { sides: alone }));
  expect(screen.getByText("and 3 more: alone, all counts double")).toBeTruthy();
  unmount();

  unmount = seen(round(6, ["bribe3"], { brawled: "0" }));
  expect(screen.getByText("and 3 more with the Brawler")).toBeTruthy();
  unmount();

  seen(round(0));
  expect(screen.getByText("nothing put in")).toBeTruthy();
});
