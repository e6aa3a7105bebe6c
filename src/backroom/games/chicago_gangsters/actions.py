"""What a player can do, and announce, in Chicago Gangsters."""

from typing import Final

from backroom.engine.domains import Domain, Numbers
from backroom.engine.tables import ActionTable, Arg, Verb

from .cards import FACE

SIDE: Final = Domain("side", ("challengers", "defenders"))
PACKAGE: Final = Domain("package", ("first", "second"))
ITEM: Final = Domain("item", ("bottle", "means", "person"))
ABILITY: Final = Domain("ability", ("spy", "whisky-smuggler", "fence", "poker-player", "mr-x"))
MEANS: Final = (Arg("means", FACE),)

ACTIONS: Final = ActionTable(
    (
        Verb("put", MEANS),
        Verb("hide", MEANS),
        Verb("done"),
        Verb("open"),
        Verb("join", (Arg("side", SIDE),)),
        Verb("claim"),
        Verb("pass"),
        Verb("duel", MEANS),
        Verb("brawl"),
        Verb("take", (Arg("package", PACKAGE),)),
        Verb("pay", (Arg("item", ITEM),)),
        Verb("draw"),
        Verb("use", (Arg("ability", ABILITY),)),
        Verb("discard", MEANS),
        Verb("fish", MEANS),
        Verb("end"),
    )
)

# First numbers of the verbs, written out so that the compiled build inlines them;
# tests/games/chicago_gangsters/test_actions.py holds them against the table.
PUT: Final = 0
HIDE: Final = 10
DONE: Final = 20
OPEN: Final = 21
JOIN: Final = 22
CLAIM: Final = 24
PASS: Final = 25
DUEL: Final = 26
BRAWL: Final = 36
TAKE: Final = 37
PAY: Final = 39
DRAW: Final = 42
USE: Final = 43
DISCARD: Final = 48
FISH: Final = 58
END: Final = 68

# Abilities of the end of a round, in the order of their domain.
USE_SPY: Final = 43
USE_SMUGGLER: Final = 44
USE_FENCE: Final = 45
USE_POKER: Final = 46
USE_MR_X: Final = 47

GOAL: Final = Domain("goal", ("win", "half", "save"))
# G1: announcements bind nobody.
SAYS: Final = ActionTable(
    (
        Verb("stay_out"),
        Verb("put_in", (Arg("strength", Numbers("strength", 30)),)),
        Verb("want", (Arg("package", PACKAGE),)),
        Verb("aim", (Arg("goal", GOAL),)),
    )
)
