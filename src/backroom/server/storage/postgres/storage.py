"""Opens PostgreSQL as the storage of a server."""

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
from .health import PostgresHealth
from .journal import PostgresJournal
from .leases import PostgresLeases
from .news import PostgresNews
from .uptime import PostgresUptime
from .writer import Writer


async def open_storage(url: str) -> Storage:
    """The storage in a database that has been migrated."""
    logs.tell_reasons_of(StorageError)
    database, writer = Database(url), Writer(url)
    leases, news = PostgresLeases(url, writer, database), PostgresNews(url)

    async def close() -> None:
        await writer.close()
        await leases.close()
        await news.close()
        await database.close()

    return Storage(
        journal=PostgresJournal(writer),
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
        uptime=PostgresUptime(database),
        health=PostgresHealth(database),
        close=close,
        leases=leases,
        news=news,
    )
