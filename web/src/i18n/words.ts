/** A game's actions and events in words: the ids and variables that the house's texts agree on. */
import type { FluentVariable } from "@fluent/bundle";
import type { Action, Happening } from "../net/frames";
import type { Line } from "../ui/table/Log.svelte";
import { has, t, type Args } from "./texts.svelte";

type Value = Happening[string];

/** What a game adds: which kind of thing an argument names, and its own way of naming one. */
export interface Dictionary {
  domains: Readonly<Record<string, string>>;
  name?: (domain: string, key: string) => string | null;
}

/** Who reads, and how the players are called. */
export interface Reader {
  seat: number | null;
  names: readonly string[];
}

/** A game in words, for pages that tell of a match without knowing it: an action, what happened, the cards of a hand. */
export interface Words<View, Event> {
  /** What wins, and how the reader stands, in one line. */
  standing: (view: View, reader: Reader) => string;
  /** What decides who wins, in the order of the rules and more is better; `tie-1` tells what broke a tie of the first. */
  ranks?: (view: View, seat: number) => number[];
  /** Why a match is over, where the last of its story does not say so. */
  ending?: (view: View) => string;
  action: (action: Action, view: View, reader: Reader) => string;
  story: (events: readonly Event[], view: View, reader: Reader) => Line[];
  hand: (view: View, seat: number) => string[];
}

/** An action as an order. */
export function tellAction(action: Action, reader: Reader, dictionary: Dictionary): string {
  return t(`action-${action.verb}`, told(action.args, reader, dictionary));
}

/** An event as this reader was told it; empty when it is not worth telling. */
export function tellEvent(event: Happening, reader: Reader, dictionary: Dictionary): string {
  const hidden = Object.values(event).some((value) => (Array.isArray(value) ? value.includes(null) : value === null));
  const id = `event-${event.kind}`;
  const chosen = hidden && has(`${id}-hidden`) ? `${id}-hidden` : id;
  return has(chosen) ? t(chosen, told(event, reader, dictionary)) : "";
}

/** The name of one thing: `red7` is `card-red` with number 7 unless `card-red7` has a text of its own. */
export function tellThing(domain: string, key: string | null): string {
  if (key === null) return t("hidden");
  if (has(`${domain}-${key}`)) return t(`${domain}-${key}`);
  const [, stem = "", number = ""] = /^(.*?)-?(\d*)$/.exec(key) ?? [];
  const id = stem ? `${domain}-${stem}` : domain;
  return has(id) ? t(id, { number: Number(number) }) : key;
}

/** A text as it stands at the beginning of a line; Dutch writes Eén, not Één. */
export function capital(text: string): string {
  const first = text.startsWith("één") ? "e" : text.charAt(0);
  return first.toUpperCase() + text.slice(1);
}

/** The last parts of Dutch and English compounds that name things in the games. */
const LAST_PART =
  /(?<=\p{L}{3})(?=(?:club|kerij|mingsgeld|winkel|zaak|centrum|kantoor|huis|geld|mutsje|plaatsen|geven|broker|yard)(?!\p{L}))/giu;

/** A name with soft hyphens where a narrow card may break a compound: before its last part. */
export function breakable(name: string): string {
  return name.replace(LAST_PART, "\u00ad");
}

/** Who won, as a headline. */
export function wonBy(names: readonly string[]): string {
  return t("ending-other", { names: listed(names), count: names.length });
}

/** Several things as a list in words. */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? t("list-empty");
  return t("list-last", { head: things.slice(0, -1).join(", "), last: things.at(-1)! });
}

function told(fields: Readonly<Record<string, Value>>, reader: Reader, dictionary: Dictionary): Args {
  const args: Args = { you: "no" };
  for (const [name, value] of Object.entries(fields)) {
    if (name === "kind") continue;
    const domain = dictionary.domains[name] ?? name;
    if (Array.isArray(value)) {
      const seen = value.filter((key) => key !== null).map((key) => inList(domain, key, reader, dictionary));
      const hidden = value.length - seen.length;
      const all = hidden ? [...seen, t("list-hidden", { count: hidden })] : seen;
      args[name] = listed(all);
      args[`${name}-row`] = all.join(", ");
      args[`${name}-count`] = value.length;
      continue;
    }
    args[name] = naming(domain, value, reader, dictionary);
    if (value !== null && /^\d+$/.test(value)) args[`${name}-number`] = Number(value);
    if (domain === "seat") args[`${name}-you`] = isReader(value, reader);
  }
  return { ...args, you: isReader(fields.seat, reader) };
}

function naming(domain: string, key: string | null, reader: Reader, dictionary: Dictionary): FluentVariable {
  if (domain === "seat") return reader.names[Number(key)] ?? `#${String(key)}`;
  if (key === null) return t("hidden");
  if (domain === "count") return Number(key);
  return dictionary.name?.(domain, key) ?? tellThing(domain, key);
}

/** A thing in a list, with the article or the marks that the game gives it. */
function inList(domain: string, key: string, reader: Reader, dictionary: Dictionary): string {
  const id = `${domain}-${key}-listed`;
  if (has(id)) return t(id);
  const thing = String(naming(domain, key, reader, dictionary));
  return has(`${domain}-listed`) ? t(`${domain}-listed`, { thing }) : thing;
}

function isReader(seat: Value | undefined, reader: Reader): string {
  return seat != null && reader.seat !== null && Number(seat) === reader.seat ? "yes" : "no";
}
