"""Whether the SQLite file is sound, and whether it can be written to."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from backroom.server.storage.migrations.steps import is_older
from backroom.server.storage.sql.tables import damaged_tables

from .database import Database
from .uptime import SAVE
from .writer import Writer

# A file up to this size is looked through in well under a second.
QUICK_BYTES: Final = 64 * 1024 * 1024
PROBE: Final = "written"


class SqliteHealth:
    """Whether the file is sound and can be written to, for those who ask a `HealthStore`."""

    def __init__(self, path: Path, database: Database, writer: Writer) -> None:
        self._path = path
        self._database = database
        self._writer = writer

    async def quick_fault(self) -> str:
        """What is wrong with the file, if that can be told quickly and something is."""
        if self._path.stat().st_size > QUICK_BYTES:
            return ""
        return await self.fault()

    async def fault(self) -> str:
        """What is wrong with the file; empty if nothing is."""
        return await self._database.run(_fault, self._path)

    async def is_older(self) -> bool:
        """Whether it still waits to be brought up to the schema of this version."""
        return await self._database.run(is_older)

    async def damaged_tables(self) -> list[str]:
        """The tables whose document cannot be read, or whose match is gone."""
        return await self._database.run(damaged_tables)

    async def write(self, at: float) -> None:
        """Write something small; raises what the disk or the file says against it."""
        await self._writer.write([(SAVE, (PROBE, repr(at)))])


def _fault(_: Connection, path: Path) -> str:
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(5)")]
    except sqlite3.Error as error:
        return str(error)
    return "" if found == ["ok"] else "; ".join(found)
