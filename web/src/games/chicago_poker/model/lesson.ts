/** The first lesson of Chicago Poker: ten decisions, from the first card drawn to the last business. */
import type { Action } from "../../../net/frames";
import { lessonTable, UNTOUCHED, type Outcome, type Task } from "../../../state/lesson.svelte";
import type { Card, Event } from "../generated";
import { placeOf } from "../../keys";
import { FACES, PLACES, type Business } from "./cards";
import type { Laid, View } from "./view";
import { botName } from "./words";

const NONE = { pub: 0, jazz: 0, brewery: 0, den: 0 };
const open = (...cards: Card[]): Laid[] => cards.map((card) => ({ card, up: true }));
const down = (...cards: (Card | null)[]): Laid[] => cards.map((card) => ({ card, up: false }));
/** What a raid finds in the den. */
const SEEN: Card[] = ["blue2", "gold4", "red13"];

interface Setting {
  hand: Card[];
  rival?: number;
  open?: Business[];
  series?: Laid[][][];
  bullets?: View["bullets"];
  discards?: Card[];
  won?: View["won"];
  left?: number;
}

function scene(setting: Setting): View {
  const businesses = setting.open ?? ["brewery", "den"];
  return {
    ...UNTOUCHED,
    seat: 0,
    seats: 2,
    options: [0, 0],
    steps: [{ step: "turn", values: [0] }],
    winners: [],
    hands: [setting.hand, Array.from({ length: setting.rival ?? 4 }, () => null)],
    discards: setting.discards ?? [],
    open: businesses,
    bullets: setting.bullets ?? businesses.map(() => null),
    won: setting.won ?? [NONE, NONE],
    starter: 0,
    turns: 3,
    left: setting.left ?? 3,
    extra: 0,
    passes: 0,
    series: setting.series ?? businesses.map(() => [[], []]),
    deck: 52,
    businesses: 16,
    pools: [],
  };
}

/** Draws, plays and the special in hand, as a table would offer them. */
function offers(view: View, ...specials: [verb: string, args: Action["args"]][]): Action[] {
  const found: [string, Action["args"]][] = [["draw", {}]];
  for (const card of view.hands[0] ?? []) {
    if (!card || !/\d/.test(card)) continue;
    view.series.forEach((at, place) => {
      if (at[0]!.length < 5) found.push(["play", { card, place: PLACES[place]! }]);
    });
  }
  return [...found, ...specials].map(([verb, args], id) => ({ id, verb, args }));
}

/** The board after a card of yours is gone, and what else has changed. */
function after(view: View, gone: string | undefined, change: Partial<View> = {}): View {
  const [hand, rival] = view.hands;
  return { ...view, left: view.left - 1, hands: [hand!.filter((card) => card !== gone), rival!], ...change };
}

/** A gangster that you lay lies there, and the fifth has a bullet, until you go on. */
const laid =
  (view: View) =>
  ([chosen]: readonly Action[]): Outcome<View, Event> => {
    const card = view.hands[0]!.find((held) => held === chosen?.args.card) ?? null;
    const at = placeOf(PLACES, chosen?.args.place);
    const [place, own] = [PLACES[at]!, view.series[at]![0]!];
    const up = FACES[view.open[at]!][own.length]!;
    const series = view.series.map((seats, i) => (i === at ? [[...own, { card, up }], seats[1]!] : seats));
    const fifth = own.length === 4;
    const bullets = view.bullets.map((owner, i) => (fifth && i === at ? "0" : owner));
    const events: Event[] = [{ kind: "played", seat: "0", place, card }];
    if (fifth) events.push({ kind: "claimed", seat: "0", place });
    return { view: after(view, card ?? undefined, { series, bullets }), events };
  };

const isPlay = (action: Action | undefined, value: RegExp, place: string) =>
  action?.verb === "play" && value.test(action.args.card ?? "") && action.args.place === place;

const start = { ...scene({ hand: ["red7", "blue7", "gold3", "green12", "black7"], left: 1 }), deck: 53 };
const first = scene({
  hand: ["red7", "blue7", "gold3", "green12", "black7", "gold7"],
  series: [
    [[], open("red10", "gold10")],
    [[], []],
  ],
});
const second = scene({
  hand: ["blue7", "gold3", "green12", "black7", "gold7"],
  series: [
    [[], open("red10", "gold10")],
    [down("red7"), []],
  ],
  left: 2,
});
const raid = scene({
  hand: ["gold3", "green12", "gold7", "raid1"],
  series: [
    [[], open("red10", "gold10", "black10")],
    [down("red7", "blue7", "black7"), down(null, null, null)],
  ],
});
const murder = scene({
  hand: ["gold3", "green12", "gold7", "murder"],
  series: [
    [[], open("red10", "gold10", "black10", "green10")],
    [down("red7", "blue7", "black7"), down(...SEEN)],
  ],
  discards: ["raid1"],
});
const fifth = scene({
  hand: ["gold3", "gold7", "blue5"],
  series: [
    [[], open("red10", "gold10", "black10")],
    [down("red7", "blue7", "black7", "green12"), down(...SEEN)],
  ],
  discards: ["raid1", "green10", "murder"],
});
const duel = scene({
  hand: ["gold3", "blue5"],
  series: [
    [[], open("red10", "gold10", "black10")],
    [open("red7", "blue7", "black7", "green12", "gold7"), open(...SEEN)],
  ],
  bullets: [null, "0"],
  discards: ["raid1", "green10", "murder"],
});
const next = scene({
  hand: ["gold3", "blue5"],
  open: ["brewery", "jazz"],
  series: [
    [[], open("red10", "gold10", "black10")],
    [[], []],
  ],
  discards: ["raid1", "green10", "murder", "red7", "blue7", "black7", "green12", "gold7", "blue2", "gold4", "red13"],
  won: [{ ...NONE, den: 1 }, NONE],
});
const blackmail = scene({
  hand: ["gold3", "blue5", "blackmail"],
  open: ["brewery", "jazz"],
  series: [
    [[], open("red10", "gold10", "black10")],
    [[...open("blue4", "red5", "blue6"), ...down("gold8")], []],
  ],
  discards: ["murder", "red13", "black7", "gold4"],
  won: [{ ...NONE, den: 1 }, NONE],
});
const end = scene({
  hand: ["blue5", "gold14", "red2"],
  open: ["den", "jazz"],
  won: [
    { ...NONE, den: 2, brewery: 1 },
    { ...NONE, pub: 1, brewery: 1 },
  ],
});

const DUEL_EVENTS: Event[] = [
  {
    kind: "showed",
    seat: "0",
    place: "b",
    cards: ["red7", "blue7", "black7", "green12", "gold7"],
    combination: "four",
  },
  { kind: "showed", seat: "1", place: "b", cards: ["blue2", "gold4", "red13"], combination: "high-card" },
  { kind: "won", seat: "0", place: "b", business: "den" },
];

/** What stands at each place from now on: the story calls what happens there by it. */
const opens = (...businesses: [place: "a" | "b", business: Business][]): Event[] =>
  businesses.map(([place, business]) => ({ kind: "opened", place, business }));

/** The tab of the gambling den, where a phone shows one business at a time. */
const DEN = ".tabs button:nth-child(2)";

export const LESSON: readonly Task<View, Event>[] = [
  {
    id: "draw",
    view: start,
    legal: offers(start),
    isRight: ([chosen]) => chosen?.verb === "draw",
    events: opens(["a", "brewery"], ["b", "den"]),
    outcome: {
      view: { ...start, hands: [[...start.hands[0]!, "gold7"], start.hands[1]!], left: 0, deck: 52 },
      events: [{ kind: "drew", seat: "0", card: "gold7" }],
    },
  },
  {
    id: "seven",
    view: first,
    legal: offers(first),
    isRight: ([chosen]) => isPlay(chosen, /7$/, "b"),
    follows: laid(first),
  },
  {
    id: "second",
    view: second,
    legal: offers(second),
    isRight: ([chosen]) => isPlay(chosen, /7$/, "b"),
    follows: laid(second),
  },
  {
    id: "raid",
    view: raid,
    look: DEN,
    legal: offers(raid, ["raid", { victim: "1", place: "b" }], ["waste", { special: "raid" }]),
    isRight: ([chosen]) => chosen?.verb === "raid",
    outcome: {
      view: after(raid, "raid1", {
        series: [raid.series[0]!, [raid.series[1]![0]!, down(...SEEN)]],
        discards: ["raid1"],
      }),
      events: [{ kind: "raided", seat: "0", victim: "1", place: "b", card: "raid1", cards: SEEN }],
    },
  },
  {
    id: "murder",
    view: murder,
    legal: offers(
      murder,
      ["murder", { victim: "1", place: "a" }],
      ["murder", { victim: "1", place: "b" }],
      ["waste", { special: "murder" }],
    ),
    isRight: ([chosen]) => chosen?.verb === "murder" && chosen.args.place === "a",
    outcome: {
      view: after(murder, "murder", {
        series: [[[], murder.series[0]![1]!.slice(0, -1)], murder.series[1]!],
        discards: fifth.discards,
      }),
      events: [{ kind: "murdered", seat: "0", victim: "1", place: "a", card: "green10" }],
    },
  },
  {
    id: "fifth",
    view: fifth,
    legal: offers(fifth),
    isRight: ([chosen]) => isPlay(chosen, /^gold7$/, "b"),
    follows: laid(fifth),
  },
  { id: "duel", view: duel, look: DEN, legal: [], events: DUEL_EVENTS, quiz: ["why", "luck", "more"] },
  { id: "flush", view: next, legal: [], events: opens(["b", "jazz"]), quiz: ["house", "flush"] },
  {
    id: "blackmail",
    view: blackmail,
    legal: offers(blackmail, ["blackmail", {}], ["waste", { special: "blackmail" }]),
    after: (chosen) =>
      chosen.length === 1 && chosen[0]?.verb === "blackmail"
        ? blackmail.discards.map((card, i) => ({ id: 100 + i, verb: "choose", args: { card } }))
        : [],
    isRight: (chosen) => chosen.some(({ args }) => args.card === "black7"),
    outcome: {
      view: after(blackmail, "blackmail", {
        hands: [["gold3", "blue5", "black7"], blackmail.hands[1]!],
        discards: ["blackmail"],
        deck: 55,
      }),
      events: [{ kind: "blackmailed", seat: "0", card: "black7" }],
    },
  },
  {
    id: "end",
    view: end,
    legal: offers(end),
    isRight: ([chosen]) => chosen?.verb === "play" && chosen.args.place === "a",
    follows: laid(end),
    events: opens(["a", "den"]),
  },
];

/** You and one rival. */
export const LESSON_TABLE = lessonTable("chicago-poker", 2, botName);
