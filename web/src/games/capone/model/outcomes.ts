/** What comes of the right answers in the lesson of Capone: the table as it is afterwards, and what is told of it. */
import type { Action } from "../../../net/frames";
import type { Outcome } from "../../../state/lesson.svelte";
import { keyIn, keysIn, placeOf } from "../../keys";
import type { Card, Event } from "../generated";
import { CARDS, FIELDS, GUARDS, MEMBERS, SHOPS, VALUE, type Field, type Member } from "./city";
import { cellOf, fieldAt, stakesOf, type Held, type Stones, type View } from "./view";

export type After = (chosen: readonly Action[]) => Outcome<View, Event>;

const NOBODY: Stones = { members: [], guards: 0 };
const LONGEST_BLOCK = 3;

const joined = (some: Stones, more: Stones): Stones => ({
  members: MEMBERS.filter((member) => some.members.includes(member) || more.members.includes(member)),
  guards: some.guards + more.guards,
});
const parted = (some: Stones, less: Stones): Stones => ({
  members: some.members.filter((member) => !less.members.includes(member)),
  guards: some.guards - less.guards,
});
const at = <One>(list: readonly One[], index: number, change: (one: One) => One) =>
  list.map((one, place) => (place === index ? change(one) : one));
const arg = (chosen: readonly Action[], name: string) => chosen.findLast(({ args }) => args[name] != null)?.args[name];

/** Your card lies on the pile. */
function used(view: View, card: Card): View {
  const hands = at(view.hands, 0, (hand) => hand.filter((_, place) => place !== hand.indexOf(card)));
  return { ...view, hands, played: [...view.played, card] };
}

function held(view: View, field: Field, held: Held | null): View {
  return { ...view, fields: at(view.fields, FIELDS.indexOf(field), () => held) };
}

/** Whoever is on a field leaves it: members for the harbour, bodyguards for the park. */
function chased(view: View, field: Field): View {
  const { seat, stones } = fieldAt(view, field)!;
  const members = { ...stones, guards: 0 };
  return {
    ...held(view, field, null),
    harbour: at(view.harbour, seat, (one) => joined(one, members)),
    park: at(view.park, seat, (count) => count + stones.guards),
  };
}

const told = ({ seat, stones }: Held, field: Field) => ({
  seat: `${seat}` as const,
  field,
  members: stones.members,
  guards: `${stones.guards}` as const,
});

/** Stones go to a field, and whoever is there leaves it, or goes home when it is taken over. */
export function placed(view: View): After {
  return (chosen) => {
    const card = keyIn(CARDS, arg(chosen, "card"))!;
    const field = keyIn(FIELDS, arg(chosen, "field"))!;
    const members = keysIn(
      MEMBERS,
      chosen.slice(2).map(({ args }) => args.member),
    );
    const mine: Held = { seat: 0, stones: { members, guards: Number(arg(chosen, "guards") ?? 0) } };
    const there = fieldAt(view, field);
    const takes = card === "takeover";
    const back = { ...view, home: at(view.home, there?.seat ?? -1, (one) => joined(one, there!.stones)) };
    const free = takes ? back : there ? chased(view, field) : view;
    const after = held({ ...free, home: at(free.home, 0, (one) => parted(one, mine.stones)) }, field, mine);
    const events: Event[] = [{ kind: "played", seat: "0", card }];
    if (there) events.push({ kind: takes ? "returned" : "expelled", ...told(there, field) });
    return { view: used(after, card), events: [...events, { kind: "placed", ...told(mine, field) }] };
  };
}

/** A field is cleared by an offer. */
export function offered(view: View): After {
  return (chosen) => {
    const field = keyIn(FIELDS, arg(chosen, "field"))!;
    const there = fieldAt(view, field)!;
    return {
      view: used(chased(view, field), "offer"),
      events: [
        { kind: "played", seat: "0", card: "offer" },
        { kind: "expelled", ...told(there, field) },
      ],
    };
  };
}

/** Somebody on a field goes to prison. */
export function arrested(view: View): After {
  return (chosen) => {
    const field = keyIn(FIELDS, arg(chosen, "field"))!;
    const member = keyIn(MEMBERS, arg(chosen, "member"))!;
    const { seat, stones } = fieldAt(view, field)!;
    const gone: Stones = { members: [member], guards: 0 };
    const left = held(view, field, { seat, stones: parted(stones, gone) });
    const cells = at(left.cells, 3 * seat + LONGEST_BLOCK - 1, (one) => joined(one, gone));
    return {
      view: used({ ...left, cells }, "fbi"),
      events: [
        { kind: "played", seat: "0", card: "fbi" },
        { kind: "arrested", seat: `${seat}`, member, field },
      ],
    };
  };
}

/** A prisoner of yours is bought out. */
export function bailed(view: View, member: Member): Outcome<View, Event> {
  const block = [1, 2, 3].find((one) => cellOf(view, 0, one).includes(member))!;
  const free: Stones = { members: [member], guards: 0 };
  return {
    view: {
      ...view,
      cells: at(view.cells, block - 1, (one) => parted(one, free)),
      home: at(view.home, 0, (one) => joined(one, free)),
      cash: at(view.cash, 0, (cash) => cash - VALUE[member]),
    },
    events: [{ kind: "bailed", seat: "0", member, money: `${VALUE[member]}` }],
  };
}

/** A bodyguard works at an honest shop. */
export function opened(view: View, money: number): After {
  return (chosen) => {
    const shop = keyIn(SHOPS, arg(chosen, "card"))!;
    const after: View = {
      ...view,
      shops: at(view.shops, placeOf(SHOPS, shop), () => "0"),
      home: at(view.home, 0, (one) => parted(one, { ...NOBODY, guards: 1 })),
      cash: at(view.cash, 0, (cash) => cash + money),
    };
    return {
      view: used(after, shop),
      events: [
        { kind: "played", seat: "0", card: shop },
        { kind: "opened", seat: "0", shop, money: `${money}` },
      ],
    };
  };
}

/** Cards go back, and others come. */
export function exchanged(view: View, cards: Card[], fresh: Card[]): Outcome<View, Event> {
  const hand = view.hands[0]!.filter((card) => card !== null && !cards.includes(card));
  const sorted = [...hand, ...fresh].sort((a, b) => CARDS.indexOf(a!) - CARDS.indexOf(b!));
  return {
    view: { ...view, hands: at(view.hands, 0, () => sorted), thrown: at(view.thrown, 0, () => cards) },
    events: [
      { kind: "exchanged", seat: "0", cards },
      { kind: "dealt", seat: "0", cards: fresh },
    ],
  };
}

/** Your fields pay, and everybody of yours comes home. */
export function settled(view: View): Outcome<View, Event> {
  return {
    view: {
      ...view,
      fields: view.fields.map((one) => (one?.seat === 0 ? null : one)),
      home: at(view.home, 0, () => ({ members: [...MEMBERS], guards: GUARDS })),
      cash: at(view.cash, 0, (cash) => cash + stakesOf(view, 0)),
    },
    events: [],
  };
}

/** Your marker climbs. */
export function invested(view: View, marker: number, money: number): Outcome<View, Event> {
  return {
    view: {
      ...view,
      markers: at(view.markers, 0, () => marker),
      cash: at(view.cash, 0, (cash) => cash - money),
    },
    events: [{ kind: "invested", seat: "0", marker: `${marker}`, money: `${money}` }],
  };
}
