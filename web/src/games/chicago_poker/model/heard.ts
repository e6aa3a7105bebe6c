/** What is heard of what happens at Chicago Poker. */
import type { Heard } from "../../../ui/sound";
import type { Noted } from "./streets";

export const HEARD: Heard<Noted> = {
  started: "shuffle",
  opened: "reveal",
  drew: "card",
  reshuffled: "shuffle",
  played: "card",
  claimed: "call",
  raided: "siren",
  murdered: "blade",
  drove: "motor",
  fired: "bullet",
  blackmailed: "threat",
  wasted: "card",
  discarded: "card",
  deadlock: "wrong",
  showed: "reveal",
  reinforced: "card",
  turned_up: "reveal",
  won: "crown",
  unbroken: "wrong",
  last_business: "crown",
  longest_match: "call",
  said: "talk",
  // What comes of them is heard.
  turn: null,
  actions: null,
  stopped: null,
  timed_out: null,
  // Nothing is done.
  passed: null,
  // Cards that are swept away after what was heard.
  put_aside: null,
  cleared: null,
  // Sealed: nobody may know of it.
  answered: null,
};
