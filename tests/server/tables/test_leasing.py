"""How a node that stops hands its tables over, against a store that only remembers."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from backroom.server.refusals import Unavailable
from backroom.server.storage.records import Node
from backroom.server.tables.leasing import MOST_UNTAKEN, Leases
from backroom.server.timekeeper import Timekeeper


class _Store:
    """A house of two nodes of which the other takes one table at each question."""

    def __init__(self) -> None:
        self.node = ""
        self.others = [Node("other", "http://there", "1", 0.0)]
        self.given: list[str] = []
        self.most_untaken = 0

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
