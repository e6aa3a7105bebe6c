"""Writes to PostgreSQL in groups: what comes in during one commit shares the next one."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg

from backroom.server import logs, metrics, tracing
from backroom.server.storage.interfaces import LostTableError, StorageError

from .connection import FAILURES, connect, failure
from .statement import KINDS, in_order, write

MOST_TOGETHER: Final = 512
WRITE_SECONDS: Final = 5.0


@dataclass
class Change:
    """What is to be written about one table, by kind; durable together or not at all.

    It is written in the name of the node that wanted it, or not at all: under a new name the
    same table may have been read anew, and this is about the one before.
    """

    node: str
    table: str
    rows: dict[str, list[tuple[Any, ...]]]
    done: "asyncio.Future[None]" = field(init=False)

    def __post_init__(self) -> None:
        self.done = asyncio.get_running_loop().create_future()


class Writer:
    """One connection that writes group after group, in the name of one node."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: list[Change] = []
        self._task: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self.node = ""

    async def write(self, table: str, **rows: list[tuple[Any, ...]]) -> None:
        """Comes back when all of it is on the disk; raises, and none is, if it cannot be."""
        change = Change(self.node, table, rows)
        self._waiting.append(change)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")
        await change.done

    def become(self, node: str) -> None:
        """Write under another name; what waits was meant under the old one and is refused."""
        _settle(self._waiting, LostTableError("the node that played this table is gone"))
        self._waiting = []
        self.node = node

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._task
        if self._connection is not None:
            await self._connection.close(timeout=WRITE_SECONDS)

    def hang_up(self) -> None:
        """Wait for no answer any more: what is being written is read again by whoever asked."""
        self._drop()

    async def _run(self) -> None:
        """Until nothing waits any more."""
        while batch := self._take():
            started = time.perf_counter()
            with tracing.span("commit", writes=len(batch)):
                await self._commit(batch)
            metrics.COMMITS.observe(time.perf_counter() - started)
            metrics.TOGETHER.observe(len(batch))
        self._task = None

    def _take(self) -> list[Change]:
        """All that waits, but of each table only the first: the order of its changes counts."""
        batch: dict[str, Change] = {}
        later = []
        for change in self._waiting:
            if change.table in batch or len(batch) == MOST_TOGETHER:
                later.append(change)
            else:
                batch[change.table] = change
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: list[Change]) -> None:
        """All at once; if the database refuses that, each by itself."""
        error = await self._try(batch)
        if isinstance(error, _RefusedError) and len(batch) > 1:
            for change in batch:
                _settle([change], await self._try([change]))
        else:
            _settle(batch, error)

    async def _try(self, batch: list[Change]) -> Exception | None:
        """None, or what is against it; those who lost their table are told that already."""
        try:
            held = await self._send(batch)
        except asyncpg.IntegrityConstraintViolationError as error:
            return _RefusedError(str(failure(error)))
        except Exception as error:
            # Whether it was done is not known: whoever asked reads it again from the database.
            # Whatever it was, the next one must be written: nobody else does it.
            if not isinstance(error, FAILURES):
                logs.failure("writing", error)
            self._drop()
            return failure(error)
        for change in batch:
            if change.table not in held and not change.done.done():
                change.done.set_exception(LostTableError("another node plays this table"))
        return None

    async def _send(self, batch: list[Change]) -> set[str]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
        # All of a group are of one name: what waits is refused when that changes.
        node, tables = batch[0].node, [change.table for change in batch]
        kinds = in_order(kind for change in batch for kind in change.rows)
        columns = (column for kind in kinds for column in _columns(batch, kind))
        rows = await self._connection.fetch(
            write(kinds), node, tables, *columns, timeout=WRITE_SECONDS
        )
        return {row["table_id"] for row in rows}

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


class _RefusedError(StorageError):
    """The database refuses one of a group: the others need not suffer for it."""


def _columns(batch: list[Change], kind: str) -> list[list[Any]]:
    """A list for each column of a kind of rows."""
    rows = [row for change in batch for row in change.rows.get(kind, ())]
    return [list(column) for column in zip(*rows, strict=True)] or [
        [] for _ in KINDS[kind].columns
    ]


def _settle(batch: list[Change], error: Exception | None) -> None:
    for change in batch:
        if change.done.done():
            continue
        if error is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(error)
