/** What the action bar says, as far as it is the same at every table. */
import type { Action } from "../net/frames";
import type { Advice, Outlook } from "../net/wire";
import type { Play } from "../state/play.svelte";
import { has, t } from "./texts.svelte";
import { listed } from "./words";

/** The question in words, and the choice as it stands. */
export interface Asked {
  title: string;
  detail: string;
  /** What the card that is picked does, and whom a choice hits. */
  about?: string;
}

/** Every view tells who has won. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what happened is nobody's business here
export type Won = Play<{ winners: number[] }, any>;

/** The end: who has won. */
export function askedAtEnd({ now, names }: Won): Asked {
  const winners = now?.view.winners ?? [];
  const mine = winners.includes(now?.you ?? -1);
  const others = winners.filter((seat) => seat !== now?.you).map((seat) => names[seat] ?? "");
  const args = { name: listed(others), you: mine ? "yes" : "no" };
  return { title: t("asking-over"), detail: t(winners.length > 1 ? "asking-shared" : "asking-winner", args) };
}

/** Whether somebody looks at a match through the eyes of a seat that is not theirs to play: nothing is asked there. */
export function isReplay({ now, mine }: Won): boolean {
  return now !== null && now.you !== null && mine.length === 0;
}

/** Whom everybody waits for; who watches, or looks back, reads whose turn it is. */
export function askedToWait(play: Won, turn: number | null): Asked {
  const { now, names } = play;
  // In a turn somebody else can be asked, for a card against what is coming: then it waits for them.
  const moves = turn !== null && (now?.pending.includes(turn) ?? false) ? turn : null;
  const up = isReplay(play) ? (now?.pending[0] ?? now?.you ?? null) : now?.you === null ? moves : null;
  if (up !== null) return { title: names[up] ?? "", detail: t("asking-to-move") };
  const awaited = (now?.pending ?? []).map((seat) => names[seat] ?? "");
  // In a match somebody is always asked.
  if (now && !awaited.length) return { title: t("lesson-title"), detail: t("asking-taught") };
  const detail = awaited.length ? t("asking-wait-for", { name: listed(awaited) }) : "";
  return { title: t("asking-wait"), detail };
}

/** What is chosen so far, or else the hint that was asked for; null when there is neither. */
export function chosenSoFar(play: Won, name: (action: Action) => string): string | null {
  const { choice, hint } = play;
  if (choice.taken.length) {
    const told = choice.taken.map(name).join(" · ");
    return choice.complete || choice.asking ? told : t("asking-more", { told });
  }
  return hint && hintText(hint, name, play);
}

/** A change of the chances that is worth a word. */
const WORTH_TELLING = 0.01;
const percent = (share: number): number => Math.round(100 * share);

/** The house's advice: what to do and why, what that changes, for whom and by how much. */
export function hintText(hint: Advice, name: (action: Action) => string, { now, names }: Won): string {
  const reason = has(`reason-${hint.reason}`) ? t(`reason-${hint.reason}`) : "";
  const advice = t("asking-hint", { action: name(hint.action), reason });
  const { outlook } = hint;
  const you = now?.you ?? null;
  if (!outlook || you === null) return advice;
  const share = percent(outlook.shares[you] ?? 0);
  const other = name(outlook.other);
  if (!outlook.clear) return `${advice} ${t("hint-even", { other, share })}`;
  const better = t("hint-better", { other, share, othershare: percent(outlook.other_shares[you] ?? 0) });
  return [advice, better, hurtText(outlook, you, names)].filter(Boolean).join(" ");
}

/** Who loses most by it, if that is worth a word. */
function hurtText({ shares, other_shares }: Outlook, you: number, names: readonly string[]): string {
  const losses = shares.map((share, seat) => (seat === you ? 0 : (other_shares[seat] ?? 0) - share));
  const seat = losses.indexOf(Math.max(...losses));
  if ((losses[seat] ?? 0) < WORTH_TELLING) return "";
  const [before, after] = [percent(other_shares[seat] ?? 0), percent(shares[seat] ?? 0)];
  return t("hint-hurts", { name: names[seat] ?? "", before, after });
}

/** Why nothing happens when somebody points at something out of turn. */
export function whyNotTurn(play: Won, turn: number | null): string {
  const { now, names, sending } = play;
  if (now?.over) return t("asking-over");
  if (isReplay(play)) return t("why-replay");
  const awaited = turn === null ? (now?.pending ?? []) : [turn];
  if (now && now.you !== null && awaited.includes(now.you)) return t(sending ? "why-sent" : "why-answer");
  const name = listed(awaited.map((seat) => names[seat] ?? ""));
  return awaited.length ? t("why-turn", { name }) : t("asking-wait");
}
