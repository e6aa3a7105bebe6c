/** Cards, actions, announcements and happenings of Chicago Gangsters in words. */
import type { Action } from "../../../net/frames";
import { seatIn } from "../../folding";
import type { Line } from "../../../ui/table/Log.svelte";
import { t } from "../../../i18n/texts.svelte";
import { capital, tellAction, tellEvent, tellThing, type Dictionary, type Reader } from "../../../i18n/words";
import { face } from "./cards";
import type { Noted } from "./round";

const DICTIONARY: Dictionary = {
  domains: {
    seat: "seat",
    other: "seat",
    cards: "means",
    useless: "means",
    hidden: "means",
    strength: "count",
    challengers: "count",
    defenders: "count",
    shared: "count",
    hides: "count",
    bottles: "count",
  },
  name: (domain, key) => (domain === "district" ? districtName(key) : /^\d+$/.test(key) ? key : null),
};
const COUNTED: Dictionary = { domains: { ...DICTIONARY.domains, cards: "count" } };

export function meansName(card: string | null | undefined): string {
  return card ? capital(tellThing("means", card)) : t("card-unknown");
}

/** What a means card is good for. */
export function meansHelp(card: string): string {
  return t(`explain-${face(card).kind}`);
}

export function personName(person: string | null): string {
  return person ? tellThing("person", person) : "";
}

/** What a person is good for, in a sentence without the name it begins with; the notables share one. */
export function personHelp(person: string): string {
  const notable = ["bank-director", "mayor", "police-chief", "prosecutor", "judge", "senator"].includes(person);
  return notable ? t("explain-notable") : capital(t(`person-${person}-help`).replace(/^[^:]+\(\d\): /, ""));
}

export function clanName(clan: string | null): string {
  return clan ? tellThing("clan", clan) : "";
}

/** A district by its bare name: the signs its text adds are drawn beside it. */
export function districtName(district: string | null): string {
  return district ? tellThing("district", district).replace(/ \(.*\)$/, "") : "";
}

export function actionName(action: Action, reader: Reader): string {
  return tellAction(action, reader, DICTIONARY);
}

/** An announcement by its key: `put_in_8`. */
export function sayName(say: string): string {
  const [, verb = "", what = ""] = /^(stay_out|put_in|want|aim)_?(.*)$/.exec(say) ?? [];
  const args = {
    strength: Number(what) || 0,
    package: what && tellThing("package", what),
    goal: what && tellThing("goal", what),
  };
  return verb ? t(`say-${verb}`, args) : "";
}

/** Who said what: read by itself, as on a phone, a quotation is nobody's. */
function saying(seat: number | null, say: string, { seat: me, names }: Reader): string {
  return t("event-said", { you: seat === me ? "yes" : "no", seat: names[seat ?? -1] ?? "", say });
}

const STRONG = new Set<Noted["kind"]>(["crowned", "fought", "traded_places", "curtain", "deadlocked"]);
/** Told by the table itself, or by another line. */
const SILENT = new Set<Noted["kind"]>(["answered", "closed", "spent", "committed"]);

/** One line of the story; null for what is not worth telling. */
export function line(event: Noted, reader: Reader): Line | null {
  if (SILENT.has(event.kind)) return null;
  const seat = seatIn(event);
  if (event.kind === "round")
    return { text: t("line-round", { district: districtName(event.district) }), weight: "turn", seat };
  if (event.kind === "said") return { text: saying(seat, sayName(String(event.say)), reader), seat };
  const { round: _kept, ...fields } = event;
  const counted = event.kind === "started" || event.kind === "reshuffled";
  const text = tellEvent(fields, reader, counted ? COUNTED : DICTIONARY);
  return text.trim() ? { text, weight: STRONG.has(event.kind) ? "strong" : "plain", seat } : null;
}

const NAMES = ["Lefty Malone", "Dolores Vance", "Barrel Kaminski", "Silk Romano", "Kitty Doyle"];

/** What a bot at a seat is called; clans are dealt, so the names are nobody's in particular. */
export function botName(seat: number): string {
  return NAMES[seat] ?? "";
}
