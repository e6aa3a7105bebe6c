import { expect, test } from "vitest";
import { across, beside, CHAIRS, facing, isCrossed, neighbour, spotOf, THINGS } from "./board";
import type { Event } from "../generated";
import { LESSON } from "./lesson";
import { linesFrom, linesTaken, linesTo, nextMan } from "./reach";
import { headlines, marks } from "./staging";
import { cakeAt, colourOf, menOf, potOf, seatOf, turnOf, type View } from "./view";

const view = LESSON[0]!.view;
const chairs = Array.from({ length: CHAIRS }, (_, chair) => chair);

test("opposite chairs face each other, and the ends face nobody", () => {
  for (const chair of chairs) {
    const opposite = across(chair);
    if (opposite === null) expect([13, 14, 28, 29]).toContain(chair);
    else expect(across(opposite)).toBe(chair);
    expect(isCrossed(chair)).toBe(opposite === null);
  }
});

test.each([false, true])("no two chairs stand in one place, and opposite ones are in line (upright: %s)", (turned) => {
  const spots = chairs.map((chair) => spotOf(chair, 80, turned));
  expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(CHAIRS);
  for (const chair of chairs) {
    const opposite = across(chair);
    if (opposite === null) continue;
    const along = turned ? "y" : "x";
    expect(spots[chair]![along]).toBe(spots[opposite]![along]);
    expect(facing(chair, turned)).not.toEqual(facing(opposite, turned));
  }
});

test("before the chairs lie seven revolvers, five knives, nine drinks and one register", () => {
  const count = (thing: string) => THINGS.filter((one) => one === thing).length;
  expect(["revolver", "knife", "drink", "register", "cafe", "nothing"].map(count)).toEqual([7, 5, 9, 1, 2, 2]);
});

test("the next chairs go round the table", () => {
  expect(beside(0)).toEqual([29, 1]);
  expect(beside(29)).toEqual([28, 0]);
});

test("a gun reaches across, a blade beside, and a sleeper nobody", () => {
  expect(linesFrom(view, 7)).toEqual([{ from: 7, to: 20, weapon: "gun" }]);
  expect(linesFrom(view, 13).map(({ to }) => to)).toEqual([12, 14]);
  expect(linesTo(view, 20)).toContainEqual({ from: 7, to: 20, weapon: "gun" });
  const asleep = { ...view, chairs: view.chairs.map((man) => man && { ...man, asleep: true }) };
  expect(chairs.flatMap((chair) => linesFrom(asleep, chair))).toEqual([]);
});

test("a cake that is passed on goes to the next man, left being clockwise", () => {
  const sitting = chairs.filter((chair) => view.chairs[chair]);
  const at = sitting[1]!;
  expect(nextMan(view, at, "left")).toBe(sitting[2]);
  expect(nextMan(view, at, "right")).toBe(sitting[0]);
  const alone = { ...view, chairs: view.chairs.map((man, chair) => (chair === at ? man : null)) };
  expect(nextMan(alone, at, "left")).toBe(at);
});

test("a man at the end has a gun in vain", () => {
  expect(linesFrom(view, 14).filter(({ weapon }) => weapon === "gun")).toEqual([]);
});

test("colours follow the seat that plays yellow", () => {
  const later = { ...view, first: 1 };
  expect([colourOf(later, 1), colourOf(later, 0)]).toEqual(["yellow", "red"]);
  expect(seatOf(later, "yellow")).toBe(1);
});

test("during a raid whoever seats a man is up", () => {
  const steps: View["steps"] = [
    { step: "again", values: [0, -1] },
    { step: "seating", values: [1] },
  ];
  expect(turnOf(view)).toBe(0);
  expect(turnOf({ ...view, steps })).toBe(1);
});

test("pot, men and cakes are read off the view", () => {
  expect(potOf(view)).toBe(60);
  expect(menOf(view, "yellow")).toBe(5);
  expect(cakeAt({ ...view, cakes: ["hand", "8"] }, 8)).toBe("red");
});

test("who dies of a deed stands under its headline", () => {
  const events: Event[] = [
    { kind: "shot", seat: "0", chair: "20" },
    { kind: "died", seat: "1", man: "boss", chair: "20" },
    { kind: "moved", seat: "0", chair: "7", target: "4", man: "boss" },
  ];
  expect(headlines(events)).toMatchObject([{ card: "shoot", fallen: [{ kind: "died" }] }]);
  expect(marks(events).map(({ kind, chair }) => [kind, chair])).toEqual([
    ["bang", 20],
    ["flash", 7],
    ["gone", 20],
    ["sat", 4],
  ]);
});

test("a cake that goes off marks three chairs", () => {
  expect(marks([{ kind: "exploded", seat: "0", chair: "0" }]).map(({ chair }) => chair)).toEqual([0, 29, 1]);
});

test("arrows go where they point, also when the table stands upright", () => {
  for (const turned of [false, true]) {
    const spot = (chair: number) => spotOf(chair, 70, turned);
    const towards = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as const;
    const along = turned ? (["ArrowDown", "ArrowUp"] as const) : (["ArrowRight", "ArrowLeft"] as const);
    for (const chair of [3, 6, 9, 18, 21, 24]) {
      for (const key of along) {
        const next = spot(neighbour(chair, key, turned)!);
        expect(Math.sign(next.x - spot(chair).x)).toBe(towards[key][0]);
        expect(Math.sign(next.y - spot(chair).y)).toBe(towards[key][1]);
      }
      expect(neighbour(chair, turned ? "ArrowLeft" : "ArrowUp", turned)).toBe(across(chair));
    }
    expect(neighbour(3, "Enter", turned)).toBeNull();
  }
});

test("who was shot or stabbed is seen to be hit by whoever reaches that chair", () => {
  const { outcome } = LESSON[0]!;
  expect(linesTaken(outcome!.view, outcome!.events)).toEqual([{ from: 7, to: 20, weapon: "gun" }]);

  const stabbed = LESSON[1]!.outcome!;
  expect(linesTaken(stabbed.view, stabbed.events)).toEqual([{ from: 13, to: 14, weapon: "blade" }]);
});

test.each(LESSON.filter(({ outcome }) => outcome))("the lesson shows what comes of the right answer ($id)", (task) => {
  const { view, events } = task.outcome!;
  const dead = events.flatMap((event) => (event.kind === "died" ? [Number(event.chair)] : []));

  expect(view).not.toEqual(task.view);
  expect(dead.map((chair) => [task.view.chairs[chair]?.colour, view.chairs[chair]])).toEqual(
    dead.map(() => ["red", null]),
  );
});
