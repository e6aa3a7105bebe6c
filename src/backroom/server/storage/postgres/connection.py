"""How PostgreSQL is reached, and what it says when something is wrong."""

from typing import Any, Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFreeError

from backroom.server.storage.interfaces import StorageError

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
# Of a node that stops in the middle of a transaction, nobody else waits longer for its locks.
IDLE_IN_TRANSACTION_MS: Final = 2000
SETTINGS: Final = {
    "application_name": "backroom",
    "idle_in_transaction_session_timeout": str(IDLE_IN_TRANSACTION_MS),
    "synchronous_commit": "on",
    "timezone": "UTC",
}
# What the driver calls an error of its own, too: that is what it says of a line that broke
# between two steps of a question.
FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    DBAPIError,
    NoneFreeError,
    OSError,
    TimeoutError,
)


async def connect(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    """A connection whose locks do not outlive it, and whose commits are on the disk."""
    connection: asyncpg.Connection[asyncpg.Record] = await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=COMMAND_SECONDS,
        server_settings=SETTINGS,
    )
    return connection


def failure(error: BaseException) -> StorageError:
    """What went wrong, as the server sees it."""
    return StorageError(reason(error))


def sqlstate(error: BaseException) -> str:
    """The code that PostgreSQL gave an error; empty if it is none of PostgreSQL's."""
    if isinstance(error, DBAPIError):
        error = (error.orig and error.orig.__cause__) or error.orig or error
    return str(getattr(error, "sqlstate", None) or "")


def reason(error: BaseException) -> str:
    """The first line of what PostgreSQL says: what follows may hold names and cards."""
    if isinstance(error, DBAPIError):
        error = (error.orig and error.orig.__cause__) or error.orig or error
    if isinstance(error, TimeoutError | NoneFreeError):
        return "the database does not answer"
    said: Any = getattr(error, "message", None) or str(error) or type(error).__name__
    return str(said).partition("\n")[0]
