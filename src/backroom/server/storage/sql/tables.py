"""Tables as a database keeps them, with the chat at them."""

import time
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from backroom.server import logs
from backroom.server.storage.documents import TableDoc, read_doc, write_doc
from backroom.server.storage.records import (
    ChatLine,
    Holiday,
    JournalLine,
    MatchHeading,
    Standing,
    StoredTable,
)
from backroom.server.storage.schema import chat, matches, mentions, sitters, tables

from .database import Database
from .holidays import holidays_of
from .matches import headings, lines_by_match, newest_line

OPEN: Final = ("gathering", "playing", "adjourned")


class SqlTables:
    """Tables in a database; what is promised stands in `storage.interfaces.TableStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def clocked(self) -> list[str]:
        """The tables with a match under way and a clock, those that changed last first."""
        return await self._database.run(_clocked)

    async def playing(self, after: str, most: int) -> list[Standing]:
        """The next few tables with a match under way and no clock, by id."""
        return await self._database.run(_playing, after, most)

    async def read(self, ids: list[str], most_chat: int) -> list[StoredTable]:
        """All that these tables are brought back from."""
        return await self._database.run(_read, ids, most_chat)

    async def due(self, at: float, most: int) -> list[str]:
        """Tables by the day where something is due by now, those due longest first."""
        return await self._database.run(_due, at, most)

    async def standing_of(self, person: str, most: int) -> list[Standing]:
        """The tables that are not over where a person sits, with what was played last."""
        return await self._database.run(_standing_of, person, most)

    async def find(self, id: str) -> TableDoc | None:
        """One table, if there is such a table."""
        return await self._database.run(_find, id)

    async def of_person(self, person: str, most: int | None) -> list[TableDoc]:
        """The tables where a person sits."""
        return await self._database.run(_of_person, person, most)

    async def find_chat(self, table: str, key: str) -> ChatLine | None:
        """The line of chat that was sent to a table with a key."""
        return await self._database.run(_find_chat, table, key)


def _clocked(db: Connection) -> list[str]:
    query = select(tables.c.id).where(tables.c.status == "playing", tables.c.clock > 0)
    return list(db.scalars(query.order_by(tables.c.updated.desc())))


def _playing(db: Connection, after: str, most: int) -> list[Standing]:
    query = select(tables.c.id, tables.c.doc).where(
        tables.c.status == "playing", tables.c.clock == 0, tables.c.id > after
    )
    docs = read_docs(db.execute(query.order_by(tables.c.id).limit(most)))
    return [Standing(doc, newest_line(db, doc.match)) for doc in docs]


def _due(db: Connection, at: float, most: int) -> list[str]:
    query = select(tables.c.id).where(tables.c.due <= at)
    return list(db.scalars(query.order_by(tables.c.due).limit(most)))


def _standing_of(db: Connection, person: str, most: int) -> list[Standing]:
    query = (
        select(tables.c.id, tables.c.doc)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.person == person, tables.c.status.in_(OPEN))
        .order_by(tables.c.updated.desc())
    )
    docs = read_docs(db.execute(query.limit(most)))
    return [Standing(doc, _played_last(db, doc)) for doc in docs]


def _played_last(db: Connection, doc: TableDoc) -> JournalLine | None:
    is_asked_for = doc.status == "playing" and not doc.is_by_day
    return newest_line(db, doc.match) if is_asked_for else None


def _read(db: Connection, ids: list[str], most_chat: int) -> list[StoredTable]:
    """In a few queries, however many tables there are."""
    docs = read_docs(db.execute(select(tables.c.id, tables.c.doc).where(tables.c.id.in_(ids))))
    wanted = [doc.match for doc in docs if doc.match is not None]
    kept = headings(db, wanted)
    lines = lines_by_match(db, wanted)
    said = _recent_chat(db, ids, most_chat)
    away = _holidays_at(db, docs)
    return [_stored(doc, kept, lines, said, away) for doc in docs]


def read_docs(rows: Iterable[Row[Any]]) -> list[TableDoc]:
    """Tables from their rows; one that is damaged is told in the log and left out."""
    docs = []
    for row in rows:
        try:
            docs.append(read_doc(row.doc))
        except Exception as error:  # whatever is wrong with it, the others can be read
            logs.failure("reading", error, table=row.id)
    return docs


def keep_again(db: Connection, doc: TableDoc) -> None:
    """Keep a table that was kept before, as it is now."""
    row = {
        "status": doc.status,
        "clock": doc.live_clock,
        "due": doc.due_while_played,
        "doc": write_doc(doc),
        "updated": time.time(),
    }
    db.execute(update(tables).where(tables.c.id == doc.id).values(row))
    for index, people in ((sitters, doc.seated()), (mentions, doc.mentioned())):
        db.execute(delete(index).where(index.c.table_id == doc.id))
        if people:
            rows = [{"person": person, "table_id": doc.id} for person in people]
            db.execute(insert(index), rows)


def damaged_tables(db: Connection) -> list[str]:
    """The tables whose document cannot be read, or whose match is gone."""
    known = set(db.scalars(select(matches.c.id)))
    damaged = []
    for id, data in db.execute(select(tables.c.id, tables.c.doc)):
        try:
            match = read_doc(data).match
        except Exception:  # whatever is wrong with it
            damaged.append(id)
        else:
            if match is not None and match not in known:
                damaged.append(id)
    return damaged


def _stored(
    doc: TableDoc,
    kept: dict[str, MatchHeading],
    lines: dict[str, list[JournalLine]],
    said: dict[str, list[ChatLine]],
    away: list[Holiday],
) -> StoredTable:
    match = doc.match or ""
    here = [one for one in away if one.person in doc.seated()] if doc.is_by_day else []
    return StoredTable(doc, kept.get(match), lines.get(match, []), said.get(doc.id, []), here)


def _holidays_at(db: Connection, docs: list[TableDoc]) -> list[Holiday]:
    """The holidays of everybody who sits at one of these tables by the day."""
    people = {person for doc in docs if doc.is_by_day for person in doc.seated()}
    return holidays_of(db, sorted(people), 0.0)


def _find(db: Connection, id: str) -> TableDoc | None:
    data = db.scalar(select(tables.c.doc).where(tables.c.id == id))
    return None if data is None else read_doc(data)


def _of_person(db: Connection, person: str, most: int | None) -> list[TableDoc]:
    query = (
        select(tables.c.id, tables.c.doc)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.person == person, tables.c.status != "closed")
        .order_by(tables.c.updated.desc())
    )
    return read_docs(db.execute(query.limit(most)))


def _recent_chat(db: Connection, ids: list[str], most: int) -> dict[str, list[ChatLine]]:
    """The last lines of each table's chat, oldest first."""
    newest = (
        select(chat.c.table_id, func.max(chat.c.number).label("number"))
        .where(chat.c.table_id.in_(ids))
        .group_by(chat.c.table_id)
        .subquery()
    )
    recent = (chat.c.table_id == newest.c.table_id) & (chat.c.number > newest.c.number - most)
    query = select(chat).join(newest, recent).order_by(chat.c.table_id, chat.c.number)
    found: dict[str, list[ChatLine]] = {}
    for row in db.execute(query):
        found.setdefault(row.table_id, []).append(ChatLine(*row))
    return found


def _find_chat(db: Connection, table: str, key: str) -> ChatLine | None:
    same = (chat.c.table_id == table) & (chat.c.key == key)
    row = db.execute(select(chat).where(same)).one_or_none()
    return None if row is None else ChatLine(*row)
