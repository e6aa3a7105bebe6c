"""Bots in worker processes: they see views only, and never hold up the sockets."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from . import botwork


class BotPool:
    """A few processes that answer questions; made on the first one, made anew when broken."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: botwork.Question) -> botwork.Told:
        """A bot's pick; raises what the bot raised."""
        pool = self._pool or self._open()
        try:
            return await asyncio.wrap_future(pool.submit(botwork.answer, question))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """The workers end with what they are doing."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self._workers, mp_context=context, initializer=_settle_in
        )
        return self._pool


def _settle_in() -> None:
    """A worker gives way to the sockets, and lets the server decide when to stop."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that is killed cannot tell its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
