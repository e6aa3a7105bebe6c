import { expect, test } from "vitest";
import type { Happening } from "../../../net/frames";
import { readAll } from "../../../state/reading";
import { booksOf } from "./ledger";
import { reading } from "./reading";
import { scenes } from "./staging";

const noted = (events: readonly Happening[]) => readAll(reading, events);

const YEAR = { kind: "year", seat: "0", year: "1" };
const SETTLED: Happening[] = [
  YEAR,
  { kind: "placed", seat: "0", field: "bank1", members: ["accountant"], guards: "0" },
  { kind: "placed", seat: "0", field: "bar1", members: [], guards: "2" },
  { kind: "placed", seat: "1", field: "guns1", members: ["don", "newcomer"], guards: "1" },
  { kind: "arrested", seat: "1", member: "don", field: "guns1" },
  { kind: "settled", seat: "0", money: "40" },
  { kind: "settled", seat: "1", money: "25" },
];

test("a settlement knows what every field brought", () => {
  const [year] = booksOf(noted(SETTLED)).years;

  expect(year!.income).toEqual({ "0": 40, "1": 25 });
  expect(year!.fields["0"]).toEqual([
    { field: "bar1", value: 10 },
    { field: "bank1", value: 30 },
  ]);
  expect(year!.fields["1"]).toEqual([{ field: "guns1", value: 25 }]);
});

test("a year ends with the cash and the markers after investing", () => {
  const events: Happening[] = [
    ...SETTLED,
    { kind: "opened", seat: "0", shop: "pasta", money: "10" },
    { kind: "extorted", seat: "1", victim: "0", money: "20" },
    { kind: "rehired", seat: "1", guards: "2", lost: "0" },
    { kind: "invested", seat: "0", marker: "1", money: "100" },
    { kind: "year", seat: "1", year: "2" },
    { kind: "sold", seat: "0", marker: "0", money: "50" },
  ];
  const [first, second] = booksOf(noted(events)).years;

  expect(first).toMatchObject({
    cash: { "0": 30, "1": 135 },
    markers: { "0": 1 },
    extra: { "0": -10, "1": 20 },
    spent: { "1": 10 },
  });
  expect(second).toMatchObject({ year: 2, cash: { "0": 80, "1": 135 }, markers: { "0": 0 } });
});

test("an attack is one scene with whoever moved in; an offer has nobody", () => {
  const expelled = { kind: "expelled", seat: "1", field: "bank1", members: ["mama"], guards: "0" };
  const placed = { kind: "placed", seat: "0", field: "bank1", members: ["don"], guards: "0" };

  expect(scenes(noted([{ kind: "played", seat: "0", card: "bank" }, expelled, placed]))).toMatchObject([
    { kind: "attack", seat: 0, placed: { kind: "placed" } },
  ]);
  expect(scenes(noted([{ kind: "played", seat: "0", card: "offer" }, expelled]))).toMatchObject([
    { kind: "offer", seat: 0, placed: null },
  ]);
  expect(
    scenes(
      noted([
        { kind: "played", seat: "0", card: "bar" },
        { ...placed, field: "bar1" },
      ]),
    ),
  ).toEqual([]);
});

test("the end of a year is a scene of its own", () => {
  expect(scenes(noted(SETTLED)).at(-1)).toMatchObject({ kind: "settlement", books: { year: 1 } });
});
