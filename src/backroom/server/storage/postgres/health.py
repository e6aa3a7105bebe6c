"""Whether PostgreSQL is sound, and whether it can be written to."""

from typing import Final

from sqlalchemy import Connection, func, select

from backroom.server.storage.migrations.steps import is_older
from backroom.server.storage.schema import METADATA
from backroom.server.storage.sql.tables import damaged_tables

from .connection import FAILURES, reason
from .database import Database
from .uptime import note

PROBE: Final = "written"


class PostgresHealth:
    """The health of PostgreSQL; what is promised stands in `storage.interfaces.HealthStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def quick_fault(self) -> str:
        """Nothing: the server itself looks after its files, and says so when it cannot."""
        return ""

    async def fault(self) -> str:
        """What the server says when every row is read; empty if nothing."""
        return await self._database.run(_fault)

    async def is_older(self) -> bool:
        """Whether it still waits to be brought up to the schema of this version."""
        return await self._database.run(is_older)

    async def damaged_tables(self) -> list[str]:
        """The tables whose document cannot be read, or whose match is gone."""
        return await self._database.run(damaged_tables)

    async def write(self, at: float) -> None:
        """Write something small; raises what the server says against it."""
        await self._database.run(note, PROBE, repr(at))


def _fault(db: Connection) -> str:
    try:
        for table in METADATA.sorted_tables:
            db.execute(select(func.count()).select_from(table))
    except FAILURES as error:
        return reason(error)
    return ""
