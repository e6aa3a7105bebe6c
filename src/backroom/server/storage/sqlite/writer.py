"""The writing thread of the SQLite file: what comes back from it is on the disk.

One thread owns one connection. What comes in while a commit is under way shares the next one
(group commit), so a thousand tables cost few disk flushes.
"""

import asyncio
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from backroom.server import metrics

Statement: TypeAlias = tuple[str, tuple[Any, ...]]

MOST_TOGETHER: Final = 512
ADDS_ROW: Final = re.compile(r"^INSERT .* VALUES \([?, ]+\)$")
# How many rows one statement adds, if so many follow each other: few sizes, each prepared once.
MANY_ROWS: Final = (32, 8)


class _Write(NamedTuple):
    """Statements that become durable together or not at all, and who waits for that."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"


class Writer:
    """A queue in front of one writing thread, which starts with the first write."""

    def __init__(self, path: Path, writing: "threading.Lock | None" = None) -> None:
        self._writing = writing or threading.Lock()
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    async def write(self, statements: Sequence[Statement]) -> None:
        """Comes back when all of them are on the disk; raises, and none is, if one fails."""
        if self._thread.ident is None:
            self._thread.start()
        done = self._loop.create_future()
        self._queue.put(_Write(statements, done))
        await done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._thread.ident is not None:
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._take()
            if not batch:
                continue
            started = time.perf_counter()
            try:
                connection = connection or _connect(self._path)
            except sqlite3.Error as error:  # whoever writes is told, and the next may try again
                self._settle([(write, error) for write in batch])
                continue
            with self._writing:
                outcomes = _commit(connection, batch)
            self._settle(outcomes)
            metrics.COMMITS.observe(time.perf_counter() - started)
            metrics.TOGETHER.observe(len(batch))
        if connection is not None:
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


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


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
        for sql, values in _together([one for write in batch for one in write.statements]):
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except Exception as error:  # whoever wrote it is told, and the thread lives on
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return error
    return None


def _together(statements: Sequence[Statement]) -> Iterator[Statement]:
    """The same in the same order, with rows for one table that follow each other in one go.

    For every call the thread lets go of the interpreter several times, and to get it back
    from the event loop costs more than the row itself (benchmarks/server.py).
    """
    for sql, alike in groupby(statements, itemgetter(0)):
        rows = [values for _, values in alike]
        for size in MANY_ROWS if ADDS_ROW.match(sql) else ():
            while len(rows) >= size:
                yield _with_rows(sql, size), tuple(chain.from_iterable(rows[:size]))
                del rows[:size]
        for values in rows:
            yield sql, values


@cache
def _with_rows(sql: str, count: int) -> str:
    """A statement that adds a row, for so many rows."""
    marks = sql[sql.rindex("(") :]
    return ", ".join([sql, *[marks] * (count - 1)])
