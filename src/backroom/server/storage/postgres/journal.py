"""The journal in PostgreSQL: what happens at tables, as rows for the writer."""

import time
from typing import Any

import msgspec

from backroom.server.storage.documents import TableDoc, write_doc
from backroom.server.storage.records import ChatLine, JournalLine, MatchHeading, MatchResult

from .writer import Writer


class PostgresJournal:
    """The journal in PostgreSQL; what is promised stands in `storage.interfaces.Journal`."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def save_table(self, doc: TableDoc) -> None:
        """Keep a table as it is now."""
        await self._writer.write(doc.id, **_table(doc))

    async def begin_match(
        self, doc: TableDoc, heading: MatchHeading, line: JournalLine
    ) -> None:
        """Keep a new match with its first line, and its table."""
        rows = _table(doc) | _match(heading)
        await self._writer.write(doc.id, **rows, lines=[(doc.id, *line)])

    async def append(self, table: str, line: JournalLine, doc: TableDoc | None = None) -> None:
        """Keep the next line of a match, and its table if that changed, too."""
        changed = {} if doc is None else _table(doc)
        await self._writer.write(table, **changed, lines=[(table, *line)])

    async def end_match(self, doc: TableDoc, line: JournalLine, result: MatchResult) -> None:
        """Keep the last line of a match, its result, and its table."""
        places = msgspec.json.encode(result.places)
        row = (doc.id, line.match, result.ended, places, result.ending, result.deserted)
        await self._writer.write(doc.id, **_table(doc), lines=[(doc.id, *line)], results=[row])

    async def add_chat(self, line: ChatLine) -> None:
        """Keep a line of chat."""
        await self._writer.write(line.table, chat=[tuple(line)])


def _table(doc: TableDoc) -> dict[str, list[tuple[Any, ...]]]:
    """What keeps a table, and who sits at it."""
    return {
        "tables": [
            (
                doc.id,
                doc.status,
                write_doc(doc),
                time.time(),
                doc.live_clock,
                doc.due_while_played,
            )
        ],
        "sitters": [(person, doc.id) for person in doc.seated()],
        "mentions": [(person, doc.id) for person in doc.mentioned()],
    }


def _match(heading: MatchHeading) -> dict[str, list[tuple[Any, ...]]]:
    """What keeps the heading of a match that begins, and its players."""
    row = (
        heading.id,
        heading.table,
        heading.game,
        heading.rules,
        heading.seats,
        msgspec.json.encode(heading.options),
        heading.seed,
        heading.commitment,
        msgspec.json.encode(heading.nonces),
        heading.started,
        heading.shared,
        heading.rated,
    )
    who = zip(heading.people, heading.names, heading.levels, strict=True)
    players = [
        (heading.table, heading.id, seat, *one, heading.started) for seat, one in enumerate(who)
    ]
    return {"matches": [row], "players": players}
