"""What a person played, and how they did."""

from backroom.server import wire
from backroom.server.storage.records import MatchHeading


def place_of(heading: MatchHeading, seat: int) -> int:
    """The place somebody reached; whoever had left their seat to a bot is last."""
    return heading.seats if heading.deserted >> seat & 1 else heading.places[seat]


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
        place=place_of(heading, seat) if heading.places else None,
        left=bool(heading.deserted >> seat & 1),
        shared=heading.shared,
    )
