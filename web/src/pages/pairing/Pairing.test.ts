import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { api } from "../../net/api";
import { inEnglish } from "../../ui/kit";
import Pairing from "./Pairing.svelte";

beforeAll(inEnglish);

test("whoever wants people to play with finds the lesson, in a tab of its own as the wait goes on here", () => {
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "me").mockRejectedValue(new Error("Nobody yet."));
  render(Pairing, { game: "capone" });

  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^New here\?/ });
  expect(link.getAttribute("href")).toBe("/learn/capone");
  expect(link.target).toBe("_blank");
});
