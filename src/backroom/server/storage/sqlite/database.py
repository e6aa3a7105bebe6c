"""One SQLite file, reached through SQLAlchemy in a thread of its own, and its migrations."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DatabaseError

from backroom.server import tracing
from backroom.server.refusals import NotNow
from backroom.server.storage.interfaces import StorageError
from backroom.server.storage.migrations.steps import NEWEST, revision, upgrade

from .files import keep_private

P = ParamSpec("P")
R = TypeVar("R")


class Database:
    """Work on the database that may take a moment, one piece after the other."""

    def __init__(self, path: Path, writing: "threading.Lock | None" = None) -> None:
        self._path = path
        # Whoever of this process writes holds it: SQLite itself lets those who wait sleep for
        # longer and longer, and they sleep on when they could write.
        self._writing = writing or threading.Lock()
        self._engine = create_engine(f"sqlite:///{path}")
        event.listen(self._engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, "database")

    def migrate(self) -> None:
        """Bring the file up to the schema of this version, all the way or not at all."""
        keep_private(self._path)
        with self._engine.begin() as connection:
            # The driver begins nothing for a CREATE TABLE: a crash would leave half of them.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            found = revision(connection)
            if found > NEWEST:
                raise NotNow("newer-data", {"file": str(self._path)})
            if found < NEWEST:
                upgrade(connection)

    async def run(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """A piece of work in a transaction and a thread of its own: no socket waits for it."""

        def call() -> R:
            return self._do(lambda connection: work(connection, *args, **named))

        with tracing.work_span(work):
            return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    async def look(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same for work that only reads, and sees the database as of one moment."""

        def begun(connection: Connection) -> R:
            # The driver begins nothing for a SELECT: each would have a moment of its own.
            connection.exec_driver_sql("BEGIN")
            return work(connection, *args, **named)

        begun.__name__ = work.__name__
        return await self.run(begun)

    async def change(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same for work that reads what it then writes: nobody else writes meanwhile."""

        def begun(connection: Connection) -> R:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection, *args, **named)

        def call() -> R:
            with self._writing:
                return self._do(begun)

        with tracing.work_span(work):
            return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    def _do(self, work: Callable[[Connection], R]) -> R:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except DatabaseError as error:
            raise StorageError(str(error.orig)) from error

    def close(self) -> None:
        """Finish the work that was begun, then close every connection."""
        self._thread.shutdown()
        self._engine.dispose()


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Every connection waits for the writer rather than fail, and never loses a commit."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
