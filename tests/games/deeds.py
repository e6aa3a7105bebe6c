"""Matches told in notation, and whole records, for tests of what is counted in them."""

from pathlib import Path
from typing import Any, Final

from backroom.engine.deeds import Told, counted
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Match
from backroom.engine.record import read_record, replay_record
from backroom.games import GAMES, deeds_of

RECORDS: Final = Path(__file__).resolve().parent.parent / "records"


def done(game: str, seats: int, *happened: str) -> list[dict[str, int]]:
    """What was done in each seat when this happened, an event a line."""
    told = [GAMES[game].events.parse(one) for one in happened]
    return counted(deeds_of(game), told, seats)


def recorded(game: str) -> list[tuple[Match, list[dict[str, int]]]]:
    """The golden records of a game that are over, each with what was done in each seat."""
    folder = RECORDS / game.replace("-", "_")
    matches = [_replayed(path) for path in sorted(folder.glob("*.txt"))]
    return [
        (match, counted(deeds_of(game), _told(match), match.seats))
        for match in matches
        if match.is_over
    ]


def column(found: list[dict[str, int]], key: str) -> list[int]:
    """One deed by seat, nothing as 0."""
    return [one.get(key, 0) for one in found]


def state_of(match: Match) -> Any:
    """The last position, to compare with what the events add up to."""
    return match.state


def _replayed(path: Path) -> Match:
    record = read_record(path.read_text(), GAMES)
    return replay_record(record, GAMES[record.game])


def _told(match: Match) -> list[Told]:
    heard = ((one.kind, one.seen_by(SPECTATOR)) for one in match.events)
    return [(kind, values) for kind, values in heard if values is not None]
