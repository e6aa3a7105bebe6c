"""Whose turn it is to think: a queue in front of the workers, one turn for one whole answer.

The longer the queue, the less time a turn has: all that waits must be answered when it is due,
and nobody is kept waiting for a deep thought of somebody else. Who has nothing to think about
stands in the same queue, so that the time an answer takes does not tell a forced one from a
free one; such a turn keeps no worker busy.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple

# The part of the time until the last in the queue is due that thinking may take; the rest is
# for the way there and back.
THINKING_PART: Final = 0.5
LATELY_SECONDS: Final = 1.0
# How much the last turn counts against all before it.
LEARNING: Final = 0.05


class Slot:
    """Time to think: the seconds it may take, and what its holder planned to spend of them."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.planned = 0.0


class _Ticket(NamedTuple):
    """A place in the queue; `called` when its turn has come."""

    due: float
    works: bool
    called: "asyncio.Future[Slot]"


class ThinkingQueue:
    """As many at a time as there are workers, first come, first served."""

    def __init__(self, workers: int, now: Callable[[], float]) -> None:
        self._now = now
        self._workers = workers
        self._free = workers
        self._waiting: deque[_Ticket] = deque()
        self._came: deque[float] = deque()
        self._overhead = 0.0

    def __len__(self) -> int:
        """How many bots wait for a slot."""
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def slot(self, due: float, works: bool = True) -> AsyncIterator[Slot]:
        """Wait for a slot to think in; `due` is when the answer should be there."""
        ticket = _Ticket(due, works, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        if works:
            self._came.append(self._now())
        self._call(self._now())
        try:
            slot = await ticket.called
            began = self._now()
            yield slot
            if works:
                self._learn(self._now() - began - slot.planned)
        finally:
            # A ticket that was never called is only passed over.
            if not ticket.called.cancelled() and ticket.called.done() and works:
                self._free += 1
            self._call(self._now())

    def _call(self, now: float) -> None:
        """The next ones, while a worker is free."""
        while self._waiting and self._free > 0:
            seconds = self._share(now)
            ticket = self._waiting.popleft()
            if ticket.called.cancelled():
                continue
            if ticket.works:
                self._free -= 1
            ticket.called.set_result(Slot(seconds))

    def _share(self, now: float) -> float:
        """What the next one may take, so that the last of those who wait is in time.

        No more than there is for each of those who came lately, either: as many may come again.
        """
        while self._came and self._came[0] < now - LATELY_SECONDS:
            self._came.popleft()
        left = max(0.0, max(ticket.due for ticket in self._waiting) - now)
        working = sum(ticket.works for ticket in self._waiting)
        shared = left * min(1.0, self._workers / max(1, working))
        steady = LATELY_SECONDS * self._workers / max(1, len(self._came))
        return max(0.0, THINKING_PART * min(shared, steady) - self._overhead)

    def _learn(self, more: float) -> None:
        """What a turn takes beyond the time that was planned, on this machine, these days."""
        self._overhead += LEARNING * (max(0.0, more) - self._overhead)
