import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../../i18n/texts.svelte";
import { inEnglish } from "../../../ui/kit";
import { textsOf } from "../../texts";
import type { Desk } from "../model/desk.svelte";
import Prizes from "./Prizes.svelte";

beforeAll(async () => {
  await addTexts(textsOf("chicago-gangsters")!);
  await inEnglish();
});

const prized = (seat: number, prize: string) => ({ kind: "prized", seat: String(seat), prize });
const story = [prized(0, "weapons"), prized(1, "bribes"), prized(0, "persons"), prized(1, "godfather")];
const desk = { play: { story } } as unknown as Desk;

test("the end shows what the final reckoning brought somebody, and for what", () => {
  render(Prizes, { desk, seat: 0 });

  expect(screen.getByRole("img", { name: "The strongest arsenal" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "The most persons" })).toBeTruthy();
  expect(screen.queryByRole("img", { name: "The deepest pockets" })).toBeNull();
  expect(screen.getByText("+4")).toBeTruthy();
});

test("the ring of the godfather is one bottle, and who got nothing has no sign", () => {
  const { unmount } = render(Prizes, { desk, seat: 1 });
  expect(screen.getByText("Ring")).toBeTruthy();
  expect(screen.getByText("+3")).toBeTruthy();
  unmount();

  render(Prizes, { desk, seat: 2 });
  expect(screen.queryByText(/^\+/)).toBeNull();
});
