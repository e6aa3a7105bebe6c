import { expect, test } from "vitest";
import { face } from "./cards";
import { LESSON } from "./lesson";

const viewOf = (id: string) => LESSON.find((task) => task.id === id)!.view;

test("the straight of the lesson is a plain one, not of five colours (P12)", () => {
  const own = viewOf("blackmail").series[0]![0]!.map(({ card }) => card!);
  const gangs = [...own, "black7"].map((card) => face(card)).map((printed) => ("gang" in printed ? printed.gang : ""));

  expect(new Set(gangs).size).toBeLessThan(5);
});

test("the rival lays nothing in the middle of your turn", () => {
  const rival = (id: string) => viewOf(id).series.map((seats) => seats[1]);

  expect(viewOf("second").left).toBe(viewOf("seven").left - 1);
  expect(rival("second")).toEqual(rival("seven"));
});

test("while the den's duel is talked about, the den and the cards shown lie on the board", () => {
  const duel = LESSON.find((task) => task.id === "duel")!;
  const shown = duel.events!.filter((event) => event.kind === "showed");

  expect(viewOf("duel").open[1]).toBe("den");
  expect(viewOf("duel").series[1]!.map((laid) => laid.map(({ card }) => card))).toEqual(
    shown.map(({ cards }) => cards),
  );
});
