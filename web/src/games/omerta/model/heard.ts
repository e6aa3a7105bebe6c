/** What is heard of what happens at Omerta. */
import type { Heard } from "../../../ui/sound";
import type { Event } from "../generated";

export const HEARD: Heard<Event> = {
  round: "shuffle",
  peeked: "reveal",
  skipped: "wrong",
  called: "call",
  drew: "card",
  took: "card",
  reshuffled: "shuffle",
  swapped: "place",
  discarded: "card",
  hit: "bullet",
  missed: "wrong",
  penalty: "wrong",
  aimed: "threat",
  countered: "bullet",
  bluffed: "wrong",
  switched: "shuffle",
  shuffled: "shuffle",
  looked: "reveal",
  given: "gone",
  threw: "card",
  botched: "wrong",
  opened: "reveal",
  cracked: "place",
  mothered: "threat",
  patrolled: "siren",
  lifted: "wake",
  revealed: "reveal",
  round_over: "call",
  scored: "money",
  said: "talk",
  // What comes of them is heard.
  turn: null,
  timed_out: null,
  // Nothing is done.
  passed: null,
  declined: null,
  let_pass: null,
  // A mark stays where it was.
  held: null,
  // Sealed: nobody may know of it.
  answered: null,
};
