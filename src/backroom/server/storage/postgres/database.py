"""PostgreSQL through SQLAlchemy: pieces of work, several at a time, and the migrations."""

import contextlib
import weakref
from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar

import asyncpg
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from backroom.engine.errors import BadSetup
from backroom.server import tracing
from backroom.server.refusals import NotNow
from backroom.server.settings import without_password
from backroom.server.storage.interfaces import StorageError
from backroom.server.storage.migrations.steps import NEWEST, revision, upgrade
from backroom.server.storage.schema import METADATA

from .connection import FAILURES, connect, reason, sqlstate
from .schema import ADDED, SHARED

P = ParamSpec("P")
R = TypeVar("R")

CONNECTIONS: Final = 6
# Of pieces of work that read and write the same, one is done and the other is tried again.
TOGETHER: Final = ("40001", "40P01")
MOST_TRIES: Final = 5
OLDEST: Final = 14
# Nodes that start at the same moment migrate one after the other.
LOCK: Final = "SELECT pg_advisory_xact_lock(20231116)"
VERSION: Final = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)",
    f"INSERT INTO alembic_version VALUES ('{NEWEST}')",
)


class Database:
    """Work on the database, each piece in a connection and a transaction of its own."""

    def __init__(self, url: str) -> None:
        self._open: weakref.WeakSet[asyncpg.Connection[asyncpg.Record]] = weakref.WeakSet()
        self._engine = _engine(url, self._open.add, pool_size=CONNECTIONS, max_overflow=0)

    async def run(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """A piece of work in a transaction of its own."""
        return await self._run("READ COMMITTED", work, *args, **named)

    async def look(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same for work that only reads, and sees the database as of one moment."""
        return await self._run("REPEATABLE READ", work, *args, **named)

    async def change(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same for work that reads what it then writes: as if it had been alone."""
        for _ in range(MOST_TRIES - 1):
            with contextlib.suppress(_TogetherError):
                return await self._run("SERIALIZABLE", work, *args, **named)
        return await self._run("SERIALIZABLE", work, *args, **named)

    def hang_up(self) -> None:
        """Cut every connection: whoever waits for an answer is told at once that none comes."""
        for connection in list(self._open):
            connection.terminate()
        self._engine.sync_engine.dispose(close=False)

    async def close(self) -> None:
        """Close every connection to the server."""
        await self._engine.dispose()

    async def _run(
        self,
        isolation: str,
        work: Callable[Concatenate[Connection, P], R],
        *args: P.args,
        **named: P.kwargs,
    ) -> R:
        def call(connection: Connection) -> R:
            return work(connection, *args, **named)

        try:
            with tracing.work_span(work):
                async with self._engine.connect() as connection:
                    await connection.execution_options(isolation_level=isolation)
                    async with connection.begin():
                        return await connection.run_sync(call)
        except FAILURES as error:
            kind = _TogetherError if sqlstate(error) in TOGETHER else StorageError
            raise kind(reason(error)) from error


class _TogetherError(StorageError):
    """Two did at the same moment what cannot be done together; one of them tries again."""


def _engine(
    url: str,
    note: "Callable[[asyncpg.Connection[asyncpg.Record]], None] | None" = None,
    **given: object,
) -> AsyncEngine:
    # The driver reads the address, in one way for every connection of the house.
    async def creator() -> "asyncpg.Connection[asyncpg.Record]":
        connection = await connect(url)
        if note is not None:
            note(connection)
        return connection

    return create_async_engine("postgresql+asyncpg://", async_creator=creator, **given)


async def migrate(url: str) -> None:
    """Bring a database up to the schema of this version, all the way or not at all."""
    engine = _engine(url, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_check_version, url)
            await connection.run_sync(_bring_up, url)
    except (*FAILURES, ValueError) as error:
        told = {"database": without_password(url), "reason": reason(error)}
        raise BadSetup("no-database", told) from None
    finally:
        await engine.dispose()


def _check_version(connection: Connection, url: str) -> None:
    number = int(connection.scalar(text("SHOW server_version_num")) or 0)
    if number < OLDEST * 10_000:
        told = {
            "database": without_password(url),
            "version": str(number // 10_000),
            "oldest": str(OLDEST),
        }
        raise BadSetup("old-database", told)


def _bring_up(connection: Connection, url: str) -> None:
    connection.exec_driver_sql(LOCK)
    found = revision(connection)
    if found > NEWEST:
        raise NotNow("newer-data", {"file": without_password(url)})
    if not found:
        METADATA.create_all(connection)
        for statement in VERSION:
            connection.exec_driver_sql(statement)
    elif found < NEWEST:
        upgrade(connection)
    SHARED.create_all(connection)
    for (table, column), statement in ADDED.items():
        # To look first locks nothing that nodes at work need.
        if column not in {one["name"] for one in inspect(connection).get_columns(table)}:
            connection.exec_driver_sql(statement)
