"""The database that the tests of the server run on: SQLite, or PostgreSQL where asked for."""

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import Journal, LeaseStore, Storage
from backroom.server.storage.opening import migrate, open_storage
from backroom.server.storage.records import ChatLine, JournalLine, MatchHeading, MatchResult

ON_POSTGRES: Final = os.environ.get("BACKROOM_TESTED_DATABASE") == "postgres"


def database_of(folder: Path) -> dict[str, str]:
    """The settings of a house whose data is in a folder that say where its database is."""
    if not ON_POSTGRES:
        return {}
    from . import postgres

    return {"database_url": postgres.database_of(folder)}


def flags(folder: Path) -> list[str]:
    """The flags of a command that works on a folder's database."""
    address = database_of(folder).get("database_url")
    return ["--data", str(folder), *(["--database", address] if address else [])]


def place_of(folder: Path) -> Path | str:
    """Where the database of a folder is."""
    return database_of(folder).get("database_url", folder / "backroom.sqlite")


async def open_database(folder: Path) -> Storage:
    """The storage of a folder, ready for whatever is written about any table."""
    if not ON_POSTGRES:
        migrate(folder / "backroom.sqlite")
    storage = await open_storage(place_of(folder))
    if storage.leases is None:
        return storage
    await storage.leases.join("", "", 600.0, at=1.0)
    return replace(storage, journal=_Holding(storage.journal, storage.leases))


class _Holding:
    """A journal that holds every table it is asked to write about."""

    def __init__(self, journal: Journal, leases: LeaseStore) -> None:
        self._journal = journal
        self._leases = leases

    async def save_table(self, doc: TableDoc) -> None:
        await self._leases.take([doc.id], 1.0, are_new=True)
        await self._journal.save_table(doc)

    async def begin_match(
        self, doc: TableDoc, heading: MatchHeading, line: JournalLine
    ) -> None:
        await self._leases.take([doc.id], 1.0, are_new=True)
        await self._journal.begin_match(doc, heading, line)

    async def append(self, table: str, line: JournalLine, doc: TableDoc | None = None) -> None:
        await self._journal.append(table, line, doc)

    async def end_match(self, doc: TableDoc, line: JournalLine, result: MatchResult) -> None:
        await self._journal.end_match(doc, line, result)

    async def add_chat(self, line: ChatLine) -> None:
        await self._leases.take([line.table], 1.0, are_new=True)
        await self._journal.add_chat(line)


def spoil(folder: Path, sql: str, *values: Any) -> None:
    """Do something to the database of a folder behind the server's back."""
    look(folder, sql, *values)


def look(folder: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the database of a folder answers, behind the server's back."""
    if ON_POSTGRES:
        from . import postgres

        said = re.sub(r"X'(\w+)'", r"'\\x\1'::bytea", sql).replace("?", "$1")
        return postgres.ask(folder, said, *values)
    with closing(sqlite3.connect(folder / "backroom.sqlite")) as db, db:
        return db.execute(sql, values).fetchall()


def everything(folder: Path) -> str:
    """All that the database of a folder holds, as one text."""
    if ON_POSTGRES:
        known = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        names = [name for (name,) in look(folder, known)]
        parts = [f"SELECT encode({name}::text::bytea, 'escape') FROM {name}" for name in names]
        rows = [str(row) for part in parts for row in look(folder, part)]
        blobs = look(folder, "SELECT convert_from(doc, 'UTF8') FROM tables")
        return "\n".join([*rows, *(text for (text,) in blobs)])
    with closing(sqlite3.connect(folder / "backroom.sqlite")) as db:
        return "\n".join(db.iterdump())
