"""Bots in worker processes: they see views only, and never hold up the sockets."""

import asyncio
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from backroom.bots.workers import kill_workers, open_pool, submit

from . import worker

P = ParamSpec("P")
R = TypeVar("R")

# How far bots at tables give way to the sockets.
NICENESS: Final = 5
# How long a worker may go on after the one who asked gave up waiting.
STUCK_SECONDS: Final = 5.0


class BotPool:
    """A few processes that work; made when they are needed, made anew when broken.

    `niceness`: how far they give way to the sockets, and to each other.
    """

    def __init__(self, workers: int, niceness: int = NICENESS) -> None:
        self._workers = workers
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """A worker takes a second to start: better before the first question than after it."""
        if self._pool is None:
            pool = self._open()
            for _ in range(self._workers):
                _submitted(pool, worker.warm_up)

    async def ask(self, question: worker.Question) -> worker.Told:
        """A bot's pick; raises what the bot raised."""
        return await self.run(worker.answer, question)

    async def run(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """A piece of work in one of the processes; raises what it raised."""
        pool = self._pool or self._open()
        try:
            job = _submitted(pool, work, *args, **named)
            return await asyncio.wrap_future(job)
        except BrokenProcessPool:
            self._drop(pool)
            raise
        except asyncio.CancelledError:
            # Nobody waits for it any more, and it may never end.
            if not job.done():
                loop = asyncio.get_running_loop()
                loop.call_later(STUCK_SECONDS, self._end_if_stuck, pool, job)
            raise

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False)

    def _end_if_stuck(self, pool: ProcessPoolExecutor, job: "Future[Any]") -> None:
        """A worker that goes on and on with what nobody waits for keeps all others waiting."""
        if not job.done() and self._pool is pool:
            kill_workers(pool)
            self._drop(pool)

    def close(self) -> None:
        """The workers end with what they are doing, if they do so soon."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end = threading.Timer(STUCK_SECONDS, kill_workers, (pool,))
            end.start()
            pool.shutdown(wait=True, cancel_futures=True)
            end.cancel()

    def _open(self) -> ProcessPoolExecutor:
        self._pool = open_pool(self._workers, self._niceness)
        return self._pool


def _submitted(
    pool: ProcessPoolExecutor, work: Callable[P, R], *args: P.args, **named: P.kwargs
) -> "Future[R]":
    """The first piece of work starts the processes; the server decides when they stop."""
    return submit(pool, (signal.SIGINT, signal.SIGTERM), work, *args, **named)
