"""What is counted of those who played Omerta (O9, O15, O17, O21, O24)."""

from collections.abc import Sequence
from typing import Final

from backroom.engine.deeds import (
    LEAST,
    Deed,
    Told,
    last,
    lowest,
    number,
    times,
    total,
)


def rounds_won(told: Sequence[Told], seats: int) -> list[int | None]:
    """O21: rounds that brought no points because they were won."""
    return total("scored", of=3)(told, seats)


def right_calls(told: Sequence[Told], seats: int) -> list[int | None]:
    """O21: rounds that were won by whoever called Omerta."""
    counted = [0] * seats
    caller = -1
    for kind, values in told:
        if kind == "round_over":
            caller = number(values, 0)
        elif kind == "scored" and number(values, 0) == caller:
            counted[caller] += number(values, 3)
    return [*counted]


def cards_shed(told: Sequence[Told], seats: int) -> list[int | None]:
    """O9, O15, O17: cards that left a hand for the discards without another in their place."""
    singly = times("hit", "countered")(told, seats)
    thrown = total("threw", of=1)(told, seats)
    return [(one or 0) + (other or 0) for one, other in zip(singly, thrown, strict=True)]


DEEDS: Final = (
    Deed("rounds", times("scored")),
    Deed("rounds-won", rounds_won),
    Deed("calls", times("called")),
    Deed("right-calls", right_calls),
    Deed("races", times("hit")),
    Deed("misses", times("missed")),
    Deed("shed", cards_shed),
    Deed("killers", times("countered")),
    Deed("lowest-hand", lowest("revealed", of=2), LEAST),
    Deed("fewest-points", last("scored", of=2), LEAST),
)
