import { beforeAll, expect, test } from "vitest";
import { house } from "./house";
import { addTexts, speak } from "./texts.svelte";
import { breakable, capital, tellEvent, wonBy } from "./words";

beforeAll(() => addTexts(house));

test.each([
  ["en", 0, "Your time was up; the house moved for you."],
  ["en", 1, "Anna’s time was up; the house moved for them."],
  ["nl", 0, "Je tijd was om; het huis deed een zet voor je."],
] as const)("a time-out is told as one, not as a move of one's own (%s, seat %d)", async (language, seat, told) => {
  await speak(language);

  const line = tellEvent({ kind: "timed_out", seat: "0" }, { seat, names: ["Anna", "Bram"] }, { domains: {} });

  expect(line).toBe(told);
});

test.each([
  ["één keer", "Eén keer"],
  ["éénmaal", "Eénmaal"],
  ["once", "Once"],
  ["", ""],
])("a line begins with a capital: %s", (text, told) => {
  expect(capital(text)).toBe(told);
});

test.each([
  ["Beschermingsgeld", "Bescher-mings-geld"],
  ["Bloemenzaak", "Bloemen-zaak"],
  ["Nachtclub", "Nacht-club"],
  ["Taart bestellen", "Taart bestellen"],
  ["Geld", "Geld"],
  ["Pandjeshuis", "Pandjes-huis"],
  ["Scrapyard", "Scrap-yard"],
])("a compound may be broken before its last part: %s", (name, broken) => {
  expect(breakable(name).replaceAll("\u00ad", "-")).toBe(broken);
});

test.each([
  ["en", ["Anna"], "Anna wins"],
  ["en", ["Anna", "Bram"], "Anna and Bram share the win"],
  ["nl", ["Anna"], "Anna wint"],
  ["nl", ["Anna", "Bram", "Carla"], "Anna, Bram en Carla delen de winst"],
] as const)("the headline names all who won (%s, %s)", async (language, names, told) => {
  await speak(language);

  expect(wonBy(names)).toBe(told);
});
