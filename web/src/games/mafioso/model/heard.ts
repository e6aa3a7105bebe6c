/** What is heard of what happens at Mafioso. */
import type { Heard } from "../../../ui/sound";
import type { Event } from "../generated";

export const HEARD: Heard<Event> = {
  started: "shuffle",
  seated: "place",
  exploded: "blast",
  boomed: "blast",
  died: "gone",
  eliminated: "gone",
  paid: "money",
  shot: "bullet",
  stabbed: "blade",
  ordered: "place",
  drugged: "sleep",
  passed: "place",
  raided: "siren",
  moved: "place",
  discarded: "card",
  drew: "card",
  reshuffled: "shuffle",
  woke: "wake",
  said: "talk",
  // What comes of them is heard.
  turn: null,
  stopped: null,
  timed_out: null,
  // Sealed: nobody may know of it.
  answered: null,
  // The end of the match has sounds of its own.
  ended: null,
};
