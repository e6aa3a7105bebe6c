import { cleanup, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inEnglish, showDialogs } from "../kit";
import RulesDialog from "./RulesDialog.svelte";

beforeAll(inEnglish);
beforeEach(showDialogs);

test("the rules at a table lead to the lesson without leaving the table, and in the lesson nowhere", () => {
  const shown = { game: "omerta", title: "Omerta", open: true, onclose: () => {} };
  render(RulesDialog, shown);
  const learn = screen.getByRole("link", { name: /new tab/ });
  expect([learn.getAttribute("href"), learn.getAttribute("target")]).toEqual(["/learn/omerta", "_blank"]);
  cleanup();

  render(RulesDialog, { ...shown, taught: true });
  expect(screen.queryByRole("link")).toBeNull();
});
