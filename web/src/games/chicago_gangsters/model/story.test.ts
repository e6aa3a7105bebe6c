import { beforeAll, expect, test } from "vitest";
import type { Happening, Update } from "../../../net/frames";
import { addTexts, speak } from "../../../i18n/texts.svelte";
import { house } from "../../../i18n/house";
import { readAll } from "../../../state/reading";
import { reading } from "./reading";
import recorded from "./recorded.json?raw";
import { goodsOf, type Noted } from "./round";
import { scenes } from "./staging";
import { tell } from "./story";
import { textsOf } from "../../texts";
import { sayName } from "./words";

const moments: Record<string, Update> = JSON.parse(recorded);
const reader = { seat: 0, names: ["Wilma", "Knuckles", "Dolores", "Eddie", "Sal"] };

const noted = (events: readonly Happening[], previous: Noted | null = null) => readAll(reading, events, previous);

beforeAll(async () => {
  await addTexts(house);
  await addTexts(textsOf("chicago-gangsters")!);
});

test.each(["en", "nl"] as const)("every recorded event is told in words (%s)", async (language) => {
  await speak(language);

  for (const [name, { events }] of Object.entries(moments)) {
    const told = tell(noted(events), reader);
    expect(told.length, name).toBeGreaterThan(0);
    for (const { text } of told) expect(text, name).not.toMatch(/event-|means-|person-|side-|\{|undefined|null|NaN/);
  }
});

test("a number stays a number in a sentence", async () => {
  await speak("en");
  const told = (event: Happening) => tell(noted([event]), reader)[0]?.text;

  expect(told({ kind: "announced", side: "challengers", strength: "13" })).toContain("13");
  expect(told({ kind: "gained", seat: "1", bottles: "1" })).toBe("Knuckles gets 1 bottle.");
  expect(told({ kind: "reshuffled", cards: "7" })).toContain("7 discards");
});

test("a Brawler who has left town works for nobody", () => {
  const { round } = noted([
    { kind: "hired", seat: "0", person: "brawler" },
    { kind: "hired", seat: "0", person: "mayor" },
    { kind: "left", seat: "0", person: "brawler" },
  ]).at(-1)!;

  expect(round.persons).toEqual({ 0: ["mayor"] });
});

test("a round remembers what it has brought until the next one begins", () => {
  const events = noted(moments["4-fought"]!.events);
  const round = events.at(-1)!.round;

  expect(round.fought).not.toBeNull();
  const sum = (side: string) =>
    Object.keys(round.contributed)
      .filter((seat) => round.sides[seat] === side)
      .reduce((total, seat) => total + round.contributed[seat]!, 0);
  expect(sum("challengers")).toBe(round.fought!.challengers);
  expect(sum("defenders")).toBe(round.fought!.defenders);
  const next = noted(
    [{ kind: "round", coalition: "pact1", district: "cicero", loot: "loot1", person: "spy" }],
    events.at(-1),
  )[0]!.round;
  expect(next.fought).toBeNull();
  expect(next.holders).toEqual(round.holders);
});

test("Mr. X is counted on the side he joined", () => {
  const round = noted(moments["5-fought"]!.events).at(-1)!.round;
  const mrX = moments["5-fought"]!.events.find(({ kind }) => kind === "lurked")!;

  expect(round.sides[String(mrX.seat)]).toBe(mrX.side);
  expect(Object.keys(round.contributed).every((seat) => round.sides[seat])).toBe(true);
});

test("a fight is one scene, and a change of masks another", () => {
  const events = noted([
    { kind: "joined", seat: "1", clan: "bellini" },
    { kind: "fought", side: "challengers", challengers: "4", defenders: "2", shared: "1" },
    { kind: "traded_places", seat: "0", other: "1" },
  ]);

  expect(scenes(events).map(({ kind }) => kind)).toEqual(["fight", "headline"]);
  expect(events[2]!.round.holders).toEqual({ bellini: "0" });
});

test("announcements are told in a sentence", async () => {
  await speak("en");

  expect(sayName("put_in_8")).toBe("I’ll put in 8.");
  expect(sayName("want_second")).toContain("second");
  expect(sayName("stay_out")).toBe("I’m staying out of this.");
  expect(sayName("aim_half")).not.toContain("aim");
  const said = (seat: string) => tell(noted([{ kind: "said", seat, say: "put_in_8" }]), reader)[0]?.text;
  expect(said("1")).toBe("Knuckles says: “I’ll put in 8.”");
  expect(said("0")).toBe("You say: “I’ll put in 8.”");
});

test("a hidden card counts where the district or a specialist of its owner makes it valid", () => {
  const round = (person: string) =>
    noted([
      { kind: "hired", seat: "0", person },
      { kind: "round", coalition: "pact1", district: "cicero", loot: "loot1", person: "judge" },
      { kind: "exposed", seat: "0", means: "bribe5" },
    ]).at(-1)!.round;

  expect(round("mayor").hidden?.counts).toBe(false);
  expect(round("customs-officer").hidden?.counts).toBe(false);
  expect(round("dealer").hidden?.counts).toBe(true);
});

test("who stands alone on a side takes both packages meant for it", () => {
  const fought = (side: string) =>
    noted([
      { kind: "joined", seat: "0", clan: "bellini" },
      { kind: "joined", seat: "1", clan: "sterling" },
      { kind: "round", coalition: "pact1", district: "cicero", loot: "loot1", person: "spy" },
      { kind: "fought", side, challengers: "4", defenders: "2", shared: "0" },
      { kind: "took_both", seat: "0", result: side === "challengers" ? "winners" : "losers" },
    ]).at(-1)!.round;

  expect(goodsOf(fought("challengers"), "loot1", 0)).toEqual([
    { bottles: 2, means: 0, person: false },
    { bottles: 0, means: 0, person: true },
  ]);
  expect(goodsOf(fought("defenders"), "loot1", 0)).toEqual([
    { bottles: 1, means: 0, person: false },
    { bottles: 0, means: 1, person: false },
  ]);
  expect(goodsOf(fought("challengers"), "loot1", 1)).toEqual([]);
});
