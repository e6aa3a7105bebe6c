import { expect, test } from "vitest";
import type { Action } from "../../../net/frames";
import { house } from "../../../i18n/house";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { readAll } from "../../../state/reading";
import { textsOf } from "../../texts";
import { face } from "./cards";
import { LESSON } from "./lesson";
import { reading } from "./reading";
import { tell } from "./story";

const viewOf = (id: string) => LESSON.find((task) => task.id === id)!.view;

test("the straight of the lesson is a plain one, not of five colours (P12)", () => {
  const own = viewOf("blackmail").series[1]![0]!.map(({ card }) => card!);
  const gangs = [...own, "black7"].map((card) => face(card)).map((printed) => ("gang" in printed ? printed.gang : ""));

  expect(new Set(gangs).size).toBeLessThan(5);
});

test("the rival lays nothing in the middle of your turn", () => {
  const rival = (id: string) => viewOf(id).series.map((seats) => seats[1]);

  expect(viewOf("second").left).toBe(viewOf("seven").left - 1);
  expect(rival("second")).toEqual(rival("seven"));
});

test("what is right is seen: the card lies there, is looked at, or is gone", () => {
  const shown = (id: string, ...chosen: Action[]) => {
    const { outcome, follows } = LESSON.find((task) => task.id === id)!;
    return (follows?.(chosen) ?? outcome)!;
  };
  const play = (card: string, place: string) => ({ id: 0, verb: "play", args: { card, place } });

  expect(shown("draw").view.hands[0]).toContain("gold7");
  const seven = shown("seven", play("blue7", "b"));
  expect(seven.view.series[1]![0]).toEqual([{ card: "blue7", up: false }]);
  expect(seven.view.hands[0]).not.toContain("blue7");
  expect(shown("raid").view.series[1]![1]!.every(({ card, up }) => card !== null && !up)).toBe(true);
  expect(shown("murder").view.series[0]![1]).toHaveLength(3);
  const fifth = shown("fifth", play("gold7", "b"));
  expect(fifth.view.bullets).toEqual([null, "0"]);
  expect(fifth.events.map(({ kind }) => kind)).toEqual(["played", "claimed"]);
  expect(shown("blackmail").view.hands[0]).toContain("black7");
  expect(shown("end", play("gold14", "a")).view.series[0]![0]).toHaveLength(1);
});

test("while the den's duel is talked about, the den and the cards shown lie on the board", () => {
  const duel = LESSON.find((task) => task.id === "duel")!;
  const shown = duel.events!.filter((event) => event.kind === "showed");

  expect(viewOf("duel").open[1]).toBe("den");
  expect(viewOf("duel").series[1]!.map((laid) => laid.map(({ card }) => card))).toEqual(
    shown.map(({ cards }) => cards),
  );
});

test("the story calls the den by its name when the jazz club has opened in its place", async () => {
  await addTexts(house);
  await addTexts(textsOf("chicago-poker")!);
  await speak("en");
  const reader = { seat: 0, names: ["Wilma", "Frank Yale"] };
  const told = readAll(
    reading,
    LESSON.flatMap(({ events }) => events ?? []),
  );

  const lines = tell(told, viewOf("end"), reader).map(({ text }) => text);

  expect(lines).toContain("You take over the gambling den!");
  expect(lines.filter((line) => line.includes("jazz"))).toHaveLength(1);
  LESSON.forEach(({ view }, at) => {
    const known = told.slice(0, LESSON.slice(0, at + 1).flatMap(({ events }) => events ?? []).length);
    expect(known.at(-1)!.streets).toEqual(view.open);
  });
});
