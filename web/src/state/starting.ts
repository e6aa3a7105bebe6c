/** A match at once: a table for four with bots in the other chairs, begun without a word. */
import { addNonce } from "../fairness/shuffle";
import { api } from "../net/api";
import { askOffer, usualLevel } from "./offer.svelte";
import { go } from "./router.svelte";
import { arrive } from "./session.svelte";
import { settings } from "./settings.svelte";

const CHAIRS = 4;

/** Whether somebody never finished a match of a game: alone among bots they meet its first race without a clock. */
export async function isNewTo(game: string): Promise<boolean> {
  return !(await api.history()).some((played) => played.game === game && played.ended !== null);
}

/** With `instead` the way back leads to where one was before. */
export async function startMatch(game: string, instead = false): Promise<void> {
  const offer = (await askOffer()).find(({ name }) => name === game)!;
  if (offer.local) return location.assign(`/local/?house#/now/${game}`);
  await arrive();
  const seats = Math.min(CHAIRS, offer.seats.at(-1)!);
  const patient = await isNewTo(game);
  const bots = Array.from({ length: seats - 1 }, () => usualLevel(offer));
  const table = await api.make({ game, seats, bots, tempo: settings.tempo, patient });
  await api.ready(table.id, true, addNonce(table.commitment));
  await api.order(table.id, "start");
  go(`/tables/${table.id}`, instead);
}
