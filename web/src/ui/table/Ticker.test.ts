import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { lessonTable } from "../../state/lesson.svelte";
import type { Happening, Received, Transport } from "../../net/frames";
import { Play } from "../../state/play.svelte";
import { inEnglish, PLAIN } from "../kit";
import Ticker from "./Ticker.svelte";

beforeAll(inEnglish);

test("on a phone what somebody says takes the place of the newest line, with its number", async () => {
  let say: (frame: Received) => void = () => {};
  const line: Transport = { open: (heard) => void (say = heard), send: () => {}, close: () => {} };
  const play = new Play(line, PLAIN);
  play.open();
  const table = lessonTable("leduc", 2, String);
  say({ kind: "table", table, me: "me", mine: [0], you: 0, muted: [] });
  render(Ticker<object, Happening>, { play, tell: () => [{ text: "Bram draws." }], onopen: () => {} });
  expect(screen.getByRole("button").textContent).toContain("Bram draws.");

  say({ kind: "chat", person: "bram", name: "Bram", seat: 1, text: "Your turn!", number: 1, at: 0 });

  const told = await screen.findByText(/Your turn!/);
  expect(told.textContent).toContain("Bram");
  expect(screen.getByTitle("One unread line").textContent).toBe("1");
});
