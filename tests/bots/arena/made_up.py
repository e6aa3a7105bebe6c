"""Contests and deals for the tests, some of them never played."""

from collections.abc import Sequence
from typing import Final

from backroom.bots.arena.deals import Contest, Dealt

LEDUC: Final = Contest("leduc", 2, (), ("lazy", "random"), "seed")


def dealt(deal: int, *places: Sequence[int]) -> Dealt:
    """A deal with these places, a row a rotation; the first place is a whole win."""
    chairs = len(places[0])
    shares = tuple(tuple(float(place == 1) for place in row) for row in places)
    return Dealt(deal, shares, tuple(map(tuple, places)), (0.5,) * chairs, (100,) * chairs)


def untimed(deals: Sequence[Dealt]) -> list[Dealt]:
    """Without the seconds, which are never the same twice; in the order of numbers."""
    return sorted(one._replace(seconds=()) for one in deals)
