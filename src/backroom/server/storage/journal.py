"""The journal: what happened in matches, durable before anybody is told.

One thread owns one connection. What comes in while a commit is under way shares the next one
(group commit), so a thousand tables cost few disk flushes.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from backroom.server import metrics

Statement: TypeAlias = tuple[str, tuple[Any, ...]]

MOST_TOGETHER: Final = 512
INSERT: Final = (
    "INSERT INTO journal (match, seq, key, body, entry, events, number, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)


class Line(NamedTuple):
    """One entry of a match as the journal keeps it; `number` is the seat's frame after it."""

    match: str
    seq: int
    key: str | None
    body: bytes | None
    entry: bytes
    events: bytes
    number: int
    at: float


class _Write(NamedTuple):
    """Statements that become durable together or not at all, and who waits for that."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"


class Journal:
    """A queue in front of one writing thread."""

    def __init__(self, path: Path) -> None:
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Comes back when all of them are on the disk; raises, and none is, if one fails."""
        done = self._loop.create_future()
        self._queue.put(_Write(statements, done))
        await done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._take()
            if batch:
                started = time.perf_counter()
                self._settle(_commit(connection, batch))
                metrics.COMMITS.observe(time.perf_counter() - started)
                metrics.TOGETHER.observe(len(batch))
        connection.close()

    def _take(self) -> tuple[list[_Write], bool]:
        """All that waits, at least one; False with it when the end was asked for."""
        batch: list[_Write] = []
        write = self._queue.get()
        while write is not None:
            batch.append(write)
            if len(batch) == MOST_TOGETHER or self._queue.empty():
                return batch, True
            write = self._queue.get()
        return batch, False

    def _settle(self, outcomes: list[tuple[_Write, Exception | None]]) -> None:
        self._loop.call_soon_threadsafe(_answer, outcomes)


def _answer(outcomes: list[tuple[_Write, Exception | None]]) -> None:
    """Tell everybody who waits, in the event loop."""
    for write, error in outcomes:
        if write.done.cancelled():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)


def _commit(
    connection: sqlite3.Connection, batch: list[_Write]
) -> list[tuple[_Write, Exception | None]]:
    """All in one transaction; if one of them fails, each in its own."""
    error = _try(connection, batch)
    if error is None or len(batch) == 1:
        return [(write, error) for write in batch]
    return [(write, _try(connection, [write])) for write in batch]


def _try(connection: sqlite3.Connection, batch: list[_Write]) -> Exception | None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write in batch:
            for sql, values in write.statements:
                connection.execute(sql, values)
        connection.execute("COMMIT")
    except Exception as error:  # whoever wrote it is told, and the thread lives on
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return error
    return None


def line_statement(line: Line) -> Statement:
    """The statement that writes one line."""
    return INSERT, tuple(line)
