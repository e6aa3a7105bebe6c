"""Who thinks where, with a cluster and without."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from backroom.server.bots import analysis_worker, bridge, ray_pool, worker
from backroom.server.bots.ray_pool import RayPool

HERE, THERE = "here", "there"


class _Pool:
    """Instead of processes: says who was asked, and fails like a bridge without a cluster."""

    is_up = True

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self.is_closed = False

    def warm_up(self) -> None:
        """Nothing to start."""

    async def ask(self, question: Any) -> str:
        """Asked without a bridge."""
        return HERE

    async def run(self, work: Callable[..., Any], *args: Any) -> str:
        """A bridge is known by what it is asked to do."""
        if work not in (bridge.cross, bridge.do_there):
            return HERE
        if not self.is_up:
            raise bridge.ClusterGoneError
        return THERE

    def close(self) -> None:
        """Note it."""
        self.is_closed = True


@pytest.fixture(autouse=True)
def _pools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_pool, "BotPool", _Pool)
    monkeypatch.setattr(_Pool, "is_up", True)


def question(level: str) -> Any:
    """As much of a question as says who answers it."""
    return worker.Question("leduc", level, 0, 2, (), 1, {}, (1, 2), 1, 3, 50)


async def joined() -> Any:
    """A pool that has found its cluster."""
    pool = RayPool("somewhere:1", 2)
    pool.warm_up()
    while not pool._has_joined():
        await asyncio.sleep(0)
    return pool


async def test_who_searches_thinks_on_the_cluster_and_nobody_else() -> None:
    """What is said before an answer, and rules of thumb, take no time anywhere."""
    pool = await joined()

    assert await pool.ask(question("search:hard")) == THERE
    assert await pool.ask(question("scripted")) == HERE
    assert await pool.run(worker.announce, question("search:hard")) == HERE
    assert await pool.run(analysis_worker.go_on, Any) == THERE
    pool.close()


async def test_nobody_waits_until_the_cluster_is_joined() -> None:
    """But an analysis does, which is in no hurry."""
    pool: Any = RayPool("somewhere:1", 2)

    assert await pool.ask(question("search")) == HERE
    assert await pool.run(analysis_worker.go_on, Any) == THERE
    pool.close()


async def test_a_cluster_that_is_gone_costs_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked for again later, through new bridges."""
    pool = await joined()
    bridges = pool._bridges
    monkeypatch.setattr(_Pool, "is_up", False)

    answers = await asyncio.gather(*(pool.ask(question("search")) for _ in range(3)))

    assert answers == [HERE] * 3
    assert pool._bridges is not bridges
    monkeypatch.setattr(_Pool, "is_up", True)
    assert await pool.run(analysis_worker.go_on, Any) == HERE
    pool._try_at = 0.0
    assert await pool.run(analysis_worker.go_on, Any) == THERE
    pool.close()
