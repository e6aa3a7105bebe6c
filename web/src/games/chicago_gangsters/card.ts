import type { Card } from "../cards";

export const card: Card = { place: 3, title: "Chicago Gangsters", minutes: 75, accent: "#24608f" };
