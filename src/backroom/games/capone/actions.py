"""What a player can do in Capone, as one table of small ints.

A card is a choice in picks: `play`, then its field, victim or place; stones are named one by
one in printed order, and `guards` closes the placement.
"""

from typing import Final

from backroom.engine.domains import SEAT
from backroom.engine.tables import ActionTable, Arg, Verb

from .board import BUSINESS, DIVERTED, FIELD, GUARDS, MARKER, MEMBER
from .cards import CARD

ACTIONS: Final = ActionTable(
    (
        Verb("play", (Arg("card", CARD),)),
        Verb("discard", (Arg("card", CARD),)),
        Verb("bail", (Arg("member", MEMBER),)),
        Verb("at", (Arg("field", FIELD),)),
        Verb("member", (Arg("member", MEMBER),)),
        Verb("guards", (Arg("guards", GUARDS),)),
        Verb("victim", (Arg("victim", SEAT),)),
        Verb("diverted", (Arg("diversion", DIVERTED),)),
        Verb("done"),
        Verb("swap", (Arg("card", CARD),)),
        Verb("rehire", (Arg("guards", GUARDS),)),
        Verb("invest", (Arg("marker", MARKER),)),
    )
)
SAYS: Final = ActionTable(
    (
        Verb("threaten", (Arg("victim", SEAT),)),
        Verb("truce", (Arg("victim", SEAT),)),
        Verb("leave", (Arg("business", BUSINESS),)),
    )
)

# First numbers of the verbs, written out so that the compiled build inlines them;
# tests/games/capone/test_actions.py holds them against the table.
PLAY: Final = 0
DISCARD: Final = 25
BAIL: Final = 50
AT: Final = 58
PLACE: Final = 78
CLOSE: Final = 86
VICTIM: Final = 95
FROM_DIVERSION: Final = 101
DONE: Final = 104
SWAP: Final = 105
REHIRE: Final = 130
INVEST: Final = 139
