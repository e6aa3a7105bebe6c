/** Why somebody was hit, in a few words: the rule behind a headline. */
import { keyIn } from "../../keys";
import { t } from "../../../i18n/texts.svelte";
import { listed, tellThing, type Reader } from "../../../i18n/words";
import { BLADES, GUNS, type Event } from "../generated";
import { across, beside, blastOf, KINDS, type Kind } from "./board";
import type { Headline } from "./staging";
import { colourOf, type View } from "./view";

/** Gets the table as it is after all that happened; empty where the headline says enough. */
export function whyOf(headline: Headline, view: View, reader: Reader): string {
  const { event, fallen } = headline;
  const seat = Number(event.seat);
  const who = (one: number) => ({ you: one === reader.seat ? "yes" : "no", name: reader.names[one] ?? "" });
  if (event.kind === "shot" || event.kind === "stabbed") {
    const from = attacker(headline, view);
    if (!from) return "";
    const born = from.kind === (event.kind === "shot" ? "robbie" : "jack") ? "yes" : "no";
    return t(`why-${event.kind}`, { ...who(seat), man: tellThing("man", from.kind), chair: from.chair, born });
  }
  if (event.kind === "exploded") {
    const chairs = listed(blastOf(Number(event.chair)).map(String));
    return headline.lit === null
      ? t("why-exploded", { ...who(seat), chairs })
      : t("why-boomed", { ...who(headline.lit), chairs });
  }
  return event.kind === "drugged" && fallen.length > 0 ? t("why-overdose") : "";
}

/** A man of the family that attacked whose weapon reaches the chair. */
function attacker({ event, next }: Headline, view: View): { chair: number; kind: Kind } | null {
  if (event.kind !== "shot" && event.kind !== "stabbed") return null;
  const near = event.kind === "shot" ? [across(Number(event.chair))] : beside(Number(event.chair));
  const armed = event.kind === "shot" ? GUNS : BLADES;
  for (const chair of near) {
    const kind = chair === null ? null : satOn(chair, event.seat, next, view);
    if (chair !== null && kind && armed[kind][chair]) return { chair, kind };
  }
  return null;
}

/** What kind of man of a family was awake on a chair before some things happened; null for nobody. */
function satOn(chair: number, seat: string, next: readonly Event[], view: View): Kind | null {
  const gone = next.find(
    (event) =>
      event.kind === "raided" || ((event.kind === "moved" || event.kind === "died") && Number(event.chair) === chair),
  );
  if (gone) return "man" in gone && gone.seat === seat ? keyIn(KINDS, gone.man) : null;
  // Whoever came later did not do it.
  if (next.some((event) => event.kind === "moved" && Number(event.target) === chair)) return null;
  const man = view.chairs[chair];
  return man && !man.asleep && man.colour === colourOf(view, Number(seat)) ? man.kind : null;
}
