"""What a player can do in Chicago Poker, as one table of small ints."""

from typing import Final

from backroom.engine.domains import SEAT, Domain
from backroom.engine.tables import ActionTable, Arg, Verb

from .cards import CARD, GANGSTER, PLACE, WASTABLE

POSITION: Final = Domain("position", ("1", "2", "3", "4", "5"))

ACTIONS: Final = ActionTable(
    (
        Verb("draw"),
        Verb("pass"),
        Verb("end"),
        Verb("play", (Arg("card", GANGSTER), Arg("place", PLACE))),
        Verb("raid", (Arg("victim", SEAT), Arg("place", PLACE))),
        Verb("murder", (Arg("victim", SEAT), Arg("place", PLACE))),
        Verb("limousine", (Arg("source", PLACE), Arg("target", PLACE))),
        Verb("pistol"),
        Verb("blackmail"),
        Verb("waste", (Arg("special", WASTABLE),)),
        Verb("pick", (Arg("position", POSITION),)),
        Verb("done"),
        Verb("duel", (Arg("place", PLACE),)),
        Verb("choose", (Arg("card", CARD),)),
    )
)

# First numbers of the verbs, written out so that the compiled build inlines them;
# tests/games/chicago_poker/test_actions.py holds them against the table.
DRAW: Final = 0
PASS: Final = 1
END: Final = 2
PLAY: Final = 3
RAID: Final = 303
MURDER_AT: Final = 327
DRIVE: Final = 351
FIRE: Final = 367
EXTORT: Final = 368
WASTE: Final = 369
PICK: Final = 373
DONE: Final = 378
DUEL: Final = 379
CHOOSE: Final = 383
