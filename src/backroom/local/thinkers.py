"""Bots that think in the one process there is, a moment at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from backroom.bots.registry import NET
from backroom.server.bots import worker

P = ParamSpec("P")
R = TypeVar("R")


class Here:
    """Does the work at once; the page does not wait, as it runs in another thread.

    Between two pieces of work everybody else has a turn, so that a search or an analysis holds
    up the table by no more than the seconds it was given. `fetch_net` brings the network of a
    game before it is first asked: together they weigh as much as Python.
    """

    def __init__(self, fetch_net: Callable[[str], Awaitable[object]] | None = None) -> None:
        self._fetch_net = fetch_net

    def warm_up(self) -> None:
        """Nothing has to be prepared here."""

    async def ask(self, question: worker.Question) -> worker.Told:
        """A bot's pick; raises what the bot raised."""
        if self._fetch_net is not None and question.level.partition(":")[0] == NET:
            await self._fetch_net(question.game)
        return await self.run(worker.answer, question)

    async def run(self, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """A piece of work; raises what it raised."""
        await asyncio.sleep(0)
        return work(*args, **named)

    def close(self) -> None:
        """Nothing is left to be ended."""
