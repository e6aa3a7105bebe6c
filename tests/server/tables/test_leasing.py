"""How a node hands its tables over and takes turns, against a store that only remembers."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from backroom.server.refusals import Unavailable
from backroom.server.storage.interfaces import StorageError
from backroom.server.storage.records import Node, Roll
from backroom.server.tables import leasing
from backroom.server.tables.leasing import MOST_UNTAKEN, Leases
from backroom.server.timekeeper import Timekeeper


class _Store:
    """A house of two nodes of which the other takes one table at each question."""

    def __init__(self) -> None:
        self.node = ""
        self.others = [Node("other", "http://there", "1", 0.0)]
        self.given: list[str] = []
        self.most_untaken = 0
        self.roll = Roll(1, 0, late=False)
        self.buried = 0
        self.renewals = 0
        self.faults: list[Exception] = []

    async def renew(self, *_: Any) -> Roll:
        self.renewals += 1
        if self.faults:
            raise self.faults.pop()
        return self.roll

    async def bury(self, *_: Any) -> list[str]:
        self.buried += 1
        return ["other"]

    async def join(self, *_: Any) -> None:
        self.node = "this"

    async def alive(self) -> list[Node]:
        return self.others

    async def take(self, tables: list[str], *_: Any) -> dict[str, Any]:
        return dict.fromkeys(tables)

    async def give_up(self, tables: list[str], at: float) -> None:
        self.given += tables

    async def unheld(self, tables: list[str]) -> list[str]:
        self.most_untaken = max(self.most_untaken, len(tables))
        return tables[1:]

    async def leave(self, at: float) -> None:
        self.node = ""


@pytest.fixture
async def leases() -> AsyncIterator[Leases]:
    """A node with more tables than it may hand over at once."""
    found = Leases(cast(Any, _Store()), Timekeeper(), "http://here", "1", {})
    await found.join()
    yield found
    await found.leave()


async def hand_over(leases: Leases, count: int) -> tuple[list[str], list[int]]:
    """What is left of so many tables, and how many were stopped at a time."""
    left = [f"t{number}" for number in range(count)]
    await leases.take(left)
    sizes = []

    async def stop(some: list[str]) -> list[str]:
        sizes.append(len(some))
        for one in some:
            left.remove(one)
        return some

    async with asyncio.timeout(60):
        await leases.hand_over(lambda: list(left), stop)
    return left, sizes


def store_of(leases: Leases) -> _Store:
    """What remembers."""
    return cast(Any, leases)._store  # type: ignore[no-any-return]


async def test_tables_follow_when_others_have_taken_those_before(leases: Leases) -> None:
    """So that whoever looks at one waits for a few others at most."""
    left, sizes = await hand_over(leases, MOST_UNTAKEN + 3)

    store = store_of(leases)
    assert (left, sizes) == ([], [MOST_UNTAKEN, 1, 1, 1])
    assert store.most_untaken == MOST_UNTAKEN
    assert len(store.given) == len(set(store.given)) == MOST_UNTAKEN + 3


async def test_who_hands_over_takes_nothing_back(leases: Leases) -> None:
    """Whoever asks meanwhile is sent elsewhere."""
    await hand_over(leases, 1)

    with pytest.raises(Unavailable):
        await leases.take(["t0"])
    assert await leases.clocked() == []


async def test_the_last_node_hands_nothing_over(leases: Leases) -> None:
    """Its tables sleep until somebody comes back."""
    store_of(leases).others = []

    left, sizes = await hand_over(leases, 2)

    assert (len(left), sizes) == (2, [])


class _Clock(Timekeeper):
    """A clock that shows what it is told."""

    at = 0.0

    def wall(self) -> float:
        return self.at


async def test_nodes_take_turns_at_what_belongs_to_the_house() -> None:
    """Each moment is somebody's, and with more nodes each has fewer."""
    clock = _Clock()
    leases = Leases(cast(Any, _Store()), clock, "http://here", "1", {})
    await leases.join()

    async def turns(others: int, before: int) -> list[bool]:
        store_of(leases).roll = Roll(others, before, late=False)
        await leases._renew()
        found = []
        for beat in range(6):
            clock.at = beat * 2.0 + 0.3
            found.append(leases.has_turn(2.0))
        return found

    assert all(await turns(0, 0))
    shared = [await turns(2, before) for before in range(3)]
    assert [sum(one) for one in shared] == [2, 2, 2]
    assert [sum(moment) for moment in zip(*shared, strict=True)] == [1] * 6
    await leases.leave()


async def test_a_node_looks_for_the_dead_when_one_is_late(leases: Leases) -> None:
    """Not twice a second for nothing."""
    store = store_of(leases)
    leases._steady_since = -1_000.0
    taken_over = asyncio.Event()

    async def take_over() -> None:
        taken_over.set()

    burying = asyncio.create_task(leases.keep_burying(take_over))
    await leases._renew()
    await asyncio.sleep(0)
    assert store.buried == 0
    store.roll = Roll(1, 0, late=True)
    await leases._renew()
    async with asyncio.timeout(60):
        await taken_over.wait()
    assert store.buried == 1
    burying.cancel()


async def test_a_node_renews_again_whatever_went_wrong(
    leases: Leases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a fault that nobody thought of: without renewals it would play no more, for ever."""
    monkeypatch.setattr(leasing, "RENEW_SECONDS", 0.0)
    monkeypatch.setattr(leasing, "RETRY_SECONDS", 0.0)
    store = store_of(leases)
    store.faults = [RuntimeError("a fault of ours"), StorageError("it is away")]
    renewing = asyncio.create_task(leases.keep_alive())
    async with asyncio.timeout(60):
        while store.renewals < 4:
            assert not renewing.done()
            await asyncio.sleep(0)
    renewing.cancel()
