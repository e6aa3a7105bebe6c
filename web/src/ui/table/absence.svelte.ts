/** Somebody holds up a table without a clock: the others may vote for a bot in their place. */
import type { AnyPlay } from "../../state/play.svelte";
import { t } from "../../i18n/texts.svelte";
import type { Extra } from "./ActionBar.svelte";

export class Absence {
  /** The chairs that this person voted for. */
  private voted = $state.raw<readonly number[]>([]);

  constructor(private play: () => AnyPlay) {}

  private seated = $derived.by(() =>
    this.play().chairs.filter((chair) => chair.sitter === "person" && !chair.stand_in),
  );

  /** Whom alone the table waits for: whoever is asked too has something else to do first. */
  private chair = $derived.by(() => {
    const { table, mine, myTurn, now } = this.play();
    if (table?.clock !== 0 || table.status !== "playing" || table.device || !mine.length || myTurn) return undefined;
    return this.seated.find(({ seat, present }) => !present && !mine.includes(seat) && now?.pending.includes(seat));
  });

  /** Who it is and how the vote stands, in words. */
  told = $derived.by(() => {
    if (!this.chair) return null;
    const needed = Math.floor((this.seated.length - 1) / 2) + 1;
    return t("line-absent", { name: this.chair.name, votes: this.chair.votes, needed });
  });

  /** The vote, or its opposite. */
  answers = $derived.by((): Extra[] => {
    if (!this.chair) return [];
    const { seat } = this.chair;
    const on = this.voted.includes(seat);
    return [{ label: t(on ? "line-vote-back" : "line-vote"), onclick: () => this.vote(seat, !on) }];
  });

  private vote(seat: number, on: boolean): void {
    this.play().vote(seat, on);
    this.voted = on ? [...this.voted, seat] : this.voted.filter((one) => one !== seat);
  }
}
