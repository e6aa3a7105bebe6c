/** Whose eyes a match is looked at through: a seat's, a spectator's (null), one's own, or everybody's at once. */
export type Eyes = number | "own" | "all" | null;
