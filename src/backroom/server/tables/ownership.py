"""Who may play which table: one process all of them, or each node those that it holds."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from backroom.server.storage.interfaces import TableStore

from .uptime import Uptime

# From the moment when a question was put, for how long it has been played until now.
Played: TypeAlias = Callable[[float], float]


class Ownership(Protocol):
    """Asked before a table comes into memory; told once a second that the process runs."""

    async def take(self, tables: list[str], are_new: bool = False) -> dict[str, Played]:
        """Those of these tables that this process may play from now on."""
        ...

    def holds(self, table: str) -> bool:
        """Whether this process may still play a table that it took."""
        ...

    async def clocked(self) -> list[str]:
        """The tables with a match under way and a clock that nobody plays."""
        ...

    def note_all_back(self) -> None:
        """Every table that could not sleep is in memory again."""
        ...


class SoleOwner:
    """One process that has the database to itself plays every table in it."""

    def __init__(self, store: TableStore, uptime: Uptime) -> None:
        self._store = store
        self._uptime = uptime
        self._all_back = False

    async def take(self, tables: list[str], are_new: bool = False) -> dict[str, Played]:
        """All of them; no clock counts the time when the server did not run."""
        # Until all are back, the last process' sign of life counts: no clock ran since.
        until = self._uptime.alive if self._all_back else self._uptime.stopped
        return dict.fromkeys(tables, lambda opened: self._uptime.ran(opened, until))

    def holds(self, table: str) -> bool:
        """Nobody else can take a table away from the only process."""
        return True

    async def clocked(self) -> list[str]:
        """Every table with a match under way and a clock, those that changed last first."""
        return await self._store.clocked()

    def note_all_back(self) -> None:
        """From now on a table is woken while others are played."""
        self._all_back = True
