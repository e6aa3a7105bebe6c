import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { lessonTable } from "../../state/lesson.svelte";
import { drawn, inEnglish } from "../kit";
import Seat from "./Seat.svelte";

beforeAll(inEnglish);

test("a name and the word for oneself are two words to whoever listens", () => {
  const [chair = null] = lessonTable("leduc", 2, () => "Anna").chairs;

  const { container } = render(Seat, {
    chair,
    you: true,
    turn: false,
    thinking: false,
    portrait: drawn(() => "<i></i>"),
  });

  expect(container.querySelector(".name")?.textContent?.trim()).toBe("Anna you");
});
