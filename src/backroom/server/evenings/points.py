"""Points by place, so that a win is worth the same at tables of any size.

Of `MOST` points a player gets the share of the others at the table whom they left behind;
who has the same place shares. At a table of four the places are worth 60, 40, 20 and 0.
"""

from collections.abc import Collection, Sequence
from typing import Final

from backroom.server.storage.evenings import Outcome

MOST: Final = 60.0
# Nobody asked for a bye, or for a table to be closed: it is worth what all share who tie.
SHARED: Final = MOST / 2


def by_place(places: Sequence[int]) -> list[float]:
    """What each place is worth, by seat."""
    others = len(places) - 1
    return [MOST * (_behind(places, one) + _beside(places, one) / 2) / others for one in places]


def _behind(places: Sequence[int], place: int) -> int:
    return sum(other > place for other in places)


def _beside(places: Sequence[int], place: int) -> int:
    return sum(other == place for other in places) - 1


def at_table(people: Collection[str], outcome: Outcome) -> dict[str, float]:
    """What everybody gets who was drawn to a table; nothing for who left it to a bot."""
    if not outcome.match:
        return dict.fromkeys(people, SHARED)
    worth = by_place(outcome.places)
    got = dict.fromkeys(people, 0.0)
    for seat, person in enumerate(outcome.people):
        if person in got and not outcome.deserted >> seat & 1:
            got[person] = worth[seat]
    return got


def winners(people: Collection[str], outcome: Outcome) -> list[str]:
    """Those who were drawn to a table and won it; a table that was closed was won by nobody."""
    seats = zip(outcome.people, outcome.places, strict=True)
    won = [(seat, person) for seat, (person, place) in enumerate(seats) if place == 1]
    return [
        person
        for seat, person in won
        if person in people and person is not None and not outcome.deserted >> seat & 1
    ]
