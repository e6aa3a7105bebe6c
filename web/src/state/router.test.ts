import { expect, test } from "vitest";
import { resolve } from "./router.svelte";

test("a path leads to its page with its parameters", () => {
  expect(resolve("/")).toEqual({ page: "home", params: {} });
  expect(resolve("/tables/abc")).toEqual({ page: "table", params: { table: "abc" } });
  expect(resolve("/rules/chicago-poker/")).toEqual({ page: "rules", params: { game: "chicago-poker" } });
});

test("an unknown path is lost", () => {
  expect(resolve("/cellar").page).toBe("lost");
  expect(resolve("/tables/abc/def").page).toBe("lost");
});
