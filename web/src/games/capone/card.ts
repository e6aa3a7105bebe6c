import type { Card } from "../cards";

export const card: Card = { place: 5, title: "Capone", minutes: 75, accent: "#b5651d" };
