"""What is counted of those who played Chicago Poker (P4, P6 to P11)."""

from collections.abc import Sequence
from typing import Final

from backroom.engine.deeds import Counting, Deed, Told, number, times

from .notation import HAND


def won_with(combination: int) -> Counting:
    """P11: businesses that a seat won with a poker hand, a tie-break included."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        counted = [0] * seats
        shown = [-1] * seats
        for kind, values in told:
            if kind == "showed":
                shown[number(values, 0)] = number(values, 3)
            elif kind == "won" and shown[number(values, 0)] == combination:
                counted[number(values, 0)] += 1
        return [*counted]

    return count


DEEDS: Final = (
    Deed("businesses", times("won")),
    Deed("duels", times("showed")),
    *(
        Deed(f"won-{HAND.text(hand)}", won_with(hand))
        for hand in reversed(range(len(HAND.keys)))
    ),
    Deed("bullets", times("claimed")),
    Deed("murders", times("murdered")),
    Deed("victim", times("murdered", by=1)),
    Deed("raids", times("raided")),
    Deed("limousines", times("drove")),
    Deed("pistols", times("fired")),
    Deed("blackmail", times("blackmailed")),
)
