"""The cold half of the database: people, sessions, history; SQLAlchemy in one thread."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, create_engine, event, inspect

from backroom.server.refusals import NotNow

P = ParamSpec("P")
R = TypeVar("R")

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0002"
# SQLite keeps these beside a database while somebody has it open, and after a crash.
ENDINGS: Final = ("", "-wal", "-shm")


class Store:
    """Work on the database that may take a moment, one piece after the other."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._engine = create_engine(f"sqlite:///{path}")
        event.listen(self._engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, "store")

    def migrate(self) -> None:
        """Bring the file up to the schema of this version, all the way or not at all."""
        _keep_private(self._path)
        with self._engine.begin() as connection:
            # The driver begins nothing for a CREATE TABLE: a crash would leave half of them.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            revision = _revision(connection)
            if revision > NEWEST:
                raise NotNow("newer-data", {"file": str(self._path)})
            if revision < NEWEST:
                _upgrade(connection)

    def call(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """A piece of work in a transaction of its own, here and now."""
        with self._engine.begin() as connection:
            return work(connection, *args, **named)

    def look(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """A piece of work that only reads, and sees the database as of one moment."""
        with self._engine.begin() as connection:
            # The driver begins nothing for a SELECT: each would have a moment of its own.
            connection.exec_driver_sql("BEGIN")
            return work(connection, *args, **named)

    async def run(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same in the store's own thread, so that no socket waits for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: self.call(work, *args, **named))

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        self._engine.dispose()


def parts_of(database: Path) -> list[Path]:
    """The files that a database may consist of."""
    return [database.with_name(f"{database.name}{ending}") for ending in ENDINGS]


def _keep_private(database: Path) -> None:
    """For its owner alone: it holds the cards of matches that are being played."""
    database.touch(0o600)
    for part in parts_of(database):
        # Somebody else's file is as private as they made it.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            part.chmod(0o600)


def _revision(connection: Connection) -> str:
    """The last migration that a file has had; empty for a new file."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    row = connection.exec_driver_sql("SELECT version_num FROM alembic_version").one_or_none()
    return "" if row is None else str(row[0])


def _upgrade(connection: Connection) -> None:
    # Alembic takes a quarter of a second to import, and a server usually starts without it.
    import alembic.command
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Every connection waits for the writer rather than fail, and never loses a commit."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
