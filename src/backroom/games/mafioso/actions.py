"""What a player can do in Mafioso, as one table of small ints.

Shoot and Stab are named by the victim's chair (M42), a cake by the colour of its owner, a
Move by the man's chair and then the new chair.
"""

from typing import TYPE_CHECKING, Final

from backroom.engine.tables import ActionTable, Arg, Verb

from .board import (
    CHAIR,
    CHAIRS,
    COLOUR,
    DRINK,
    DRINKS,
    LAST_SIX,
    MAN,
    MEN,
    SIDE,
    SIX_CHAIRS,
    SIXES,
    by_sixes,
)
from .cards import CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

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


def _naming(first: int) -> list[list[int]]:
    """By mask of chairs: the actions of a verb that name them; `first` names chair 0."""
    return [[first + chair for chair in chairs] for chairs in by_sixes()]


SHOTS: Final = _naming(SHOOT_AT)
STABS: Final = _naming(STAB_AT)
CAKES: Final = _naming(CAKE_AT)
PILLS: Final = [
    [PILL_AT + DRINKS.index(chair) for chair in chairs if chair in DRINKS]
    for chairs in by_sixes()
]
MOVES: Final = _naming(MOVE_FROM)
TARGETS: Final = _naming(MOVE_TO)
# By the chair of the only cake on the table, or -1 for none: where one can be ordered.
ORDERS: Final = [
    [CAKE_AT + chair for chair in range(CHAIRS) if chair != cake] for cake in range(CHAIRS + 1)
]
# By man of a family.
PLACES: Final = [_naming(SEAT_AT + man * CHAIRS) for man in range(MEN)]


def add_naming(chairs: "i64", naming: list[list[int]], legal: list[int]) -> None:
    """Add the actions of a verb that name some chairs, out of one of the tables above.

    Lists that lie ready are cheaper than numbers one by one (`backroom bench mafioso`).
    """
    place: i64 = 0
    left: i64 = chairs
    while left:
        some: i64 = left & LAST_SIX
        if some:
            legal += naming[place + some]
        place += SIXES
        left >>= SIX_CHAIRS
