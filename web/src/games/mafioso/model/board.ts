/** The table, the men and the cards as they are drawn: geometry on top of what is printed, no rules. */
import { CHAIRS, CROSSED, KINDS, LEFT_OF, OPPOSITE, RIGHT_OF, THINGS as LAID, type Colour } from "../generated";

export { CHAIRS, KINDS, type Colour };
export { COLOUR_KEYS as COLOURS, CARD_KEYS as CARDS, type Card as CardKey } from "../generated";
export type Kind = (typeof KINDS)[number];
export type Thing = (typeof LAID)[number];

/** What lies before each chair. */
export const THINGS: readonly Thing[] = LAID;

/** The four chairs at the short ends carry a cross. */
export function isCrossed(chair: number): boolean {
  return CROSSED.some((one) => one === chair);
}

/** The chair straight across the table; null at the short ends. */
export function across(chair: number): number | null {
  return OPPOSITE[chair] ?? null;
}

/** The chairs to the right and left of the man on a chair. */
export function beside(chair: number): [number, number] {
  return [RIGHT_OF[chair] ?? chair, LEFT_OF[chair] ?? chair];
}

/** The chairs a cake takes: its own between the two beside it. */
export function blastOf(chair: number): number[] {
  const [before, after] = beside(chair);
  return [before, chair, after];
}

/** Where an arrow key leads: round the table, or across it (up and down; left and right when it stands upright). Null for other keys. */
export function neighbour(chair: number, key: string, turned: boolean): number | null {
  const round = turned ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  const over = turned ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (over.includes(key)) return across(chair) ?? chair;
  if (!round.includes(key)) return null;
  const [before, after] = beside(chair);
  const near = chair <= 13 || chair === 29;
  return (key === round[1]) === near ? after : before;
}

/** Along which edge a chair stands: the long ones are near (0 to 12) and far, the short ones head and foot. */
export type Side = "near" | "foot" | "far" | "head";
export function sideOf(chair: number): Side {
  return chair <= 12 ? "near" : chair <= 14 ? "foot" : chair <= 27 ? "far" : "head";
}

/** How far from a corner of the lying table a cake before the last chair of a side stands, in units. */
export const CORNERS: Readonly<Record<number, number>> = { 0: 3, 12: -3, 15: -3, 27: 3 };

/** The board is measured in units; a chair takes ten. Its length is fixed, its breadth follows the screen. */
export const LENGTH = 150;

export interface Spot {
  x: number;
  y: number;
}

/** The middle of the man on a chair, in units; `turned` stands the table upright, as on a phone. */
export function spotOf(chair: number, breadth: number, turned: boolean): Spot {
  const { x, y } = turned
    ? lying(chair, breadth, EDGE_UPRIGHT, EDGE_UPRIGHT)
    : lying(chair, breadth, EDGE, EDGE_BESIDE);
  return turned ? { x: breadth - y, y: x } : { x, y };
}

/** How far from the edge a man sits: more where his number stands beside him and not above or below. */
const EDGE = 8;
const EDGE_BESIDE = 9;
const EDGE_UPRIGHT = 9.5;

/** `edge` along the long sides, `end` at the short ones. */
function lying(chair: number, breadth: number, edge: number, end: number): Spot {
  const half = breadth / 2;
  switch (sideOf(chair)) {
    case "near":
      return { x: 15 + 10 * chair, y: edge };
    case "foot":
      return { x: LENGTH - end, y: half + (chair === 13 ? -5.5 : 5.5) };
    case "far":
      return { x: 15 + 10 * (27 - chair), y: breadth - edge };
    default:
      return { x: end, y: half + (chair === 29 ? -5.5 : 5.5) };
  }
}

/** The way a man looks: towards the middle of the table, as a step of one unit. */
export function facing(chair: number, turned: boolean): Spot {
  const step = { near: { x: 0, y: 1 }, far: { x: 0, y: -1 }, head: { x: 1, y: 0 }, foot: { x: -1, y: 0 } }[
    sideOf(chair)
  ];
  return turned ? { x: -step.y, y: step.x } : step;
}

/** The outline of each family's piece in a box of 100, and its sign in a box of 24. */
export const FRAMES: Readonly<Record<Colour, string>> = {
  yellow: "M50 3a47 47 0 1 0 0 94 47 47 0 1 0 0-94z",
  red: "M7 5h86v46q0 31-43 46Q7 82 7 51z",
  blue: "M14 4h72q10 0 10 10v72q0 10-10 10H14q-10 0-10-10V14Q4 4 14 4z",
  green: "M50 1l44 25v48L50 99 6 74V26z",
  orange: "M5 96V48a45 45 0 0 1 90 0v48z",
  purple: "M30 4h40l26 26v40L70 96H30L4 70V30z",
};
export const SIGNS: Readonly<Record<Colour, string>> = {
  yellow: "M12 .5l3.200 7.800 8.300.6-6.400 5.400 2 8.200L12 18l-7.100 4.500 2-8.200L.5 8.900l8.300-.6z",
  red: "M12 23C2 15 .5 11 .5 7.500.5 1 9 0 12 6c3-6 11.500-5 11.500 1.500 0 3.500-1.500 7.500-11.500 15.500z",
  blue: "M12 .5c4 6.500 8.500 9.500 8.500 15a8.500 8.500 0 0 1-17 0C3.500 10 8 7 12 .5z",
  green:
    "M12 12.500C5 4 8 .5 12 .5s7 3.500 0 12c8-7 12-3 11.500.500C23 18 17 17 12.500 13l2 10.500h-5l2-10.500C7 17 1 18 .5 13 0 9.500 4 5.500 12 12.500z",
  orange: "M12 1l11.500 21.500H.5z",
  purple: "M16 1A11.500 11.500 0 1 0 23 16.500 9 9 0 1 1 16 1z",
};
