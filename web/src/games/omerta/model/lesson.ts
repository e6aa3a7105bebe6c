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
  round?: number;
}

function scene({ step, values, turn = 0, top, mine = 4, drawn, round = 1 }: Setting): View {
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
    round,
    turns: 4,
    reshuffles: 0,
    sheet: [],
    wins: [0, 0, 0],
    deck: 40,
    pools: [],
  };
}

/** The table after an answer, with the next player to move. */
const after = (event: Event, top: Card, mine = 4, round = 1) => ({
  view: scene({ step: "turn", turn: 1, top, mine, round }),
  events: [event],
});

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
const mine: Event = { kind: "turn", seat: "0", turn: "1" };
/** A turn of somebody who draws a card and throws it away. */
const discards = (seat: `${number}`, card: Card): Event[] => [
  { kind: "turn", seat, turn: "1" },
  { kind: "drew", seat, card: seat === "0" ? card : null },
  { kind: "discarded", seat, card },
];

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
    events: [peeked, mine],
    isRight: is(/^draw$/),
  },
  {
    id: "keep",
    view: scene({ step: "keep", top: "snitch", drawn: "bottle1" }),
    legal: actions(0, [["discard"], ...slots("swap", 4)]),
    events: [{ kind: "drew", seat: "0", card: "bottle1" }],
    isRight: is(/^swap1$/),
    outcome: after({ kind: "swapped", seat: "0", slot: "1", card: "bottle9" }, "bottle9"),
  },
  {
    id: "race",
    view: scene({ step: "race", values: bottle(2), turn: 1, top: "bottle2" }),
    legal: actions(0, [["pass"], ...slots("claim", 4)]),
    events: discards("1", "bottle2"),
    isRight: is(/^claim2$/),
    outcome: after({ kind: "hit", seat: "0", slot: "2", card: "bottle2" }, "bottle2", 3),
  },
  {
    id: "pass",
    view: scene({ step: "race", values: bottle(8), turn: 2, top: "bottle8", mine: 3 }),
    legal: actions(0, [["pass"], ...slots("claim", 3)]),
    events: discards("2", "bottle8"),
    isRight: is(/^pass$/),
  },
  {
    id: "mole",
    view: scene({ step: "mole", top: "mole", mine: 3 }),
    legal: actions(0, [["decline"], ...slots("peek", 3)]),
    events: discards("0", "mole"),
    isRight: is(/^peek3$/),
    outcome: after({ kind: "looked", seat: "0", slot: "3", card: "killer" }, "mole", 3),
  },
  {
    id: "killer",
    view: scene({ step: "strike", values: [KEYS.indexOf("lady"), 1, 0, -1, -1, -1, 1], turn: 1, top: "lady", mine: 3 }),
    legal: actions(0, [["pass"], ...slots("kill", 3)]),
    events: discards("1", "lady"),
    isRight: is(/^kill3$/),
    outcome: after({ kind: "countered", seat: "0", slot: "3", card: "killer" }, "killer", 2),
  },
  {
    id: "gangster",
    view: scene({ step: "gangster", top: "gangster", round: 2 }),
    legal: actions(0, [["decline"], ...aims(0, 1)]),
    after: swaps,
    events: discards("0", "gangster"),
    isRight: is(/^aim0 pick4 aim1 pick2$/),
    outcome: after(
      { kind: "switched", seat: "0", first: "0", first_slot: "4", second: "1", second_slot: "2" },
      "gangster",
      4,
      2,
    ),
  },
  {
    id: "call",
    view: scene({ step: "turn", top: "bottle7", mine: 3, round: 2 }),
    legal: actions(0, TURN),
    events: [mine],
    isRight: is(/^call$/),
  },
  {
    id: "wrong",
    view: scene({ step: "turn", turn: 1, top: "bottle7", mine: 3, round: 3 }),
    legal: [],
    quiz: ["penalty", "zero", "sum"],
  },
];

/** You and two rivals. */
export const LESSON_TABLE = lessonTable("omerta", 3, botName);
