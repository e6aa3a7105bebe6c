import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { addRoom, addTexts, has, locale, speak, t } from "./texts.svelte";

const said = (en: string, nl: string) => ({ en: async () => en, nl: async () => nl });
const house = said("door = the door\nover = The match is over", "door = de deur\nover = De partij is uit");
const dice = said(
  "roll = roll { $count }\nover = The dice lie still",
  "roll = gooi { $count }\nover = De dobbelstenen liggen stil",
);
const cards = said("roll = roll up", "roll = rol op");

test("the game opened last speaks, over the house, in both languages", async () => {
  await addTexts(house);
  await addTexts(dice);
  expect(t("roll", { count: 2 })).toBe("roll 2");
  expect(t("over")).toBe("The dice lie still");

  await addTexts(cards);
  expect(t("roll")).toBe("roll up");
  expect(t("over")).toBe("The match is over");

  await speak("nl");
  await addTexts(dice);
  expect(t("roll", { count: 2 })).toBe("gooi 2");
  expect(t("door")).toBe("de deur");
  expect(has("nowhere")).toBe(false);
  expect(t("nowhere")).toBe("nowhere");
});

test("rooms of the house keep their words beside each other and a game's", async () => {
  await speak("en");
  await addTexts(dice);
  await addRoom(said("friend = a friend", "friend = een vriend"));
  await addRoom(said("rating = a rating", "rating = een cijfer"));

  expect([t("friend"), t("rating"), t("over")]).toEqual(["a friend", "a rating", "The dice lie still"]);

  await speak("nl");
  expect([t("friend"), t("rating"), t("door")]).toEqual(["een vriend", "een cijfer", "de deur"]);
});

test("where two rooms say the same, the one entered last is heard", async () => {
  await speak("en");
  const [first, second] = [said("try = Draw a card", "try = Trek"), said("try = Pick a man", "try = Kies")];

  await addRoom(first);
  await addRoom(second);
  expect(t("try")).toBe("Pick a man");

  await addRoom(first);
  expect(t("try")).toBe("Draw a card");
});

test("texts that are asked for inside an effect do not run it again", async () => {
  let runs = 0;
  await addTexts(cards);
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      void addTexts(cards);
    });
  });

  flushSync();
  await speak("en");
  flushSync();

  expect(runs).toBe(1);
  stop();
});

test("dates are written as British English and Dutch write them", async () => {
  const date = () => new Date(Date.UTC(2026, 10, 18)).toLocaleDateString(locale(), { dateStyle: "long" });
  await speak("en");
  expect(date()).toBe("18 November 2026");

  await speak("nl");
  expect(date()).toBe("18 november 2026");
});
