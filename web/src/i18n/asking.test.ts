import { beforeAll, expect, test } from "vitest";
import type { Advice, Outlook } from "../net/wire";
import { hintText, type Won } from "./asking";
import { house } from "./house";
import { addTexts, speak } from "./texts.svelte";

const play = { now: { you: 1 }, names: ["Ann", "Bob", "Cas"] } as unknown as Won;
const action = (id: number) => ({ id, verb: "do", args: {} }) as unknown as Advice["action"];
const name = ({ id }: Advice["action"]) => `action ${id}`;

function advice(outlook: Partial<Outlook> | null): Advice {
  const whole = outlook && { other: action(2), shares: [0.2, 0.5, 0.3], other_shares: [0.3, 0.4, 0.3], clear: true };
  return {
    kind: "hint",
    prompt: 1,
    prefix: [],
    action: action(1),
    reason: "unheard",
    outlook: whole && { ...whole, ...outlook },
  };
}

beforeAll(async () => {
  await addTexts(house);
  await speak("en");
});

test("a hint tells what it changes, for whom and by how much", () => {
  const told = hintText(advice({}), name, play);

  expect(told).toContain("action 1.");
  expect(told).toContain("You then win about 50 % of such matches, with “action 2” 40 %.");
  expect(told).toContain("It costs Ann the most, from 30 to 20 %.");
});

test("what is within the noise is told as even, and nobody is named", () => {
  const told = hintText(advice({ clear: false }), name, play);

  expect(told).toContain("“action 2” is about as good: either way you win about 50 % of such matches.");
  expect(told).not.toContain("Ann");
});

test("nobody is named who hardly loses, and nothing is added where there is no outlook", () => {
  expect(hintText(advice({ other_shares: [0.205, 0.49, 0.305] }), name, play)).not.toContain("It costs");
  expect(hintText(advice(null), name, play)).not.toContain("%");
});
