"""What a player can do in Omerta, as one table of small ints."""

from typing import Final

from backroom.engine.domains import SEAT
from backroom.engine.tables import ActionTable, Arg, Verb

from .cards import FIRST_HAND, MOST_SLOTS, SLOT, VAULT

ACTIONS: Final = ActionTable(
    (
        Verb("call"),
        Verb("draw"),
        Verb("take"),
        Verb("pass"),
        Verb("discard"),
        Verb("decline"),
        Verb("done"),
        Verb("swap", (Arg("slot", SLOT),)),
        Verb("peek", (Arg("slot", SLOT),)),
        Verb("claim", (Arg("slot", SLOT),)),
        Verb("kill", (Arg("slot", SLOT),)),
        Verb("throw", (Arg("slot", SLOT),)),
        Verb("crack", (Arg("slot", SLOT),)),
        Verb("pick", (Arg("slot", SLOT),)),
        Verb("aim", (Arg("victim", SEAT),)),
        Verb("open", (Arg("vault", VAULT),)),
    )
)

# First numbers of the verbs, written out so that the compiled build inlines them;
# tests/games/omerta/test_actions.py holds them against the table.
CALL: Final = 0
DRAW: Final = 1
TAKE: Final = 2
PASS: Final = 3
DISCARD: Final = 4
DECLINE: Final = 5
DONE: Final = 6
SWAP: Final = 7
PEEK: Final = 62
CLAIM: Final = 117
KILL: Final = 172
THROW: Final = 227
CRACK: Final = 282
PICK: Final = 337
AIM: Final = 392
OPEN: Final = 398


def ladder(head: list[int], first: int) -> list[list[int]]:
    """For each size of a hand: some plain actions, then one action for each of its slots."""
    return [[*head, *range(first, first + size)] for size in range(MOST_SLOTS + 1)]


# Lists made once and shared: what is legal depends on the size of a hand, blockers aside.
TURNS: Final = [[action for action in range(4) if mask >> action & 1] for mask in range(16)]
KEEPS: Final = ladder([DISCARD], SWAP)
TAKES: Final = ladder([], SWAP)
CLAIMS: Final = ladder([PASS], CLAIM)
KILLS: Final = ladder([PASS], KILL)
LOOKS: Final = ladder([DECLINE], PEEK)
THROWS: Final = ladder([DECLINE], THROW)
CRACKS: Final = ladder([DECLINE], CRACK)
PICKS: Final = ladder([], PICK)
OPENS: Final = [OPEN, OPEN + 1, OPEN + 2, OPEN + 3]
FIRST_PEEKS: Final = [PEEK + slot for slot in range(FIRST_HAND - 1)]
SECOND_PEEKS: Final = [
    [PEEK + slot for slot in range(first + 1, FIRST_HAND)] for first in range(FIRST_HAND)
]
