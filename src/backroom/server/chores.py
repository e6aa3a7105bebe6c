"""Work that nobody waits for: done soon after it was noted, and tried again if it fails."""

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar, Final

from backroom.server import logs
from backroom.server.timekeeper import Timekeeper

# Whatever kept the work from being done, it is tried again after so long.
RETRY_SECONDS: Final = 10.0


class Chore(ABC):
    """One a process and kind; what was left by an earlier process is done first."""

    name: ClassVar[str]

    def __init__(self, time: Timekeeper) -> None:
        self._time = time
        self._due = asyncio.Event()
        self._due.set()

    def note(self) -> None:
        """There is something to do, and it will be done soon."""
        self._due.set()

    async def keep_settling(self) -> None:
        """Do what is due, whenever something is, until cancelled."""
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self.settle()
            except Exception as error:  # nobody waits for it, so it is told and tried again
                logs.failure(self.name, error)
                await self._time.sleep_until(self._time.now() + RETRY_SECONDS)
                self._due.set()

    @abstractmethod
    async def settle(self) -> None:
        """Do all that is due."""
