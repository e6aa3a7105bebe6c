"""Finished matches in writing, as `backroom replay` reads them."""

from backroom.engine.game import AnyGame
from backroom.engine.match import Entry
from backroom.engine.record import Record, write_record
from backroom.server.storage.records import JournalLine, MatchHeading

from .live import read_entry


def log_of(lines: list[JournalLine]) -> list[Entry]:
    """The entries that the lines of a journal hold."""
    return [read_entry(line.entry) for line in lines]


def record_text(game: AnyGame, heading: MatchHeading, lines: list[JournalLine]) -> str:
    """A match as a record, with what proves its shuffle once it is over."""
    notes = {"match": heading.id, "commitment": heading.commitment}
    if heading.ended is not None:
        notes |= {"seed": heading.seed, "nonces": "|".join(heading.nonces)}
    first = lines[0].at
    notes["arrivals"] = ",".join(str(round((line.at - first) * 1000)) for line in lines)
    record = Record(
        heading.game,
        heading.rules,
        heading.seats,
        heading.options,
        tuple(heading.names),
        notes,
        tuple(log_of(lines)),
        heading.ending,
    )
    return write_record(record, game)
