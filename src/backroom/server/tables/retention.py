"""How long what nobody uses is kept: forgotten tables, and guests who do not come back.

A finished match is never deleted: it stays in the history of whoever played it. A match that
was not finished goes with its table.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from backroom.server import logs
from backroom.server.settings import Settings
from backroom.server.storage.interfaces import RetentionStore
from backroom.server.storage.records import Found
from backroom.server.timekeeper import Timekeeper

from .registry import TableRegistry

DAY: Final = 86_400.0
# The first time a while after the start, when everybody is back; then so often.
FIRST_SECONDS: Final = 60.0
AGAIN_SECONDS: Final = 6 * 3600.0


class Cleared(NamedTuple):
    """How many tables and guests were deleted."""

    tables: int
    guests: int


class Retention:
    """Deletes what was not used for as many days as the settings say; 0 keeps for ever."""

    def __init__(
        self,
        store: RetentionStore,
        tables: TableRegistry | None,
        time: Timekeeper,
        settings: Settings,
    ) -> None:
        self._store = store
        self._tables = tables
        self._time = time
        self._table_days = settings.table_days
        self._gathering_days = settings.gathering_days
        # As long as a device may know a guest, nobody takes them for gone.
        self._guest_days = settings.guest_days and max(
            settings.guest_days, settings.session_days
        )
        self._turn = asyncio.Lock()

    async def keep_clearing(self) -> None:
        """Clear out again and again, whatever went wrong the last time."""
        pause = FIRST_SECONDS
        while True:
            await self._time.sleep_until(self._time.now() + pause)
            pause = AGAIN_SECONDS
            try:
                await self.clear_out()
            except Exception as error:  # nobody waits for a chore, so it tells and goes on
                logs.failure("clearing out", error)

    async def clear_out(self) -> Cleared:
        """Delete what is too old, tables first: as long as a table names a guest, they stay."""
        async with self._turn:
            forgotten = await self._clear(
                self._gathering_days, self._store.forgotten_tables, self._drop
            )
            old = await self._clear(self._table_days, self._store.old_tables, self._drop)
            guests = await self._clear(
                self._guest_days, self._store.old_guests, self._drop_guest
            )
            cleared = Cleared(forgotten + old, guests)
        if any(cleared):
            days = {
                "gathering_days": self._gathering_days,
                "table_days": self._table_days,
                "guest_days": self._guest_days,
            }
            logs.tell("cleared out", **cleared._asdict(), **days)
        return cleared

    async def _clear(
        self,
        days: float,
        find: Callable[[float, str], Awaitable[Found]],
        drop: Callable[[str], Awaitable[bool]],
    ) -> int:
        """Drop what is found that is older than so many days; gives how many there were."""
        count, after = 0, "" if days else None
        while after is not None:
            found = await find(self._time.wall() - days * DAY, after)
            for id in found.ids:
                count += await drop(id)
            after = found.after
        return count

    async def _drop(self, id: str) -> bool:
        if self._tables is not None:
            return await self._tables.drop(id, self._store)
        await self._store.drop_table(id)
        return True

    async def _drop_guest(self, person: str) -> bool:
        await self._store.drop_guest(person)
        return True
