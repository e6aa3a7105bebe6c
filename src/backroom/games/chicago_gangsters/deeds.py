"""What is counted of those who played Chicago Gangsters (G2, G5, G6, G12, G17, G22)."""

from collections.abc import Sequence
from typing import Final

from backroom.engine.deeds import (
    MOST,
    Counting,
    Deed,
    Told,
    highest,
    number,
    several,
    times,
    total,
)

WINNERS: Final = 0
LOSERS: Final = 1


def loot_of(result: int) -> Counting:
    """G12, G24: packages that a seat took after fights with one result; a godfather two."""

    def count(told: Sequence[Told], seats: int) -> list[int | None]:
        counted = [0] * seats
        for kind, values in told:
            if kind in ("took", "took_both") and number(values, 1) == result:
                counted[number(values, 0)] += 2 if kind == "took_both" else 1
        return [*counted]

    return count


def persons(told: Sequence[Told], seats: int) -> list[int | None]:
    """G13: persons who came to a seat by loot, without the one it began with (G18)."""
    kinds = [kind for kind, _ in told]
    first = kinds.index("round") if "round" in kinds else len(kinds)
    return times("hired")(told[first:], seats)


def bluffs(told: Sequence[Told], seats: int) -> list[int | None]:
    """G2: cards that were put in where they count for nothing."""
    counted = [0] * seats
    for kind, values in told:
        if kind in ("revealed", "unmasked"):
            counted[number(values, 0)] += len(several(values, 2))
    return [*counted]


DEEDS: Final = (
    Deed("fights", times("contributed")),
    Deed("loot-won", loot_of(WINNERS)),
    Deed("loot-lost", loot_of(LOSERS)),
    Deed("bottles", total("gained", of=1)),
    Deed("most-bottles", total("gained", of=1), MOST),
    Deed("persons", persons),
    Deed("strongest", highest("contributed", of=1), MOST),
    Deed("bluffs", bluffs),
    Deed("hidden", total("revealed", of=3)),
    Deed("brawls", times("brawled")),
    Deed("godfather", times("crowned")),
    Deed("prizes", times("prized")),
)
