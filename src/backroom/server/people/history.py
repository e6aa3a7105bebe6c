"""What a person played, and how they did."""

from collections.abc import Iterable
from typing import Final

from backroom.server import wire
from backroom.server.storage.records import MatchHeading

MOST_SEATS: Final = 6


def played(heading: MatchHeading, seat: int) -> wire.Played:
    """One match as a line of somebody's history."""
    return wire.Played(
        match=heading.id,
        game=heading.game,
        seats=heading.seats,
        players=heading.names,
        levels=heading.levels,
        seat=seat,
        started=round(heading.started * 1000),
        ended=None if heading.ended is None else round(heading.ended * 1000),
        place=heading.places[seat] if heading.places else None,
        shared=heading.shared,
    )


def statistics(finishes: Iterable[tuple[str, int]]) -> list[wire.Tally]:
    """How often somebody finished in which place, by game."""
    counted: dict[str, list[int]] = {}
    for game, place in finishes:
        counted.setdefault(game, [0] * MOST_SEATS)[place - 1] += 1
    return [
        wire.Tally(game, sum(places), places[0], places)
        for game, places in sorted(counted.items())
    ]
