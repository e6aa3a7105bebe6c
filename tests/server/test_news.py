"""News between nodes: told to all others, and read anew when some may have been lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from backroom.server.news import Banned, Herald, News, Renamed
from backroom.server.refusals import TooMany
from backroom.server.settings import LIMITS, Limit
from backroom.server.storage.interfaces import NewsStore
from backroom.server.storage.opening import open_storage
from backroom.server.storage.postgres.news import PostgresNews

from .databases import place_of, spoil
from .scene import SOON, guest, open_house, until

HANG_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
    " OR datname = current_database() AND query = 'SELECT 1'"
)


async def test_news_reach_everybody_but_who_told_them(tmp_path: Path) -> None:
    """And a gap is noticed by those who listened."""
    storages = [await open_storage(place_of(tmp_path)) for _ in range(2)]
    heard: list[list[News]] = [[], []]
    missed = [0, 0]
    heralds = [Herald(one.news) for one in storages]

    async def listen(number: int) -> None:
        async def note() -> None:
            missed[number] += 1

        await heralds[number].listen(heard[number].append, note)

    tasks = [asyncio.create_task(listen(number)) for number in range(2)]
    while not all(heard):
        for herald in heralds:
            await herald.tell_others(Banned("192.0.2.1", True))
        await asyncio.sleep(0.02)
    await heralds[0].tell_others(Renamed("ann", "Anna"))
    await until(lambda: heard[1][-1] == Renamed("ann", "Anna"))
    assert Renamed("ann", "Anna") not in heard[0]

    spoil(tmp_path, HANG_UP)
    await until(lambda: min(missed) > 0)

    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for one in storages:
        await one.close()


async def test_who_had_enough_at_one_node_has_had_enough_at_all(tmp_path: Path) -> None:
    """A moment later the other node refuses, too."""
    limits = {**LIMITS, "chat_session": Limit(5, 36_000)}
    async with (
        open_house(tmp_path, limits=limits) as first,
        open_house(tmp_path, limits=limits) as second,
    ):
        # Whoever does not listen yet hears nothing.
        while "bob" not in second.sessions._banned:
            await first.ban("bob", True)
            await asyncio.sleep(0.05)
        for _ in range(5):
            first.limits.take("chat", "ann", "192.0.2.1")

        def is_refused() -> bool:
            (left,) = [one.left for one in second.limits._buckets["chat_session"].values()]
            return left < 1

        await until(lambda: bool(second.limits._buckets["chat_session"]) and is_refused())
        with pytest.raises(TooMany):
            second.limits.take("chat", "ann", "192.0.2.1")


async def test_who_is_banned_at_one_node_is_banned_at_all(tmp_path: Path) -> None:
    """Two houses on one database."""
    async with open_house(tmp_path) as first, open_house(tmp_path) as second:
        ann = await guest(first, "Ann")
        store = first.storage.news
        assert store is not None
        listened: NewsStore = store
        assert listened is not None

        async def banned() -> bool:
            await first.ban(ann.id, True)
            await asyncio.sleep(0.05)
            return ann.id in second.sessions._banned

        async with asyncio.timeout(SOON):
            while not await banned():
                pass
        await first.ban(ann.id, False)
        await until(lambda: ann.id not in second.sessions._banned)


async def test_a_node_listens_again_whatever_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a fault that nobody thought of: who does not listen misses a ban."""
    faults = [RuntimeError("a fault of ours")]
    listen = PostgresNews._listen

    async def fail_once(store: PostgresNews, *given: Any) -> None:
        if faults:
            raise faults.pop()
        await listen(store, *given)

    monkeypatch.setattr(PostgresNews, "_listen", fail_once)
    storage = await open_storage(place_of(tmp_path))
    assert storage.news is not None
    missed = asyncio.Event()

    async def note() -> None:
        missed.set()

    listening = asyncio.create_task(storage.news.listen(lambda _: None, note))
    async with asyncio.timeout(SOON):
        await missed.wait()
    listening.cancel()
    await storage.close()
