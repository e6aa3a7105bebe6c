"""When the server ran, in the table `house` of PostgreSQL."""

from typing import Final

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert

from backroom.server.storage.records import Outage, SignsOfLife
from backroom.server.storage.schema import house

from .database import Database

ALIVE: Final = "alive"
OUTAGES: Final = "outages"


class PostgresUptime:
    """Signs of life in PostgreSQL; what is promised stands in `storage.interfaces`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def signs(self) -> SignsOfLife:
        """What is known of the time before this start."""
        return await self._database.run(_signs)

    async def note_outages(self, outages: list[Outage]) -> None:
        """Keep the outages that are known now."""
        await self._database.run(note, OUTAGES, msgspec.json.encode(outages).decode())

    async def note_alive(self, at: float) -> None:
        """Keep that the server ran at this moment."""
        await self._database.run(note, ALIVE, repr(at))


def note(db: Connection, name: str, value: str) -> None:
    """Keep a fact about the house under a name."""
    change = insert(house).values(name=name, value=value)
    db.execute(change.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def _signs(db: Connection) -> SignsOfLife:
    kept = {row.name: row.value for row in db.execute(select(house))}
    outages = msgspec.json.decode(kept.get(OUTAGES, "[]"), type=list[Outage])
    return SignsOfLife(float(kept.get(ALIVE, 0)), outages)
