import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { api } from "../../net/api";
import type { Analysis } from "../../net/wire";
import { inEnglish } from "../kit";
import Moments from "./Moments.svelte";

beforeAll(inEnglish);

const props = { match: "m1", game: "omerta", seat: 0, names: ["Anna", "Bo"], onpick: () => {} };
const analysis = (state: Analysis["state"]) => ({ state, seat: 0, turns: [], choices: [] }) as unknown as Analysis;

test("the match is gone over as soon as it is over, and a sentence says so", async () => {
  const asked = vi.spyOn(api, "analyse").mockResolvedValue(analysis("waiting"));
  render(Moments, props);

  expect(asked).toHaveBeenCalledWith("m1", 0);
  expect((await screen.findByRole("status")).textContent).toContain("moments that decided it");
});

test("where it cannot be gone over, nothing is promised", async () => {
  vi.spyOn(api, "analyse").mockRejectedValue(new Error("Not here."));
  render(Moments, props);

  await vi.waitFor(() => expect(screen.queryByText("What decided it")).toBeNull());
});
