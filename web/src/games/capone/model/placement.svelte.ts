/** Stones being put on a field: which members, how many bodyguards, and what they come to. */
import { isOneOf, keysIn, rowOf } from "../../keys";
import { agrees } from "../../../state/choice.svelte";
import { t } from "../../../i18n/texts.svelte";
import { businessOf, EQUALS, FIELDS, GUARD, MEMBERS, MINIMUM, pickOf, type Member } from "./city";
import type { Desk, Dragged } from "./desk.svelte";
import { fieldAt, worth } from "./view";

export class Placement {
  /** Bodyguards to place; the server closes a placement with them. */
  guards = $state(0);
  /** Members and fields offered since the card was played: a pick can be taken back and put elsewhere. */
  private offered = $state.raw<ReadonlySet<string>>(new Set());
  private heard: unknown = null;
  private settled = false;

  constructor(private desk: Desk) {}

  /** The field that stones go to. */
  field = $derived.by(() => {
    const { place, card } = this.desk;
    const puts = card !== null && place !== null && (card === "takeover" || card === businessOf(place));
    return puts && isOneOf(FIELDS, place) ? place : null;
  });
  on = $derived.by(() => this.field !== null);
  members = $derived.by((): Member[] => {
    if (!this.on) return [];
    const named = [
      ...this.desk.play.choice.taken.map(({ args }) => args.member),
      ...this.desk.ahead.map(({ member }) => member),
    ];
    return keysIn(MEMBERS, named);
  });
  /** Members who can join: offered now, or before others were picked. */
  joining = $derived.by(() => {
    if (!this.on) return new Set<Member>();
    const now = this.desk.play.choice.candidates.map(({ args }) => args.member);
    const can = (member: Member) =>
      now.includes(member) || this.offered.has(member) || this.offered.has(rowOf<Member>(EQUALS, member) ?? member);
    return new Set(MEMBERS.filter((member) => !this.members.includes(member) && can(member)));
  });
  /** How many bodyguards would close the placement as it stands. */
  counts = $derived.by(() =>
    this.desk.play.choice.candidates.flatMap(({ verb, args }) => (verb === "guards" ? [Number(args.guards)] : [])),
  );
  most = $derived.by(() => this.desk.view.home[this.desk.me ?? -1]?.guards ?? 0);

  /** What is shown live: the sum, the printed minimum, and whoever is there. */
  sum = $derived.by(() => worth({ members: this.members, guards: this.guards }));
  minimum = $derived.by(() => (this.field === null ? 0 : MINIMUM[businessOf(this.field)]));
  there = $derived.by(() => (this.field === null ? null : fieldAt(this.desk.view, this.field)));
  enemy = $derived.by(() => (this.there && this.there.seat !== this.desk.me ? this.there : null));
  isTakeover = $derived.by(() => this.desk.card === "takeover");
  /** Whether this is a last card that leaves no choice of stones. */
  isLast = $derived.by(() => this.desk.isLastCard && !this.isTakeover);
  /** What the stones must be worth, as the table shows it; the server has the last word. */
  needed = $derived.by(() => {
    const against = this.enemy ? worth(this.enemy.stones) : 0;
    return this.isTakeover ? against : Math.max(this.minimum, this.enemy ? against + GUARD : 0);
  });

  /** Why somebody at home cannot join. */
  whyNot(): string {
    return this.isLast ? t("asking-last") : t("why-member", { sum: this.needed });
  }

  clear(): void {
    this.guards = 0;
    this.offered = new Set();
    this.heard = null;
  }

  /** Remembers what an answer of the server offers. */
  heed(): void {
    const { legal, candidates, taken } = this.desk.play.choice;
    if (this.heard === legal || taken.length === 0) return;
    this.heard = legal;
    this.settled = false;
    this.offered = new Set([...this.offered, ...candidates.map(({ args }) => args.field ?? args.member ?? "")]);
  }

  /** Keeps the bodyguards to a number that will do, once after each answer. */
  settle(): void {
    if (this.settled || !this.on || !this.counts.length) return;
    this.settled = true;
    if (this.counts.includes(this.guards)) return;
    this.guards = this.counts.find((count) => count >= this.guards) ?? this.counts.at(-1)!;
  }

  /** Whether the stones could go to this other field of the card instead. */
  moves(place: string): boolean {
    return this.on && place !== this.field && this.offered.has(place);
  }

  moveTo(place: string): void {
    this.desk.go([pickOf(place), ...this.members.map((member) => ({ member }))], 1);
  }

  /** A member joins, or stays at home after all. */
  toggle(member: Member): void {
    const wanted = this.members.includes(member)
      ? this.members.filter((one) => one !== member)
      : [...this.members, member];
    const { choice } = this.desk.play;
    const next = choice.candidates.find((action) => agrees(action, { member: this.first(member) }));
    if (next && wanted.length > this.members.length) return choice.take(next);
    this.desk.go(
      this.inOrder(wanted).map((one) => ({ member: one })),
      2,
    );
  }

  add(what: Dragged): void {
    if ("guard" in what) this.guards = Math.min(this.most, this.guards + 1);
    else if ("member" in what && !this.members.includes(what.member)) this.toggle(what.member);
  }

  /** Of two who are equal, whoever is printed first and still at home goes. */
  first(member: Member): Member {
    const equal = rowOf<Member>(EQUALS, member);
    const free = (one: Member) =>
      this.desk.view.home[this.desk.me ?? -1]?.members.includes(one) && !this.members.includes(one);
    return equal && MEMBERS.indexOf(equal) < MEMBERS.indexOf(member) && free(equal) ? equal : member;
  }

  /** In printed order, equals by whoever is first. */
  private inOrder(wanted: readonly Member[]): Member[] {
    const home = this.desk.view.home[this.desk.me ?? -1]?.members ?? [];
    const named = new Set<Member>();
    for (const member of wanted) {
      const pair = MEMBERS.filter(
        (one) => (one === member || one === rowOf<Member>(EQUALS, member)) && home.includes(one),
      );
      named.add(pair.find((one) => !named.has(one)) ?? member);
    }
    return MEMBERS.filter((member) => named.has(member));
  }
}
