"""The journal in SQLite: what happens at tables, as statements for the writing thread."""

import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from backroom.server.storage.documents import TableDoc, write_doc
from backroom.server.storage.records import ChatLine, JournalLine, MatchHeading, MatchResult

from .writer import Statement, Writer

SAVE_TABLE: Final = (
    "INSERT OR REPLACE INTO tables (id, status, doc, updated, clock, due)"
    " VALUES (?, ?, ?, ?, ?, ?)"
)
UNSEAT: Final = "DELETE FROM sitters WHERE table_id = ?"
UNMENTION: Final = "DELETE FROM mentions WHERE table_id = ?"
MENTION: Final = "INSERT INTO mentions (person, table_id) VALUES (?, ?)"
SEAT: Final = "INSERT INTO sitters (person, table_id) VALUES (?, ?)"
ADD_LINE: Final = (
    f"INSERT INTO journal ({', '.join(JournalLine._fields)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
END_MATCH: Final = (
    "UPDATE matches SET ended = ?, places = ?, ending = ?, deserted = ? WHERE id = ?"
)


class SqliteJournal:
    """The journal in SQLite; what is promised stands in `storage.interfaces.Journal`."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def save_table(self, doc: TableDoc) -> None:
        """Keep a table as it is now."""
        await self._writer.write(table_statements(doc))

    async def begin_match(
        self, doc: TableDoc, heading: MatchHeading, line: JournalLine
    ) -> None:
        """Keep a new match with its first line, and its table."""
        await self._writer.write(
            [*match_statements(heading), line_statement(line), *table_statements(doc)]
        )

    async def append(self, table: str, line: JournalLine, doc: TableDoc | None = None) -> None:
        """Keep the next line of a match, and its table if that changed, too."""
        changed = [] if doc is None else table_statements(doc)
        await self._writer.write([line_statement(line), *changed])

    async def end_match(self, doc: TableDoc, line: JournalLine, result: MatchResult) -> None:
        """Keep the last line of a match, its result, and its table."""
        places = msgspec.json.encode(result.places)
        end = (
            END_MATCH,
            (result.ended, places, result.ending, result.deserted, line.match),
        )
        await self._writer.write([line_statement(line), end, *table_statements(doc)])

    async def add_chat(self, line: ChatLine) -> None:
        """Keep a line of chat."""
        row = line._asdict()
        row["table_id"] = row.pop("table")
        await self._writer.write([_insert("chat", row)])


def table_statements(doc: TableDoc) -> list[Statement]:
    """What keeps a table, and who sits at it."""
    return [
        (SAVE_TABLE, _row(doc)),
        (UNSEAT, (doc.id,)),
        *((SEAT, (person, doc.id)) for person in doc.seated()),
        (UNMENTION, (doc.id,)),
        *((MENTION, (person, doc.id)) for person in doc.mentioned()),
    ]


def _row(doc: TableDoc) -> tuple[Any, ...]:
    times = (time.time(), doc.live_clock, doc.due_while_played)
    return doc.id, doc.status, write_doc(doc), *times


def match_statements(heading: MatchHeading) -> list[Statement]:
    """What keeps the heading of a match that begins, and its players."""
    row = {
        "id": heading.id,
        "table_id": heading.table,
        "game": heading.game,
        "rules": heading.rules,
        "seats": heading.seats,
        "options": msgspec.json.encode(heading.options),
        "seed": heading.seed,
        "commitment": heading.commitment,
        "nonces": msgspec.json.encode(heading.nonces),
        "started": heading.started,
        "shared": heading.shared,
        "rated": heading.rated,
    }
    who = zip(heading.people, heading.names, heading.levels, strict=True)
    players = [
        {
            "match": heading.id,
            "seat": seat,
            "person": person,
            "name": name,
            "level": level,
            "started": heading.started,
        }
        for seat, (person, name, level) in enumerate(who)
    ]
    return [_insert("matches", row), *(_insert("players", one) for one in players)]


def line_statement(line: JournalLine) -> Statement:
    """What keeps one line of a match."""
    return ADD_LINE, tuple(line)


def _insert(table: str, row: Mapping[str, Any]) -> Statement:
    names = ", ".join(row)
    marks = ", ".join("?" for _ in row)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values())
