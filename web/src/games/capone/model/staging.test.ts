import { expect, test } from "vitest";
import type { Happening } from "../../../net/frames";
import { readAll } from "../../../state/reading";
import { reading } from "./reading";
import { scenes, sumsOf, type Deed } from "./staging";

const sums = (events: Happening[]) => scenes(readAll(reading, events)).map((scene) => sumsOf(scene as Deed));

test("a fight tells what came against what was there", () => {
  const fight: Happening[] = [
    { kind: "played", seat: "1", card: "jeweller" },
    { kind: "expelled", seat: "0", field: "jeweller1", members: ["accountant", "newcomer"], guards: "0" },
    { kind: "placed", seat: "1", field: "jeweller1", members: ["right_hand"], guards: "1" },
  ];

  expect(sums(fight)).toEqual([{ came: 55, was: 50 }]);
});

test("an offer and an arrest are no fights", () => {
  const offer: Happening[] = [
    { kind: "played", seat: "1", card: "offer" },
    { kind: "expelled", seat: "0", field: "bar1", members: ["don"], guards: "0" },
  ];
  const arrest: Happening[] = [
    { kind: "played", seat: "1", card: "fbi" },
    { kind: "arrested", seat: "0", field: "bar1", member: "don" },
  ];

  expect([...sums(offer), ...sums(arrest)]).toEqual([null, null]);
});
