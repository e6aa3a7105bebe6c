"""Time that a test turns by hand: nothing is due until the test says so."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from backroom.server.timekeeper import Timekeeper

R = TypeVar("R")


class ManualAlarm:
    """Something that is called when the hand of the clock comes by."""

    def __init__(self, callback: Callable[..., object], args: tuple[Any, ...]) -> None:
        self.callback = callback
        self.args = args
        self.is_cancelled = False

    def cancel(self) -> None:
        """Call nothing after all."""
        self.is_cancelled = True


class ManualTime(Timekeeper):
    """Stands still; `advance` moves it on, from one alarm to the next.

    The calendar begins today unless told otherwise: the database notes by the real one when a
    table was last changed, and what is months old is cleared away.
    """

    def __init__(self, wall: float | None = None) -> None:
        self._now = 1000.0
        self._wall = (float(int(time.time())) if wall is None else wall) - self._now
        self._alarms: list[tuple[float, int, ManualAlarm]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        """Where the hand stands."""
        return self._now

    def wall(self) -> float:
        """The calendar's time goes along."""
        return self._wall + self._now

    def call_at(self, when: float, callback: Callable[..., object], *args: Any) -> ManualAlarm:
        """Call something when the hand comes by."""
        alarm = ManualAlarm(callback, args)
        heapq.heappush(self._alarms, (when, next(self._numbers), alarm))
        return alarm

    async def sleep_until(self, when: float) -> None:
        """Wait for the hand."""
        if when <= self._now:
            await asyncio.sleep(0)
            return
        done = asyncio.get_running_loop().create_future()
        alarm = self.call_at(when, _set, done)
        try:
            await done
        finally:
            alarm.cancel()

    def timeout_at(self, when: float) -> asyncio.Timeout:
        """Give up when the hand comes by."""
        timeout = asyncio.timeout(None)
        self.call_at(when, _expire, timeout)
        return timeout

    def next_alarm(self) -> float | None:
        """When something is due next."""
        while self._alarms and self._alarms[0][2].is_cancelled:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    async def advance(
        self, seconds: float, settle: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Move the hand on; after each alarm what it set off comes to rest."""
        settle = settle or breathe
        await settle()
        until = self._now + seconds
        while (when := self.next_alarm()) is not None and when <= until:
            await self.ring(settle)
        self._now = until

    async def leap(
        self, seconds: float, settle: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Move the hand on at once, as for a machine that slept; what is due rings then.

        Days go by so in no time, though something is due every second.
        """
        settle = settle or breathe
        await settle()
        self._now += seconds
        while (when := self.next_alarm()) is not None and when <= self._now:
            await self.ring(settle)

    async def ring(self, settle: Callable[[], Awaitable[None]]) -> None:
        """Move the hand to the next alarm, if there is one, and let it ring."""
        if self.next_alarm() is not None:
            when, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            alarm.callback(*alarm.args)
        await settle()

    async def run_out(self, work: Coroutine[Any, Any, R]) -> R:
        """Do something, with the hand at the next alarm whenever it waits for one."""
        task = asyncio.create_task(work)
        while not task.done():
            await self.ring(breathe)
        return task.result()


async def breathe() -> None:
    """Let everybody in the event loop go on as far as they come without waiting."""
    for _ in range(20):
        await asyncio.sleep(0)


def _set(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)


def _expire(timeout: asyncio.Timeout) -> None:
    # Of a body that is done, and of one that was never begun, there is nothing to give up.
    try:
        timeout.reschedule(asyncio.get_running_loop().time())
    except RuntimeError:
        return
