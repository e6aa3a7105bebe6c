/** The first lesson of Omerta: ten decisions, from the first look to the call. */
import type { Action } from "../../../net/frames";
import { lessonTable, UNTOUCHED, type Task } from "../../../state/lesson.svelte";
import { KEYS } from "./cards";
import type { Card, Event } from "../generated";
import type { Step, View } from "./view";
import { botName } from "./words";

interface Setting {
  step: Step;
  values?: number[];
  turn?: number;
  top: Card;
  mine?: number;
  drawn?: Card;
}

function scene({ step, values, turn = 0, top, mine = 4, drawn }: Setting): View {
  const end: View["steps"][number] = { step: "end", values: [turn] };
  const hand = (count: number) => Array.from({ length: count }, () => ({ card: null, known: [] }));
  return {
    ...UNTOUCHED,
    seat: 0,
    seats: 3,
    options: [0, 0],
    steps: [...(step === "peek" ? [] : [end]), { step, values: values ?? [turn] }],
    winners: [],
    hands: [hand(mine), hand(4), hand(4)],
    vault: hand(4),
    discards: [top],
    drawn: drawn ?? null,
    source: drawn ? 1 : 0,
    blockers: [],
    starter: 0,
    round: 1,
    turns: 4,
    reshuffles: 0,
    sheet: [],
    wins: [0, 0, 0],
    deck: 40,
    pools: [],
  };
}

type Offer = [verb: string, args?: Action["args"]];

const actions = (from: number, offers: Offer[]): Action[] =>
  offers.map(([verb, args = {}], i) => ({ id: from + i, verb, args }));
const slots = (verb: string, count: number, first = 1): Offer[] =>
  Array.from({ length: count - first + 1 }, (_, i) => [verb, { slot: String(first + i) }]);
const aims = (...seats: number[]): Offer[] => seats.map((seat) => ["aim", { victim: String(seat) }]);
const told = (...chosen: readonly Action[]) =>
  chosen.map(({ verb, args }) => `${verb}${args.slot ?? args.victim ?? ""}`).join(" ");
const is = (wanted: RegExp) => (chosen: readonly Action[]) => wanted.test(told(...chosen));

const TURN: Offer[] = [["call"], ["draw"], ["take"]];
const bottle = (value: number) => [value - 1, value - 1, 0];
const peeked: Event = { kind: "peeked", seat: "0", slots: ["1", "2"], cards: ["bottle9", "bottle2"] };

/** Gangster: a player, a card, another player, a card. */
function swaps(chosen: readonly Action[]): Action[] {
  if (chosen[0]?.verb === "decline") return [];
  if (chosen.length === 1 || chosen.length === 3) return actions(100 * chosen.length, slots("pick", 4));
  const first = Number(chosen[0]?.args.victim);
  return chosen.length === 2 ? actions(200, aims(...[1, 2].filter((seat) => seat > first))) : [];
}

export const LESSON: readonly Task<View, Event>[] = [
  {
    id: "peek",
    view: scene({ step: "peek", values: [], top: "witness" }),
    legal: actions(0, slots("peek", 3)),
    after: (chosen) => (chosen.length === 1 ? actions(10, slots("peek", 4, Number(chosen[0]!.args.slot) + 1)) : []),
    isRight: is(/^peek1 peek2$/),
  },
  {
    id: "draw",
    view: scene({ step: "turn", top: "snitch" }),
    legal: actions(0, TURN),
    events: [peeked],
    isRight: is(/^draw$/),
  },
  {
    id: "keep",
    view: scene({ step: "keep", top: "snitch", drawn: "bottle1" }),
    legal: actions(0, [["discard"], ...slots("swap", 4)]),
    isRight: is(/^swap1$/),
  },
  {
    id: "race",
    view: scene({ step: "race", values: bottle(2), turn: 1, top: "bottle2" }),
    legal: actions(0, [["pass"], ...slots("claim", 4)]),
    isRight: is(/^claim2$/),
  },
  {
    id: "pass",
    view: scene({ step: "race", values: bottle(8), turn: 2, top: "bottle8", mine: 3 }),
    legal: actions(0, [["pass"], ...slots("claim", 3)]),
    isRight: is(/^pass$/),
  },
  {
    id: "mole",
    view: scene({ step: "mole", top: "mole", mine: 3 }),
    legal: actions(0, [["decline"], ...slots("peek", 3)]),
    isRight: is(/^peek3$/),
  },
  {
    id: "killer",
    view: scene({ step: "strike", values: [KEYS.indexOf("lady"), 1, 0, -1, -1, -1, 1], turn: 1, top: "lady", mine: 3 }),
    legal: actions(0, [["pass"], ...slots("kill", 3)]),
    events: [{ kind: "looked", seat: "0", slot: "3", card: "killer" }],
    isRight: is(/^kill3$/),
  },
  {
    id: "gangster",
    view: scene({ step: "gangster", top: "gangster" }),
    legal: actions(0, [["decline"], ...aims(0, 1)]),
    after: swaps,
    isRight: is(/^aim0 pick4 aim1 pick2$/),
  },
  {
    id: "call",
    view: scene({ step: "turn", top: "bottle7", mine: 3 }),
    legal: actions(0, TURN),
    isRight: is(/^call$/),
  },
  {
    id: "wrong",
    view: scene({ step: "turn", turn: 1, top: "bottle7", mine: 3 }),
    legal: [],
    quiz: ["penalty", "zero", "sum"],
  },
];

/** You and two rivals. */
export const LESSON_TABLE = lessonTable("omerta", 3, botName);
