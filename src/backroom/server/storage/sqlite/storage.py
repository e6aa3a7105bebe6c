"""Opens the SQLite file as the storage of a server."""

import sqlite3
import threading
from pathlib import Path

from backroom.server import logs
from backroom.server.storage.interfaces import Storage, StorageError
from backroom.server.storage.sql.accounts import SqlAccounts
from backroom.server.storage.sql.clubs import SqlClubs
from backroom.server.storage.sql.deeds import SqlDeeds
from backroom.server.storage.sql.evenings import SqlEvenings
from backroom.server.storage.sql.friends import SqlFriends
from backroom.server.storage.sql.matches import SqlMatches
from backroom.server.storage.sql.moderation import SqlModeration
from backroom.server.storage.sql.notices import SqlNotices
from backroom.server.storage.sql.pairing import SqlPairing
from backroom.server.storage.sql.people import SqlPeople
from backroom.server.storage.sql.ratings import SqlRatings
from backroom.server.storage.sql.retention import SqlRetention
from backroom.server.storage.sql.tables import SqlTables

from .database import Database
from .health import SqliteHealth
from .journal import SqliteJournal
from .uptime import SqliteUptime
from .writer import Writer


async def open_storage(path: Path) -> Storage:
    """The storage in a file that has been migrated."""
    logs.tell_reasons_of(sqlite3.Error, StorageError)
    writing = threading.Lock()
    database, writer = Database(path, writing), Writer(path, writing)

    async def close() -> None:
        writer.close()
        database.close()

    return Storage(
        journal=SqliteJournal(writer),
        tables=SqlTables(database),
        matches=SqlMatches(database),
        people=SqlPeople(database),
        retention=SqlRetention(database),
        accounts=SqlAccounts(database),
        ratings=SqlRatings(database),
        deeds=SqlDeeds(database),
        moderation=SqlModeration(database),
        pairing=SqlPairing(database),
        evenings=SqlEvenings(database),
        clubs=SqlClubs(database),
        friends=SqlFriends(database),
        notices=SqlNotices(database),
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
