/** The first lesson of Capone: eleven decisions, from the exchange to the road to the million. */
import type { Action } from "../../../net/frames";
import { lessonTable, UNTOUCHED, type Task } from "../../../state/lesson.svelte";
import type { Card, Event } from "../generated";
import { isOneOf, keysIn } from "../../keys";
import { arrested, bailed, exchanged, invested, offered, opened, placed, settled } from "./outcomes";
import { CARDS, DIVERSIONS, FIELDS, GUARD, GUARDS, MEMBERS, SHOPS, type Member } from "./city";
import { fieldAt, worth, type Held, type Step, type Stones, type View } from "./view";
import { botName } from "./words";

interface Setting {
  hand: Card[];
  step?: Step;
  year?: number;
  fields?: Readonly<Record<string, readonly [seat: number, members: Member[], guards: number]>>;
  /** Your prisoners in block 2. */
  cell?: Member[];
  cash?: number;
  markers?: number[];
}

function stones(members: Member[] = [], guards = 0): Stones {
  return { members, guards };
}

function scene({
  hand: cards,
  step = "turn",
  year = 2,
  fields = {},
  cell = [],
  cash = 120,
  markers = [2, 3, 1],
}: Setting): View {
  const hand = [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  const held = FIELDS.map((field): Held | null => {
    const found = fields[field];
    return found ? { seat: found[0], stones: stones(found[1], found[2]) } : null;
  });
  const out = (seat: number) => held.filter((one) => one?.seat === seat).map((one) => one!.stones);
  const home = (seat: number) => {
    const gone = [...out(seat).flatMap(({ members }) => members), ...(seat === 0 ? cell : [])];
    return stones(
      MEMBERS.filter((member) => !gone.includes(member)),
      GUARDS - out(seat).reduce((sum, { guards }) => sum + guards, 0),
    );
  };
  return {
    seat: 0,
    seats: 3,
    options: [0, 0],
    steps: [{ step, values: [0] }],
    ...UNTOUCHED,
    winners: [],
    year,
    starter: 0,
    left: 3 * hand.length,
    hands: [hand, hand.map(() => null), hand.map(() => null)],
    thrown: [[], [], []],
    played: [],
    fields: held,
    shops: SHOPS.map(() => null),
    diverted: DIVERSIONS.map(() => null),
    home: [0, 1, 2].map(home),
    cells: Array.from({ length: 9 }, (_, block) => stones(block === 1 ? cell : [])),
    harbour: [stones(), stones(), stones()],
    park: [0, 0, 0],
    cash: [cash, 90, 60],
    markers,
    deck: 20,
  };
}

/** Every action has a number of its own. */
const KINDS: readonly (readonly [verb: string, arg: string, keys: readonly string[]])[] = [
  ["play", "card", CARDS],
  ["discard", "card", CARDS],
  ["bail", "member", MEMBERS],
  ["at", "field", FIELDS],
  ["member", "member", MEMBERS],
  ["guards", "guards", Array.from({ length: GUARDS + 1 }, (_, count) => String(count))],
  ["swap", "card", CARDS],
  ["invest", "marker", Array.from({ length: 11 }, (_, place) => String(place))],
  ["done", "", [""]],
];

function act(verb: string, key = ""): Action {
  const kind = KINDS.findIndex(([one]) => one === verb);
  const [, arg, keys] = KINDS[kind]!;
  return { id: 100 * kind + keys.indexOf(key), verb, args: arg ? { [arg]: key } : {} };
}

/** Some cards can be used, all can be laid aside. */
function turn(view: View, ...usable: string[]): Action[] {
  const cards = [...new Set(keysIn(CARDS, view.hands[0]))];
  return [...usable.map((card) => act("play", card)), ...cards.map((card) => act("discard", card))];
}

const args = (chosen: readonly Action[], name: string) =>
  chosen.flatMap((action) => (action.verb !== "discard" && action.args[name] ? [action.args[name]] : []));
const has = (chosen: readonly Action[], verb: string, key: string) =>
  chosen.some((action) => action.verb === verb && Object.values(action.args)[0] === key);
/** What the stones chosen are worth. */
const sumOf = (chosen: readonly Action[]) =>
  worth({ members: keysIn(MEMBERS, args(chosen.slice(1), "member")), guards: Number(args(chosen, "guards")[0] ?? 0) });

/** Whoever may still join, in printed order, and the bodyguards that make the sum `fits` asks for. */
function joining(view: View, chosen: readonly Action[], fits: (sum: number) => boolean): Action[] {
  if (chosen.at(-1)?.verb === "guards") return [];
  const { members, guards } = view.home[0]!;
  const alone = (named: readonly Member[]) => named.includes("don") || (named.includes("mama") && named.length > 1);
  const closes = (named: Member[]) =>
    Array.from({ length: guards + 1 }, (_, count) => count).filter((count) =>
      fits(worth({ members: named, guards: count })),
    );
  const joins = (named: Member[]): Member[] => {
    const later = members.filter((member) => !named.length || MEMBERS.indexOf(member) > MEMBERS.indexOf(named.at(-1)!));
    return alone(named) ? [] : later.filter((member) => ends([...named, member]));
  };
  const ends = (named: Member[]): boolean => closes(named).length > 0 || joins(named).length > 0;
  const named = keysIn(MEMBERS, args(chosen.slice(2), "member"));
  return [
    ...joins(named).map((member) => act("member", member)),
    ...closes(named).map((count) => act("guards", String(count))),
  ];
}

/** The picks after an illegal business: a field, then stones worth more than what is there. */
function placing(view: View, card: string) {
  return (chosen: readonly Action[]): Action[] => {
    if (chosen[0]?.verb !== "play" || chosen[0].args.card !== card) return [];
    if (chosen.length === 1) return [act("at", `${card}1`), act("at", `${card}2`)];
    const there = fieldAt(view, args(chosen, "field")[0]!);
    const least = there && there.seat !== 0 ? worth(there.stones) + GUARD : { bank: 20, jeweller: 30 }[card]!;
    return joining(view, chosen, (sum) => sum >= least);
  };
}

const swap = scene({
  hand: ["bank", "jeweller", "pasta", "cinema", "protection"],
  step: "swap",
  year: 1,
  markers: [0, 0, 0],
  cash: 100,
});
const place = scene({ hand: ["bank", "nightclub", "offer"], fields: { bar1: [1, [], 3] } });
const attack = scene({
  hand: ["jeweller", "garage"],
  fields: { jeweller1: [1, ["accountant", "newcomer"], 0], jeweller2: [2, ["don"], 2], bank1: [0, ["mama"], 2] },
});
const alone = scene({ hand: ["casino"], fields: { casino1: [0, ["don"], 0] } });
const takeover = scene({
  hand: ["takeover", "print"],
  fields: { guns1: [2, ["accountant", "newcomer"], 4], casino2: [1, ["don"], 8] },
});
const arrest = scene({
  hand: ["fbi", "credit"],
  fields: { bar1: [1, ["newcomer"], 1], guns2: [2, ["don"], 2], casino1: [1, ["secretary"], 0] },
});
const bail = scene({ hand: ["casino", "guns"], cell: ["mama"], cash: 180 });
const honest = scene({ hand: ["pasta", "funeral"], markers: [3, 4, 2], fields: { print1: [1, ["lawyer"], 0] } });
const offer = scene({
  hand: ["offer", "exchange"],
  fields: {
    bar2: [1, ["newcomer"], 2],
    jeweller1: [1, ["right_hand", "collector", "lawyer", "accountant"], 6],
    bank2: [2, ["mama"], 0],
  },
});
const settle = scene({
  hand: [],
  fields: { bank1: [0, ["accountant"], 0], bar1: [0, [], 2], print2: [0, [], 3], casino1: [0, ["newcomer"], 0] },
});
const invest = scene({ hand: [], step: "invest", markers: [4, 5, 3], cash: 345 });

/** Aiming at fields where an enemy member stands. */
function aiming(view: View, card: string) {
  const fields = FIELDS.filter((field) => (fieldAt(view, field)?.seat ?? 0) > 0);
  return (chosen: readonly Action[]): Action[] => {
    if (chosen[0]?.verb !== "play" || chosen[0].args.card !== card) return [];
    if (chosen.length === 1) return fields.map((field) => act("at", field));
    const there = fieldAt(view, args(chosen, "field")[0]!)!;
    return card === "offer" || chosen.length > 2 ? [] : there.stones.members.map((member) => act("member", member));
  };
}

function swapping(chosen: readonly Action[]): Action[] {
  if (chosen.at(-1)?.verb === "done") return [];
  const last = CARDS.findIndex((card) => card === chosen.at(-1)?.args.card);
  const hand = CARDS.filter((card) => isOneOf(swap.hands[0] ?? [], card));
  return [act("done"), ...hand.filter((card) => CARDS.indexOf(card) > last).map((card) => act("swap", card))];
}

export const LESSON: readonly Task<View, Event>[] = [
  {
    id: "swap",
    view: swap,
    legal: swapping([]),
    after: swapping,
    isRight: (chosen) => args(chosen, "card").join() === "pasta,cinema,protection",
    outcome: exchanged(swap, ["pasta", "cinema", "protection"], ["nightclub", "casino", "fbi"]),
  },
  {
    id: "place",
    view: place,
    legal: turn(place, "bank"),
    after: placing(place, "bank"),
    isRight: (chosen) => has(chosen, "play", "bank") && sumOf(chosen) >= 60,
    follows: placed(place),
  },
  {
    id: "attack",
    view: attack,
    legal: turn(attack, "jeweller"),
    after: placing(attack, "jeweller"),
    isRight: (chosen) => has(chosen, "at", "jeweller1"),
    follows: placed(attack),
  },
  { id: "alone", view: alone, look: `[data-place="casino1"]`, legal: [], quiz: ["guards", "mama", "all"] },
  {
    id: "takeover",
    view: takeover,
    legal: turn(takeover, "takeover"),
    after: (chosen) => {
      if (chosen[0]?.verb !== "play") return [];
      if (chosen.length === 1) return [act("at", "casino2"), act("at", "guns1")];
      const there = worth(fieldAt(takeover, args(chosen, "field")[0]!)!.stones);
      return joining(takeover, chosen, (sum) => sum === there);
    },
    isRight: (chosen) => has(chosen, "at", "guns1"),
    follows: placed(takeover),
  },
  {
    id: "arrest",
    view: arrest,
    legal: turn(arrest, "fbi"),
    after: aiming(arrest, "fbi"),
    isRight: (chosen) => has(chosen, "at", "guns2"),
    follows: arrested(arrest),
  },
  {
    id: "bail",
    view: bail,
    legal: [...turn(bail), act("bail", "mama")],
    isRight: ([chosen]) => chosen?.verb === "bail",
    outcome: bailed(bail, "mama"),
  },
  {
    id: "honest",
    view: honest,
    legal: turn(honest, "pasta", "funeral"),
    isRight: ([chosen]) => chosen?.verb === "play",
    follows: opened(honest, 30),
  },
  {
    id: "offer",
    view: offer,
    legal: turn(offer, "offer"),
    after: aiming(offer, "offer"),
    isRight: (chosen) => has(chosen, "at", "jeweller1"),
    follows: offered(offer),
  },
  { id: "settle", view: settle, legal: [], quiz: ["right75", "only50", "all105"], outcome: settled(settle) },
  {
    id: "invest",
    view: invest,
    legal: Array.from({ length: 8 }, (_, marker) => act("invest", String(marker))),
    isRight: ([chosen]) => chosen?.args.marker === "7",
    outcome: invested(invest, 7, 300),
  },
];

/** You and two rivals. */
export const LESSON_TABLE = lessonTable("capone", 3, botName);
