"""What wakes one task that waits, and a queue of that kind.

asyncio's Event and Queue are made for many who wait and cost up to three kilobytes of empty
queues, which is a tenth of all that an idle socket takes.
"""

import asyncio
from collections import deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Bell:
    """Wakes the one task that waits for it; ringing with nobody there does nothing.

    Whoever waits looks first whether there is anything to wait for.
    """

    __slots__ = ("_waiter",)

    def __init__(self) -> None:
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake the task that waits, if one does."""
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Come back when the bell has rung."""
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None


class Inbox(Generic[Thing]):
    """Things that wait for one reader, first come, first read."""

    __slots__ = ("_bell", "_waiting")

    def __init__(self) -> None:
        self._bell = Bell()
        self._waiting: deque[Thing] | None = None

    def put_nowait(self, thing: Thing) -> None:
        """Add a thing at the end; there is always room."""
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(thing)
        self._bell.ring()

    async def get(self) -> Thing:
        """The first thing, as soon as there is one."""
        while self._waiting is None:
            await self._bell.wait()
        thing = self._waiting.popleft()
        if not self._waiting:
            self._waiting = None
        return thing

    def qsize(self) -> int:
        """How many things wait to be read."""
        return 0 if self._waiting is None else len(self._waiting)

    def empty(self) -> bool:
        """Whether nothing waits to be read."""
        return self._waiting is None
