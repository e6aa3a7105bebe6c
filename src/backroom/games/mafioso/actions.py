"""What a player can do in Mafioso, as one table of small ints.

Shoot and Stab are named by the victim's chair (M42), a cake by the colour of its owner, a
Move by the man's chair and then the new chair.
"""

from typing import Final

from backroom.engine.tables import ActionTable, Arg, Verb

from .board import CHAIR, COLOUR, DRINK, MAN, SIDE
from .cards import CARD

ACTIONS: Final = ActionTable(
    (
        Verb("stop"),
        Verb("shoot", (Arg("chair", CHAIR),)),
        Verb("stab", (Arg("chair", CHAIR),)),
        Verb("cake", (Arg("chair", CHAIR),)),
        Verb("nightcap", (Arg("chair", DRINK),)),
        Verb("pass", (Arg("colour", COLOUR), Arg("side", SIDE))),
        Verb("boom", (Arg("colour", COLOUR),)),
        Verb("raid"),
        Verb("move", (Arg("chair", CHAIR),)),
        Verb("to", (Arg("chair", CHAIR),)),
        Verb("discard", (Arg("card", CARD),)),
        Verb("seat", (Arg("man", MAN), Arg("chair", CHAIR))),
    )
)

# First numbers of the verbs, written out so that the compiled build inlines them;
# tests/games/mafioso/test_actions.py holds them against the table.
STOP: Final = 0
SHOOT_AT: Final = 1
STAB_AT: Final = 31
CAKE_AT: Final = 61
PILL_AT: Final = 91
PASS_CAKE: Final = 100
BOOM_CAKE: Final = 112
START_RAID: Final = 118
MOVE_FROM: Final = 119
MOVE_TO: Final = 149
DISCARD: Final = 179
SEAT_AT: Final = 187
