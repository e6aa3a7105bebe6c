/** What the table's parts ask of the match: whose it is, what is lit, and what a click means. */
import { whyNotTurn } from "../../../i18n/asking";
import type { Pick } from "../../../state/choice.svelte";
import type { Action } from "../../../net/frames";
import type { Play } from "../../../state/play.svelte";
import { t } from "../../../i18n/texts.svelte";
import { inOrder } from "./cards";
import { Gathering } from "./gathering.svelte";
import { HAND_LIMIT } from "../generated";
import { QUIET, type Noted } from "./round";
import { numberOf, stepOf, type View } from "./view";
import { meansName } from "./words";

/** Abilities that take several cards. */
const SEVERAL = ["spy", "whisky-smuggler", "poker-player"];

export class Desk {
  readonly gathering: Gathering;
  /** True while the next card tapped is the one to stay hidden. */
  get hiding(): boolean {
    return this.play.myTurn && this.hidingAt === this.play.now!.prompt;
  }
  set hiding(on: boolean) {
    this.hidingAt = on ? this.play.now!.prompt : null;
  }
  /** The question at which that was begun: it ends with it. */
  private hidingAt = $state<number | null>(null);
  /** Places in the hand in the order they were tapped: equal cards keep apart. */
  private tapped = $state.raw<number[]>([]);
  /** True from the brass button until the server has called the choice whole. */
  private finishing = $state(false);

  constructor(readonly play: Play<View, Noted>) {
    this.gathering = new Gathering(play.choice, () => this.hand);
  }

  view = $derived.by(() => this.play.now!.view);
  me = $derived.by(() => this.play.now!.you);
  step = $derived.by(() => stepOf(this.view));
  hand = $derived.by(() => inOrder(this.view.hand));
  round = $derived.by(() => this.play.story.at(-1)?.round ?? QUIET);
  isMrX = $derived.by(() => this.me !== null && numberOf(this.view.mr_x) === this.me);
  /** Whether any set of cards is an answer, so that cards can be tapped in any order. */
  pledging = $derived.by(() => this.play.myTurn && (this.step === "commit" || this.step === "lurk"));

  /** Whether a card may be drawn now, or could be but for the number in the hand. */
  drawing = $derived.by((): "yes" | "full" | "no" => {
    if (this.play.choice.offered.some(({ verb }) => verb === "draw")) return "yes";
    return this.step === "mini" && this.hand.length >= HAND_LIMIT ? "full" : "no";
  });

  /** The first pick of the choice names an ability: then its picks follow. */
  ability = $derived.by(() => this.play.choice.taken.find(({ verb }) => verb === "use")?.args.ability ?? null);
  /** Whether the cards for an ability are being gathered, in any order. */
  isGathering = $derived.by(() => this.play.myTurn && this.ability !== null && SEVERAL.includes(this.ability));
  /** Whether the Poker player has thrown two cards away and takes two. */
  fishing = $derived.by(
    () =>
      this.isGathering &&
      this.ability === "poker-player" &&
      this.gathering.stake.length === 2 &&
      !this.play.choice.complete,
  );

  /** The places in the hand that the choice has taken, or that lie sealed already. */
  chosen = $derived.by(() => {
    if (this.isGathering) return new Set(this.gathering.places);
    const found = new Set<number>();
    for (const card of this.taken) {
      const free = (at: number) => this.hand[at] === card && !found.has(at);
      const at = this.tapped.find(free) ?? this.hand.findIndex((_, place) => free(place));
      if (at >= 0) found.add(at);
    }
    return found;
  });
  /** The card that was tapped last of those chosen now. */
  picked = $derived.by(() => {
    const last = this.tapped.findLast((at) => this.chosen.has(at)) ?? [...this.chosen].at(-1);
    return last === undefined ? null : this.hand[last]!;
  });
  /** The place in the hand of the card to stay hidden. */
  covered = $derived.by(() => {
    const card = this.play.choice.taken.find(({ verb }) => verb === "hide")?.args.means ?? null;
    return card === null ? null : ([...this.chosen].filter((at) => this.hand[at] === card).at(-1) ?? null);
  });
  private taken = $derived.by(() => {
    const { taken } = this.play.choice;
    const named = taken.filter(({ verb }) => verb !== "fish").map(({ args }) => args.means ?? null);
    const sealed = this.play.myTurn ? [] : this.round.sealed.map((one) => /^(?:put|hide)_(.+)$/.exec(one)?.[1] ?? null);
    return [...named, ...sealed].filter((card) => card !== null);
  });

  pointCard(at: number): void {
    const { choice } = this.play;
    if (!this.play.myTurn) return this.play.tell(this.whyNotTurn());
    if (this.pledging) return this.pledge(at);
    if (this.isGathering) return this.gathering.toggle(at);
    if (this.chosen.has(at)) return this.letGo(at);
    const pick: Pick = { means: this.hand[at]! };
    if (!choice.allows(pick)) return this.play.tell(t("why-card", { card: meansName(this.hand[at]) }));
    this.tapped = [...this.tapped, at];
    choice.point(pick);
  }

  /** Puts a card in or takes it back; the server wants the cards in the order of its table. */
  private pledge(at: number): void {
    const { choice } = this.play;
    const puts = choice.taken.filter(({ verb }) => verb === "put");
    let hide = choice.taken.find(({ verb }) => verb === "hide");
    const card = this.hand[at]!;
    const find = (verb: string) => choice.offered.find((action) => action.verb === verb && action.args.means === card);
    const without = () =>
      puts.splice(
        puts.findIndex(({ args }) => args.means === card),
        1,
      );
    if (this.hiding) {
      if (this.chosen.has(at) && this.covered !== at) without();
      hide = find("hide");
      this.hiding = false;
    } else if (this.covered === at) hide = undefined;
    else if (this.chosen.has(at)) without();
    else puts.push(find("put")!);
    this.tapped = [...this.tapped.filter((one) => one !== at), at];
    choice.retake([...puts.sort((a, b) => a.id - b.id), ...(hide ? [hide] : [])]);
  }

  /** Steps back to before a card was picked. */
  private letGo(at: number): void {
    const { choice } = this.play;
    choice.retake(
      choice.taken.slice(
        0,
        choice.taken.findLastIndex(({ args }) => args.means === this.hand[at]),
      ),
    );
  }

  /** Points at a package, a person's ability, the deck: anything but a card in hand. */
  point(pick: Pick): void {
    const { choice } = this.play;
    if (choice.started && !choice.allows(pick)) choice.clear();
    if (choice.allows(pick)) choice.point(pick);
    else if (!this.play.myTurn) this.play.tell(this.whyNotTurn());
    else this.play.tell(t(pick.verb === "draw" && this.drawing === "full" ? "why-full" : "why-not-now"));
  }

  lit(pick: Pick): boolean {
    return this.play.myTurn && this.play.choice.allows(pick);
  }

  /** What using a person in front of you means now. */
  personPick(person: string, seat: number): Pick | null {
    if (seat !== this.me || !this.play.myTurn || this.play.choice.started) return null;
    const pick: Pick = person === "brawler" ? { verb: "brawl" } : { ability: person };
    return this.play.choice.allows(pick) ? pick : null;
  }

  /** Candidates that nothing on the table stands for, as buttons. */
  extras = $derived.by((): Action[] => {
    const { choice } = this.play;
    if (!this.play.myTurn || choice.complete) return [];
    if (this.pledging)
      return this.covered === null ? choice.offered.filter(({ verb }) => verb === "open" || verb === "join") : [];
    return choice.candidates.filter(
      ({ verb, args }) => !("means" in args) && !("package" in args) && verb !== "done" && verb !== "draw",
    );
  });
  mayHide = $derived.by(
    () => this.pledging && this.step === "commit" && this.play.choice.offered.some(({ verb }) => verb === "hide"),
  );

  /** Whether the brass button has something to send: a whole choice, or one that "done" makes whole. */
  ready = $derived.by(() => this.play.choice.complete || this.done !== null);
  private done = $derived.by(() => {
    const { candidates, offered, complete } = this.play.choice;
    if (complete || !this.play.myTurn || (this.isGathering && !this.gathering.settled)) return null;
    return (this.pledging ? offered : candidates).find(({ verb }) => verb === "done") ?? null;
  });

  confirm(): void {
    if (this.play.choice.complete) return this.play.confirm();
    if (!this.done) return;
    this.finishing = true;
    this.play.choice.take(this.done);
  }

  /** Goes on with what was tapped, and sends a choice that the brass button has finished; run inside an effect. */
  finish(): void {
    if (this.isGathering) this.gathering.pursue();
    else this.gathering.clear();
    if (!this.finishing || !this.play.choice.complete) return;
    this.finishing = false;
    this.play.confirm();
  }

  back(): void {
    this.hiding = false;
    this.finishing = false;
    if (!this.isGathering || !this.gathering.back()) this.play.choice.back();
  }

  private whyNotTurn(): string {
    return whyNotTurn(this.play, null);
  }
}
