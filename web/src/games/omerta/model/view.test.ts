import { beforeAll, expect, test } from "vitest";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { LESSON } from "./lesson";
import { textsOf } from "../../texts";
import { poolsIn, spreadPools, type Pool, type View } from "./view";
import { placeName } from "./words";

const lesson = LESSON[0]!.view;
const [inside, across, withVault, inVault]: [Pool, Pool, Pool, Pool] = [
  {
    places: [
      [1, 0],
      [1, 2],
    ],
    cards: ["alibi"],
  },
  {
    places: [
      [0, 0],
      [1, 3],
    ],
    cards: ["mole"],
  },
  {
    places: [
      [2, 0],
      [3, 1],
    ],
    cards: ["lady"],
  },
  {
    places: [
      [3, 0],
      [3, 2],
    ],
    cards: ["bottle1"],
  },
];
const view: View = { ...lesson, pools: [inside, across, withVault, inVault] };

test("a hand is told only what lies in it for certain", () => {
  expect([0, 1, 2].map((seat) => poolsIn(view, seat))).toEqual([[], [inside], []]);
});

test("cards mixed over several hands or the vault are told for the table, with all their places", () => {
  expect(spreadPools(view)).toEqual([across, withVault, inVault]);
});

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("omerta")!);
  await speak("en");
});

test("a place is named by its owner, and the vault is nobody's", () => {
  const reader = { seat: 0, names: ["Wilma", "Lucky", "Virginia"] };

  expect([placeName(0, 0, reader), placeName(1, 3, reader), placeName(3, 1, reader)]).toEqual([
    "Your card 1",
    "Lucky’s card 4",
    "Vault card 2",
  ]);
});
