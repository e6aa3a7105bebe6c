/** What travels over the table: cards, men and money on their way from one spot to another. */

/** Spots are elements with `data-spot`; those whose name begins with `slot-` hold one thing each. */
export interface Trip {
  /** For the game to draw; null is a card face down. */
  what: string | null;
  from: string;
  to: string;
  /** As broad as it is high, and no card. */
  square?: boolean;
}

/** How long a trip takes, and all of an update together, in milliseconds. */
export const LASTS = 420;
export const AT_MOST = 900;
const APART = 70;
/** More than this is a deal or a clean-up, of which the first few tell enough. */
const MOST = 12;
const CARD = 5 / 7;

/** Where a player's card is seen to come from or to go to: the card itself in one's own hand, else the player. */
export function handOf(seat: string, me: number | null, card: string | null): string {
  return card !== null && Number(seat) === me ? `slot-hand-${card}` : `seat-${seat}`;
}

export interface Placed {
  spot: string;
  box: DOMRect;
}
export interface Journey extends Trip {
  start: DOMRect;
  end: DOMRect;
  /** Milliseconds until it sets out. */
  delay: number;
  /** Which of the spots of that name it lands on. */
  landing: number;
}

/** The largest box of a thing that lies in the middle of a spot. */
export function fitted(box: DOMRect, square: boolean): DOMRect {
  const aspect = square ? 1 : CARD;
  const width = Math.min(box.width, box.height * aspect);
  const height = width / aspect;
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
}

/** The trips that can be shown: both ends are in sight, and two cards alike go each their own way. */
export function journeys(
  trips: readonly Trip[],
  before: readonly Placed[],
  after: readonly Placed[],
  duration: number,
): Journey[] {
  const found: Journey[] = [];
  const left = [...before];
  const taken = new Set<number>();
  for (const trip of trips) {
    const source = left.findIndex(({ spot }) => spot === trip.from);
    const single = trip.to.startsWith("slot-");
    const landing = after.findLastIndex(({ spot }, at) => spot === trip.to && !taken.has(at));
    if (source < 0 || landing < 0 || found.length >= MOST) continue;
    const square = trip.square ?? false;
    const delay = Math.min(found.length * APART, Math.max(0, AT_MOST - duration));
    const start = fitted(left[source]!.box, square);
    found.push({ ...trip, start, end: fitted(after[landing]!.box, square), delay, landing });
    if (trip.from.startsWith("slot-")) left.splice(source, 1);
    if (single) taken.add(landing);
  }
  return found;
}
