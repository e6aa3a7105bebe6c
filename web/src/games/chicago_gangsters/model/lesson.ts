/** The first lesson of Chicago Gangsters: ten decisions, from the first cards put in to the last bottle. */
import type { Action } from "../../../net/frames";
import { lessonTable, UNTOUCHED, type Task } from "../../../state/lesson.svelte";
import { isOneOf, placeOf } from "../../keys";
import { face, inOrder } from "./cards";
import type { Means, Event } from "../generated";
import type { Step, View } from "./view";
import { botName } from "./words";

const BASE: View = {
  ...UNTOUCHED,
  seat: 0,
  seats: 4,
  options: [0],
  steps: [],
  winners: [],
  hand: [],
  sizes: [5, 5, 4, 6],
  known: [[], [], [], []],
  committed: [[], [], [], []],
  opened: [],
  revealed: [],
  hidden: null,
  hides: 0,
  lurking: 0,
  discards: ["weapon2", "bribe1", "blackmail3"],
  persons: [["mayor"], ["taxi-driver"], ["fence", "judge"], ["bank-director"]],
  gone: [],
  bottles: [1, 3, 0, 2],
  points: [0, 0, 0, 0],
  holders: ["0", "1", "2", "3"],
  mr_x: null,
  mr_x_side: null,
  godfather: null,
  kicked: null,
  closed: 0,
  brawling: null,
  coalition: "pact2",
  district: "back-of-the-yards",
  loot: "loot1",
  person: "dealer",
  line_up: ["1", "0", "3", "2"],
  announced: [-1, -1],
  said: 0,
  districts: [],
  loots: [],
  coalitions: ["pact3", "pact4", "pact6", "pact7", "pact9", "pact10", "pact11", "pact12"],
  deck: 24,
};

/** A scene in which you are asked something. */
function scene(step: Step, values: number[], setting: Partial<View>): View {
  const hand = inOrder(setting.hand ?? []);
  return { ...BASE, steps: [{ step, values }], waiting: [0], ...setting, hand, sizes: [hand.length, 5, 4, 6] };
}

const named = (start: number, verb: string, cards: readonly string[]): Action[] =>
  [...new Set(cards)].map((means, i) => ({ id: start + i, verb, args: { means } }));
const bare = (id: number, verb: string): Action => ({ id, verb, args: {} });

/** All that may be put in, in the order the server would take it; `hide` for a clan with the `?`. */
function pledges(hand: readonly string[], hides: boolean): Pick<Task, "legal" | "after"> {
  const cards = inOrder(hand);
  const puts = named(0, "put", cards);
  const legal = [...puts, ...(hides ? named(20, "hide", cards) : []), bare(40, "done"), bare(41, "open")];
  return { legal, after: (chosen) => (chosen.at(-1)?.verb === "put" ? legal : []) };
}

const worth = (chosen: readonly Action[], verb: string, kind?: string): number =>
  chosen
    .filter((action) => action.verb === verb)
    .map(({ args }) => face(args.means!))
    .reduce((sum, means) => sum + (kind && means.kind !== kind ? 0 : means.value), 0);

const FIRST: Means[] = ["weapon2", "weapon4", "bribe5", "blackmail3"];
const SECOND: Means[] = ["weapon2", "weapon4", "weapon4", "bribe5", "blackmail3"];
const THIRD: Means[] = ["weapon2", "weapon4", "bribe2", "bribe4", "bribe5"];
const SALE: Means[] = ["weapon2", "weapon4", "bribe1", "blackmail1", "blackmail5"];
const selling: Action = { id: 1, verb: "use", args: { ability: "spy" } };

const shown = scene("fight", [], {
  hand: FIRST,
  committed: [[], ["weapon2"], [], []],
  revealed: [0, 1],
  announced: [2, -1],
});
/** You defend with 15 against 24 and a card that is hidden. */
const behind = scene("fight", [], {
  hand: ["blackmail3", "blackmail3"],
  coalition: "pact3",
  line_up: ["2", "3", "0", "1"],
  district: "west-side",
  announced: [24, 15],
  revealed: [2, 3, 0, 1],
  committed: [["weapon4", "weapon2"], ["weapon4"], ["weapon4", "weapon4"], ["bribe5", "bribe3"]],
  hides: 1,
});
const quiet = scene("reveal", [], { hand: THIRD });

export const LESSON: readonly Task<View, Event>[] = [
  {
    id: "commit",
    view: scene("commit", [0], { hand: FIRST }),
    ...pledges(FIRST, false),
    isRight: (chosen) =>
      worth(chosen, "put") === 6 && worth(chosen, "put", "weapon") === 6 && chosen.at(-1)?.verb === "done",
  },
  {
    id: "hide",
    view: scene("commit", [0], {
      hand: SECOND,
      coalition: "pact1",
      line_up: ["0", "1", "2", "3"],
      district: "stockyards",
    }),
    ...pledges(SECOND, true),
    isRight: (chosen) =>
      worth(chosen, "put", "weapon") === 2 && chosen.at(-1)?.args.means === "weapon4" && chosen.at(-1)?.verb === "hide",
  },
  { id: "useless", view: shown, legal: [], quiz: ["back", "lost", "half"] },
  { id: "half", view: behind, legal: [], quiz: ["share", "nothing", "win"] },
  {
    id: "defend",
    view: scene("commit", [1], {
      hand: THIRD,
      coalition: "pact3",
      line_up: ["2", "3", "0", "1"],
      district: "gold-coast",
      announced: [8, -1],
      revealed: [2, 3],
      committed: [[], [], ["bribe5"], ["bribe3"]],
    }),
    ...pledges(THIRD, false),
    isRight: (chosen) => worth(chosen, "put", "bribe") > 8,
  },
  {
    id: "brawl",
    view: scene("brawl", [0], {
      hand: ["bribe2", "blackmail1"],
      persons: [["brawler", "mayor"], ...BASE.persons.slice(1)],
      committed: [["weapon4", "weapon4"], [], [], []],
    }),
    legal: [bare(1, "pass"), bare(2, "brawl")],
    isRight: ([chosen]) => chosen?.verb === "brawl",
  },
  {
    id: "loot",
    view: scene("loot", [0, 0, 1, -1, -1, -1], { hand: ["bribe2", "blackmail1"] }),
    legal: ["first", "second"].map((one, id) => ({ id, verb: "take", args: { package: one } })),
    isRight: ([chosen]) => chosen?.args.package === "first",
  },
  {
    id: "sell",
    view: scene("mini", [0, 4, 0], { hand: SALE, persons: [["spy", "mayor"], ...BASE.persons.slice(1)], person: null }),
    legal: [bare(0, "draw"), selling, bare(9, "end")],
    after: (chosen) => sale(chosen),
    isRight: ([chosen]) => chosen?.verb === "use",
  },
  { id: "mrx", view: quiet, legal: [], quiz: ["least", "first", "none"] },
  { id: "end", view: { ...quiet, coalition: "end-card", person: null }, legal: [], quiz: ["two", "none", "sum"] },
];

/** What the Spy takes: cards from left to right until they are worth a bottle. */
function sale(chosen: readonly Action[]): Action[] {
  const last = chosen.at(-1);
  if (chosen[0]?.verb !== "use" || last?.verb === "done") return [];
  const cards = inOrder(SALE);
  const rest = last === chosen[0] ? cards : cards.slice(placeOf(cards, last?.args.means ?? "") + 1);
  const missing = 6 - worth(chosen, "discard");
  const reach = (from: number) => rest.slice(from).reduce((sum, card) => sum + face(card).value, 0);
  const picks = rest.filter((_, at) => reach(at) >= missing);
  return [
    ...named(10, "discard", cards).filter(({ args }) => isOneOf(picks, args.means)),
    ...(missing > 0 ? [] : [bare(30, "done")]),
  ];
}

/** You and three others. */
export const LESSON_TABLE = lessonTable("chicago-gangsters", 4, botName);
