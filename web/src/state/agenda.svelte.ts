/** What waits for me: asked now and then while somebody looks, told in the title and on the app's icon. */
import { api } from "../net/api";
import { recall } from "./session.svelte";
import type { Engagement, News } from "../net/wire";

const EVERY = 30_000;

export const agenda = $state<{ tables: Engagement[] | null; news: News | null }>({ tables: null, news: null });

/** How much waits for me altogether, as far as I want the page to say so. */
export function called(): number {
  const { news } = agenda;
  return news ? news.turns + news.invitations + news.requests : waiting().length;
}

/** How many tables ask me something, without the one I look at. */
export function waiting(but?: string): Engagement[] {
  return (agenda.tables ?? []).filter(({ asked, table }) => asked && table.id !== but);
}

/** Asks once; a stranger has no tables, and a server that does not answer is asked again later. */
export async function askAgenda(): Promise<void> {
  try {
    const me = await recall();
    agenda.tables = me ? await api.agenda() : [];
    agenda.news = me?.account ? await api.news() : null;
  } catch {
    // The page says itself when the house does not answer.
  }
  badge(called());
}

/** Asks again and again until it is told to stop; run inside an effect. */
export function watchAgenda(): () => void {
  void askAgenda();
  const timer = setInterval(() => document.hidden || void askAgenda(), EVERY);
  return () => clearInterval(timer);
}

/** The number on the icon of an installed page, where there is one. */
function badge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
