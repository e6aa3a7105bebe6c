"""Whether the house is of use: its tables are back, its database is sound and takes writes."""

import asyncio
from typing import Final

from . import logs
from .storage.interfaces import HealthStore
from .timekeeper import Timekeeper

# Whoever asks more often gets the last answer: a question costs a write.
FRESH_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 5.0


class Readiness:
    """Asks the database by writing to it, and remembers what it said."""

    def __init__(self, store: HealthStore, time: Timekeeper, place: str) -> None:
        self._store = store
        self._time = time
        self._place = place
        self._damage = ""
        self._fault = ""
        self._fresh_until = 0.0

    async def look_through(self) -> None:
        """Look once, at the start, whether the database is damaged; the log says how."""
        self._damage = await self._store.quick_fault()
        if self._damage:
            logs.alarm("database damaged", file=self._place, reason=self._damage)

    async def fault(self) -> str:
        """Why the house is of no use, in a few words; empty if it is."""
        if self._damage:
            return f"the database is damaged: {self._damage}"
        if self._time.now() >= self._fresh_until:
            self._fresh_until = self._time.now() + FRESH_SECONDS
            before, self._fault = self._fault, await self._write()
            if self._fault and self._fault != before:
                logs.alarm("cannot write", file=self._place, reason=self._fault)
        return self._fault

    async def _write(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.write(self._time.wall())
        except TimeoutError:
            return "the database does not answer"
        except Exception as error:  # whatever it is, the operator must know
            return f"the database cannot be written to: {error}"
        return ""
