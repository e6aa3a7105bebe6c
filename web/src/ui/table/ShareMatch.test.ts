import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../net/api";
import { inEnglish } from "../kit";
import ShareMatch from "./ShareMatch.svelte";

beforeAll(inEnglish);
beforeEach(() => void vi.spyOn(api, "share").mockResolvedValue({ path: "/replay/m1?key=k" } as never));
const LINK = `${location.origin}/replay/m1?key=k`;
const field = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "The link to this match" });

/** Somebody presses Share in a browser that keeps what it is given, keeps nothing, or has no place for it. */
async function shares(clipboard: "keeps" | "refuses" | "none", bare = false) {
  const writeText = vi.fn(async () => {
    if (clipboard === "refuses") throw new Error("Not here.");
  });
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, "clipboard", {
    value: clipboard === "none" ? undefined : { writeText },
    configurable: true,
  });
  render(ShareMatch, { match: "m1", bare });
  await user.click(screen.getByRole("button"));
  return writeText;
}

test.each([false, true])("the link to a match is copied, and that is said (as an icon: %s)", async (bare) => {
  const writeText = await shares("keeps", bare);

  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
  expect((await screen.findByRole("status")).textContent).toBe("Copied");
  expect(field()).toBeNull();
});

test.each(["refuses", "none"] as const)(
  "where nothing can be copied (%s) the link is there, marked",
  async (clipboard) => {
    await shares(clipboard);

    await vi.waitFor(() => expect(field()?.value).toBe(LINK));
    expect(field()?.selectionEnd).toBe(LINK.length);
    expect(screen.getByRole("status").textContent).toBe("");
  },
);

test("why a match cannot be shared is told", async () => {
  vi.mocked(api.share).mockRejectedValue(new Error("This match is not yours."));
  await shares("keeps");

  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("This match is not yours."));
});
