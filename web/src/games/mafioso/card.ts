import type { Card } from "../cards";

export const card: Card = { place: 4, title: "Mafioso", minutes: 45, accent: "#7a3f78" };
