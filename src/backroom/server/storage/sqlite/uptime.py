"""When the server ran, in the table `house` of the SQLite file."""

from typing import Final

import msgspec
from sqlalchemy import Connection, select

from backroom.server.storage.records import Outage, SignsOfLife
from backroom.server.storage.schema import house

from .database import Database
from .writer import Writer

ALIVE: Final = "alive"
OUTAGES: Final = "outages"
SAVE: Final = "INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)"


class SqliteUptime:
    """Signs of life in SQLite; what is promised stands in `storage.interfaces.UptimeStore`."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def signs(self) -> SignsOfLife:
        """What is known of the time before this start."""
        return await self._database.run(_signs)

    async def note_outages(self, outages: list[Outage]) -> None:
        """Keep the outages that are known now."""
        text = msgspec.json.encode(outages).decode()
        await self._writer.write([(SAVE, (OUTAGES, text))])

    async def note_alive(self, at: float) -> None:
        """Keep that the server ran at this moment."""
        await self._writer.write([(SAVE, (ALIVE, repr(at)))])


def _signs(db: Connection) -> SignsOfLife:
    kept = {row.name: row.value for row in db.execute(select(house))}
    outages = msgspec.json.decode(kept.get(OUTAGES, "[]"), type=list[Outage])
    return SignsOfLife(float(kept.get(ALIVE, 0)), outages)
