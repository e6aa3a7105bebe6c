import type { Card } from "../cards";

export const card: Card = { place: 2, title: "Omerta", minutes: 30, accent: "#54702f" };
