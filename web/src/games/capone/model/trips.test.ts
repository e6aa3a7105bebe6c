import { expect, test } from "vitest";
import { trips } from "./trips";

test("members go out to their field, bodyguards as one", () => {
  const found = trips([{ kind: "placed", seat: "0", field: "bar1", members: ["don"], guards: "3" }], 0);

  expect(found.map(({ what, from, to }) => [what, from, to])).toEqual([
    ["0-don", "home-don", "place-bar1"],
    ["0-guard", "seat-0", "place-bar1"],
  ]);
});

test("the expelled end in the harbour and the park, the fetched in prison", () => {
  const out = trips([{ kind: "expelled", seat: "1", field: "bar1", members: ["mama"], guards: "1" }], 0);
  expect(out.map(({ to }) => to)).toEqual(["harbour", "park"]);

  const fetched = trips([{ kind: "fetched", seat: "1", member: "lawyer", diversion: "barber" }], 0);
  expect(fetched[0]).toMatchObject({ from: "place-barber", to: "prison" });
});
