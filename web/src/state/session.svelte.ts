/** Who is at this browser: a guest with a name, remembered by the server's cookie. */
import { api, Refusal } from "../net/api";
import { sentHere } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "../i18n/texts.svelte";
import type { Me } from "../net/wire";

/** Whether this browser is somebody here is kept for each house apart. */
const flag = sentHere() ? "local" : "guest";
export const session = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

/** Asks once who we are; nobody yet is no fault. */
export async function recall(): Promise<Me | null> {
  if (session.known || !settings[flag]) return session.me;
  session.me = await api.me().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 401) return null;
    throw error;
  });
  session.known = true;
  settings[flag] = session.me !== null;
  if (session.me) settings.name = session.me.name;
  return session.me;
}

/** Makes sure there is somebody: a stranger gets in at once under the name in the settings, or a guest's. */
export async function arrive(): Promise<Me> {
  const known = await recall();
  if (known) return known;
  const me = await api.arrive(settings.name.trim() || guestName());
  remember(me);
  return me;
}

/** Makes sure there is somebody who goes by this name; an empty wish leaves the name as it is. */
export async function goBy(wish: string): Promise<Me> {
  const name = wish.trim();
  const me = await arrive();
  if (!name || name === me.name) return me;
  const renamed = await api.rename(name);
  remember(renamed);
  return renamed;
}

/** This browser is somebody from now on. */
export function remember(me: Me): void {
  session.me = me;
  session.known = true;
  settings.name = me.name;
  settings[flag] = true;
}

/** This browser is nobody any more. */
export function leave(): void {
  session.me = null;
  settings[flag] = false;
}

function guestName(): string {
  const number = crypto.getRandomValues(new Uint16Array(1))[0]! % 900;
  return t("guest-name", { number: String(100 + number) });
}
