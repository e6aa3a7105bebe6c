"""Searching bots and analyses on a Ray cluster, and on this machine while there is none."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from backroom.bots.registry import is_thinker
from backroom.server import logs, metrics

from . import analysis_worker, bridge, worker
from .pool import NICENESS, BotPool

P = ParamSpec("P")
R = TypeVar("R")

# A cluster that is gone is looked for again after so long.
AGAIN_SECONDS: Final = 30.0
GONE: Final = (BrokenProcessPool, bridge.ClusterGoneError)


class RayPool:
    """Asks the cluster what takes long, through processes that join it; the rest is done here.

    Nobody at a table waits until the cluster is joined: bots think here meanwhile. An analysis,
    for which nobody holds their breath, waits.
    """

    def __init__(self, address: str, workers: int, niceness: int = NICENESS) -> None:
        self._address = address
        self._workers = workers
        self._bridges = BotPool(workers)
        self._here = BotPool(workers, niceness)
        self._joining: asyncio.Task[bool] | None = None
        self._try_at = 0.0

    def warm_up(self) -> None:
        """Join the cluster and start the processes here, for the time when it is gone."""
        self._here.warm_up()
        self._join()

    async def ask(self, question: worker.Question) -> worker.Told:
        """A bot's pick; one that searches thinks on the cluster if that is joined already."""
        if is_thinker(question.level) and self._has_joined():
            return await self._try_there(worker.answer, question)
        return await self._here.ask(question)

    async def run(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """A piece of work; an analysis is done on the cluster."""
        joining = self._join() if work is analysis_worker.go_on else None
        if joining is not None and await asyncio.shield(joining):
            return await self._try_there(work, *args)
        return await self._here.run(work, *args, **named)

    def close(self) -> None:
        """Leave the cluster, and end with what is being done here."""
        if self._joining is not None:
            self._joining.cancel()
        self._joining = None
        self._bridges.close()
        self._here.close()

    async def _try_there(self, work: Callable[..., R], *args: Any) -> R:
        try:
            return await self._bridges.run(bridge.do_there, self._address, work, args)
        except GONE as error:
            self._note_gone(error)
            return await self._here.run(work, *args)

    def _has_joined(self) -> bool:
        """Whether the cluster can be asked; if not, it is being looked for."""
        joining = self._join()
        return joining is not None and joining.done() and joining.result()

    def _join(self) -> "asyncio.Task[bool] | None":
        """The joining, under way or done; None until a cluster that is gone is tried again."""
        if self._joining is None and asyncio.get_running_loop().time() >= self._try_at:
            self._joining = asyncio.create_task(self._cross(), name="ray")
        return self._joining

    async def _cross(self) -> bool:
        every = (self._bridges.run(bridge.cross, self._address) for _ in range(self._workers))
        try:
            await asyncio.gather(*every)
        except Exception as error:  # whatever it is, bots think here instead
            self._note_gone(error)
            return False
        logs.tell("thinking on a cluster", address=self._address, places=self._workers)
        metrics.CLUSTER.set(1)
        return True

    def _note_gone(self, error: Exception) -> None:
        """Think here for a while; the log says so once, however many were waiting for it."""
        if self._joining is None:
            return
        self._joining = None
        self._try_at = asyncio.get_running_loop().time() + AGAIN_SECONDS
        logs.warn("cluster is gone: bots think here", reason=str(error))
        metrics.CLUSTER.set(0)
        # A bridge that has lost its cluster does not find it again.
        bridges, self._bridges = self._bridges, BotPool(self._workers)
        asyncio.get_running_loop().run_in_executor(None, bridges.close)
