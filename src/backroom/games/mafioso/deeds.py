"""What is counted of those who played Mafioso (M11, M15, M16, M20, M28, M30, M33)."""

from collections.abc import Sequence
from typing import Final

from backroom.engine.deeds import MOST, Deed, Told, number, times, total

ATTACKS: Final = ("shot", "stabbed", "drugged", "boomed")


def deaths(told: Sequence[Told]) -> list[tuple[int, int]]:
    """Whose doing each death was, and whose man died.

    A cake is its owner's doing, unless somebody else let it go off (M23).
    """
    found = []
    killer = -1
    is_boom = False
    for kind, values in told:
        if kind in ATTACKS or (kind == "exploded" and not is_boom):
            killer = number(values, 0)
        elif kind == "died":
            found.append((killer, number(values, 0)))
        is_boom = kind == "boomed"
    return found


def kills(told: Sequence[Told], seats: int) -> list[int | None]:
    """Men of others who died by a seat's doing."""
    done = [killer for killer, owner in deaths(told) if killer != owner]
    return [done.count(seat) for seat in range(seats)]


def blunders(told: Sequence[Told], seats: int) -> list[int | None]:
    """Own men who died by a seat's own doing (M20, M28)."""
    done = [killer for killer, owner in deaths(told) if killer == owner]
    return [done.count(seat) for seat in range(seats)]


def survivals(told: Sequence[Told], seats: int) -> list[int | None]:
    """M33: one for whoever was never out."""
    out = {number(values, 0) for kind, values in told if kind == "eliminated"}
    return [int(seat not in out) for seat in range(seats)]


DEEDS: Final = (
    Deed("money", total("paid", of=1)),
    Deed("richest", total("paid", of=1), MOST),
    Deed("survivals", survivals),
    Deed("kills", kills),
    Deed("shots", times("shot")),
    Deed("stabs", times("stabbed")),
    Deed("cakes", times("ordered")),
    Deed("pills", total("drugged", of=1)),
    Deed("raids", times("raided")),
    Deed("lost", times("died")),
    Deed("blunders", blunders),
)
