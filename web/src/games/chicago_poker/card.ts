import type { Card } from "../cards";

export const card: Card = { place: 1, title: "Chicago Poker", minutes: 45, accent: "#b3272d" };
