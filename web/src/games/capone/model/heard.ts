/** What is heard of what happens at Capone. */
import type { Heard } from "../../../ui/sound";
import type { Noted } from "./ledger";

export const HEARD: Heard<Noted> = {
  dealt: "shuffle",
  exchanged: "card",
  bailed: "money",
  discarded: "card",
  played: "card",
  opened: "money",
  placed: "place",
  expelled: "bullet",
  returned: "threat",
  diverted: "motor",
  arrested: "siren",
  fetched: "siren",
  drowned: "gone",
  extorted: "money",
  settled: "money",
  rehired: "place",
  served: "wake",
  invested: "money",
  sold: "money",
  said: "talk",
  // What comes of them is heard.
  year: null,
  timed_out: null,
  // Nothing is done.
  kept: null,
  // Sealed: nobody may know of it.
  answered: null,
  // The end of the match has sounds of its own.
  ended: null,
};
