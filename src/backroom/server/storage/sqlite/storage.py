"""Opens the SQLite file as the storage of a server."""

import sqlite3
from pathlib import Path

from backroom.server import logs
from backroom.server.storage.interfaces import Storage, StorageError

from .database import Database
from .health import SqliteHealth
from .journal import SqliteJournal
from .matches import SqliteMatches
from .people import SqlitePeople
from .tables import SqliteTables
from .uptime import SqliteUptime
from .writer import Writer


async def open_storage(path: Path) -> Storage:
    """The storage in a file that has been migrated."""
    logs.tell_reasons_of(sqlite3.Error, StorageError)
    database, writer = Database(path), Writer(path)

    async def close() -> None:
        writer.close()
        database.close()

    return Storage(
        journal=SqliteJournal(writer),
        tables=SqliteTables(database),
        matches=SqliteMatches(database),
        people=SqlitePeople(database),
        uptime=SqliteUptime(database, writer),
        health=SqliteHealth(path, database, writer),
        close=close,
    )


def migrate(path: Path) -> None:
    """Bring a file up to the schema of this version, all the way or not at all."""
    database = Database(path)
    try:
        database.migrate()
    finally:
        database.close()
