/** Who is armed and whom his arms reach, drawn as lines when somebody looks at a chair. */
import { isKind } from "../../folding";
import { BLADES, GUNS, LEFT_OF, RIGHT_OF, type Event } from "../generated";
import { across, beside } from "./board";
import { colourOf, type View } from "./view";

export interface Line {
  from: number;
  to: number;
  weapon: "gun" | "blade";
}

/** The lines that leave a chair: across for a gun, beside for a blade. Sleepers have none. */
export function linesFrom(view: View, chair: number): Line[] {
  const man = view.chairs[chair];
  if (!man || man.asleep) return [];
  const lines: Line[] = [];
  const opposite = across(chair);
  if (GUNS[man.kind][chair] && opposite !== null) lines.push({ from: chair, to: opposite, weapon: "gun" });
  if (BLADES[man.kind][chair]) lines.push(...beside(chair).map((to): Line => ({ from: chair, to, weapon: "blade" })));
  return lines;
}

/** The lines by which other families reach a chair. */
export function linesTo(view: View, chair: number): Line[] {
  const victim = view.chairs[chair];
  if (!victim) return [];
  const near = [across(chair), ...beside(chair)].filter((from) => from !== null);
  return near
    .filter((from) => view.chairs[from]?.colour !== victim.colour)
    .flatMap((from) => linesFrom(view, from))
    .filter(({ to }) => to === chair);
}

/** By which lines men were just shot or stabbed. */
export function linesTaken(view: View, events: readonly Event[]): Line[] {
  return events.flatMap((event) => {
    if (!isKind(event, ["shot", "stabbed"])) return [];
    const chair = Number(event.chair);
    const near = event.kind === "shot" ? [across(chair)] : beside(chair);
    return near
      .filter((from) => from !== null)
      .filter((from) => view.chairs[from]?.colour === colourOf(view, Number(event.seat)))
      .flatMap((from) => linesFrom(view, from))
      .filter(({ to, weapon }) => to === chair && weapon === (event.kind === "shot" ? "gun" : "blade"));
  });
}

/** The next chair with a man on it, to one side; left is clockwise. */
export function nextMan(view: View, chair: number, side: string): number {
  const next: readonly number[] = side === "left" ? LEFT_OF : RIGHT_OF;
  let place = next[chair] ?? chair;
  while (place !== chair && !view.chairs[place]) place = next[place] ?? chair;
  return place;
}

/** By which own men the victims of a Shoot or Stab can be reached. */
export function linesOf(view: View, verb: string, victims: readonly number[], colour: string): Line[] {
  const weapon = verb === "shoot" ? "gun" : verb === "stab" ? "blade" : null;
  return victims
    .flatMap((victim) => linesTo(view, victim))
    .filter((line) => line.weapon === weapon && view.chairs[line.from]?.colour === colour);
}
