import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { drawn, inEnglish } from "../kit";
import Places from "./Places.svelte";

beforeAll(inEnglish);

const props = {
  names: ["Anna", "Bram", "Chris"],
  places: [2, 1, 3],
  winners: [1],
  portrait: drawn(() => "<i></i>"),
  score: drawn((seat) => `<span>score ${seat}</span>`),
};
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent!.replace(/\s+/g, " ").trim());

test("winners come first, and one's own row says so", () => {
  render(Places, { ...props, you: 0 });

  expect(rows()).toEqual(["1Bram score 1", "2Anna you score 0", "3Chris score 2"]);
});

test("who watched is nobody of those who played", () => {
  render(Places, { ...props, you: null });

  expect(screen.queryByText("you")).toBeNull();
});
