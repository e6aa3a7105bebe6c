/** The first lesson of Mafioso: nine decisions, from the first shot to a card put away. */
import type { Action } from "../../../net/frames";
import { lessonTable, UNTOUCHED, type Task } from "../../../state/lesson.svelte";
import { CHAIRS, type CardKey, type Colour, type Kind } from "./board";
import type { Event } from "../generated";
import type { Man, View } from "./view";
import { adapt, botName } from "./words";

type Seated = readonly [chair: number, colour: Colour, kind: Kind, asleep?: boolean];

interface Setting {
  hand: CardKey[];
  men: readonly Seated[];
  cakes?: View["cakes"];
  money?: number[];
}

function scene(setting: Setting): View {
  const chairs: (Man | null)[] = Array.from({ length: CHAIRS }, () => null);
  for (const [chair, colour, kind, asleep = false] of setting.men) chairs[chair] = { colour, kind, asleep };
  return {
    ...UNTOUCHED,
    seat: 0,
    seats: 2,
    options: [0],
    steps: [{ step: "turn", values: [0] }],
    winners: [],
    first: 0,
    hands: [setting.hand, [null, null, null, null, null]],
    discards: [],
    raids: 0,
    chairs,
    standing: [],
    dead: [],
    cakes: setting.cakes ?? ["hand", "hand"],
    pot: [20, 8, 0],
    money: setting.money ?? [3, 4],
    out: [0, 0],
    turns: 4,
    quiet: 0,
    deck: 40,
  };
}

type Offer = readonly [verb: string, args?: Action["args"]];

/** The offers of a task with numbers, and every card of the hand to put away. */
function offers(view: View, ...plays: Offer[]): Action[] {
  const cards = [...new Set(view.hands[0] ?? [])].filter((card) => card !== null);
  const all: Offer[] = [...plays, ...cards.map((card): Offer => ["discard", { card }])];
  return all.map(([verb, args = {}], id) => adapt({ id, verb, args }));
}

const at = (verb: string, ...chairs: number[]) => chairs.map((chair): Offer => [verb, { chair: String(chair) }]);
const isAt = (action: Action | undefined, verb: string, chair: number) =>
  action?.verb === verb && action.args.chair === String(chair);
/** Second and later picks are numbered by their chair, far from the first ones. */
const later = (verb: string, chairs: readonly number[]) =>
  chairs.map((chair) => ({ id: 100 + chair, verb, args: { chair: String(chair) } }));

const HOME: readonly Seated[] = [
  [27, "yellow", "boss"],
  [7, "yellow", "robbie"],
  [13, "yellow", "jack"],
  [11, "yellow", "henkie"],
];
const GUESTS: readonly Seated[] = [
  [20, "red", "boss"],
  [14, "red", "robbie"],
  [21, "red", "henkie"],
  [23, "red", "henkie"],
];

const shoot = scene({
  hand: ["shoot", "stab", "cake", "move", "raid"],
  men: [...HOME, ...GUESTS, [17, "red", "henkie"], [10, "yellow", "henkie"]],
});
const stab = scene({
  hand: ["stab", "cake", "nightcap", "move", "raid"],
  men: [...HOME, ...GUESTS.slice(1), [28, "red", "boss"]],
});
const income = scene({
  hand: ["cake", "move"],
  men: [[27, "yellow", "boss"], [5, "yellow", "henkie"], [12, "yellow", "jack"], ...GUESTS],
});
const move = scene({ hand: ["move", "cake", "pass"], men: [...HOME, [5, "yellow", "henkie"], ...GUESTS] });
const cake = scene({
  hand: ["cake", "boom", "move"],
  men: [...HOME, [19, "yellow", "henkie"], ...GUESTS.slice(1), [22, "red", "jack"], [28, "red", "boss"]],
});
const boom = scene({
  hand: ["pass", "boom", "move"],
  men: [
    [8, "yellow", "boss"],
    [7, "yellow", "robbie"],
    [3, "yellow", "jack"],
    [10, "red", "boss"],
    [21, "red", "henkie"],
    [23, "red", "jack"],
  ],
  cakes: ["hand", "8"],
});
const nightcap = scene({
  hand: ["nightcap", "shoot", "move"],
  men: [
    [6, "yellow", "boss"],
    [7, "yellow", "robbie"],
    [16, "red", "boss"],
    [19, "red", "jack"],
    [23, "red", "henkie", true],
    [29, "yellow", "henkie"],
  ],
});
const crossed = scene({ hand: ["move", "cake"], men: [...HOME, ...GUESTS] });
const discard = scene({
  hand: ["shoot", "raid"],
  men: [
    [13, "yellow", "boss"],
    [5, "yellow", "henkie"],
    [16, "red", "boss"],
    [26, "red", "robbie"],
  ],
});

const FREE = (view: View) => view.chairs.flatMap((man, chair) => (man ? [] : [chair]));
const DRINKS = [6, 16, 19, 23, 29];

/** A Nightcap asks for one drink after the other, in ascending order. */
function pills(chosen: readonly Action[]): Action[] {
  if (chosen[0]?.verb !== "nightcap" || chosen.length >= 3) return [];
  const last = Number(chosen.at(-1)!.args.chair);
  const left = DRINKS.filter((chair) => chair > last);
  return later("nightcap", left.slice(0, left.length - (2 - chosen.length)));
}

/** What comes of a card of yours: it goes to the discards, some chairs change hands, and the rest. */
function played(view: View, card: CardKey, changed: Record<number, Man | null>, rest: Partial<View> = {}): View {
  return {
    ...view,
    hands: [(view.hands[0] ?? []).filter((one) => one !== card), view.hands[1] ?? []],
    discards: [card],
    chairs: view.chairs.map((man, chair) => (chair in changed ? (changed[chair] ?? null) : man)),
    ...rest,
  };
}
const asleep = (man: Man | null | undefined): Man | null => (man ? { ...man, asleep: true } : null);

/** Where a table that stands on end is looked at first. */
const chair = (number: number) => `[data-chair="${number}"]`;

export const LESSON: readonly Task<View, Event>[] = [
  {
    id: "shoot",
    view: shoot,
    look: chair(20),
    legal: offers(shoot, ...at("shoot", 20, 17), ...at("stab", 14), ...at("move", 7, 11), ["raid"]),
    after: ([first, second]) => (first?.verb === "move" && !second ? later("to", FREE(shoot)) : []),
    isRight: ([chosen]) => isAt(chosen, "shoot", 20),
    outcome: {
      view: played(shoot, "shoot", { 20: null }),
      events: [
        { kind: "shot", seat: "0", chair: "20" },
        { kind: "died", seat: "1", man: "boss", chair: "20" },
      ],
    },
  },
  {
    id: "stab",
    view: stab,
    look: chair(14),
    legal: offers(stab, ...at("stab", 14), ...at("cake", 14, 22, 28), ["raid"]),
    isRight: ([chosen]) => isAt(chosen, "stab", 14),
    outcome: {
      view: played(stab, "stab", { 14: null }),
      events: [
        { kind: "stabbed", seat: "0", chair: "14" },
        { kind: "died", seat: "1", man: "robbie", chair: "14" },
      ],
    },
  },
  {
    id: "income",
    view: income,
    look: chair(5),
    legal: [],
    quiz: ["three", "two", "five"],
    outcome: {
      view: { ...income, pot: [17, 8, 0], money: [6, 4] },
      events: [{ kind: "paid", seat: "0", money: "3", ones: "3", fives: "0", tens: "0" }],
    },
  },
  {
    id: "move",
    view: move,
    look: chair(17),
    legal: offers(move, ...at("move", 5, 7, 11, 13, 27), ...at("cake", 14, 22)),
    after: ([first, second]) => (first?.verb === "move" && !second ? later("to", FREE(move)) : []),
    isRight: ([man, chair]) => isAt(man, "move", 11) && isAt(chair, "to", 17),
    outcome: {
      view: played(move, "move", { 11: null, 17: move.chairs[11]! }),
      events: [{ kind: "moved", seat: "0", chair: "11", target: "17", man: "henkie" }],
    },
  },
  {
    id: "cake",
    view: cake,
    look: chair(22),
    legal: offers(cake, ...at("cake", ...Array.from({ length: CHAIRS }, (_, chair) => chair))),
    isRight: ([chosen]) => isAt(chosen, "cake", 22),
    outcome: {
      view: played(cake, "cake", {}, { cakes: ["22", "hand"] }),
      events: [{ kind: "ordered", seat: "0", chair: "22" }],
    },
  },
  {
    id: "boom",
    view: boom,
    look: chair(8),
    legal: offers(
      boom,
      ["pass", { colour: "red", side: "left" }],
      ["pass", { colour: "red", side: "right" }],
      ["boom", { colour: "red" }],
    ),
    isRight: ([chosen]) => chosen?.verb === "pass" && chosen.args.side === "left",
    outcome: {
      view: played(boom, "pass", {}, { cakes: ["hand", "10"] }),
      events: [{ kind: "passed", seat: "0", owner: "1", chair: "8", target: "10" }],
    },
  },
  {
    id: "nightcap",
    view: nightcap,
    look: chair(19),
    legal: offers(nightcap, ...at("nightcap", 6, 16, 19)),
    after: pills,
    isRight: (chosen) => chosen.map(({ args }) => args.chair).join() === "16,19,23",
    outcome: {
      view: played(nightcap, "nightcap", {
        16: asleep(nightcap.chairs[16]),
        19: asleep(nightcap.chairs[19]),
        23: null,
      }),
      events: [
        { kind: "drugged", seat: "0", chairs: ["16", "19", "23"] },
        { kind: "died", seat: "1", man: "sleeping-henkie", chair: "23" },
      ],
    },
  },
  { id: "crossed", view: crossed, legal: [], quiz: ["ends", "register", "corner"] },
  {
    id: "discard",
    view: discard,
    legal: offers(discard, ["raid"]),
    isRight: ([chosen]) => chosen?.verb === "discard" && chosen.args.card === "shoot",
    outcome: { view: played(discard, "shoot", {}), events: [{ kind: "discarded", seat: "0", card: "shoot" }] },
  },
];

/** You and one rival. */
export const LESSON_TABLE = lessonTable("mafioso", 2, botName);
