"""A crowd that watches a table costs what it sees, not what it sees times what it is."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from backroom.server import wire
from backroom.server.realtime import fanout
from backroom.server.tables.table import WATCH
from tests.server.manual_time import ManualTime
from tests.server.scene import Tab, guest, open_house, open_tab, pass_time, play

CROWD = 40


def tables_in(frames: list[dict[str, Any]]) -> list[int]:
    """How many spectators each frame about the table tells of."""
    return [one["table"]["spectators"] for one in frames if one["kind"] == "table"]


async def test_spectators_are_told_of_together(tmp_path: Path) -> None:
    """Each sees the table when they come; the others hear at once of the first, then of all."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, (ann, _) = await play(house, "Ann Bob")
        await pass_time(house, 5)
        ann.read()

        crowd = [
            await open_tab(house, table, await guest(house, f"S{one}")) for one in range(CROWD)
        ]

        assert tables_in(ann.read()) == [1]
        assert [tables_in(one.read())[0] for one in crowd] == list(range(1, CROWD + 1))
        await pass_time(house, 2)
        assert tables_in(ann.read()) == [CROWD]
        for tab in crowd:
            await tab.leave()
        assert len(tables_in(ann.read())) == 1
        await pass_time(house, 2)
        assert tables_in(ann.read()) == [0]
        await pass_time(house, 60)
        assert tables_in(ann.read()) == []


async def test_the_larger_the_crowd_the_more_rarely_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told to all costs as many frames as there are tabs."""
    monkeypatch.setattr(fanout, "PRESENCE_TABS", 4)
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, (ann, _) = await play(house, "Ann Bob")
        await pass_time(house, 60)
        for one in range(CROWD - 2):
            await open_tab(house, table, await guest(house, f"S{one}"))
        await pass_time(house, 60)
        first = await open_tab(house, table, await guest(house, "First"))
        await first.leave()
        ann.read()

        await pass_time(house, 9)
        assert tables_in(ann.read()) == []
        await pass_time(house, 2)
        assert tables_in(ann.read()) == [CROWD - 2]


async def test_a_player_is_told_of_at_once(tmp_path: Path) -> None:
    """However shortly after another: somebody waits for them."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, (ann, bob) = await play(house, "Ann Bob")
        await open_tab(house, table, await guest(house, "Sue"))
        for _ in range(3):
            ann.read()
            await bob.leave()
            assert not ann.last("table")["table"]["chairs"][1]["present"]
            bob = await open_tab(house, table, bob.person)
            assert ann.last("table")["table"]["chairs"][1]["present"]


def waiting(tabs: list[Tab], kind: str) -> list[bytes]:
    """The newest bytes of a kind in the queue of each tab."""
    mark = f'"kind":"{kind}"'.encode()
    return [
        next(one for one in reversed(tab.connection._waiting) if mark in one) for tab in tabs
    ]


async def test_what_is_the_same_for_all_is_made_once(tmp_path: Path) -> None:
    """A move, a pause and a line of chat are the very same bytes for all who watch."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        crowd = [
            await open_tab(house, table, await guest(house, f"S{one}")) for one in range(CROWD)
        ]
        mover = next(tab for tab in tabs if tab.last("update")["legal"])

        await mover.move(mover.last("update")["default"])
        assert len({id(one) for one in waiting(crowd, "update")}) == 1
        fanout.send_everything(table)
        assert len({id(one) for one in waiting(crowd, "update")}) == 1
        await mover.send(wire.Chat("k", "hello"))
        assert len({id(one) for one in waiting(crowd, "chat")}) == 1


async def test_a_table_with_much_to_do_lets_others_have_a_turn(tmp_path: Path) -> None:
    """A thousand who leave at once are seen off one by one, with others between them."""
    async with open_house(tmp_path) as house:
        table, _ = await play(house, "Ann Bob")
        done = []

        async def job() -> None:
            done.append(True)

        for _ in range(CROWD):
            table.post(job)
        seen = set()
        while len(done) < CROWD:
            seen.add(len(done))
            await asyncio.sleep(0)

        assert len(seen) >= CROWD


async def test_one_of_many_hears_all_since_its_last_turn_in_one_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who play hear of each move at once, however long the others wait for their turn."""
    monkeypatch.setattr(fanout, "CROWD", 4)
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob", game="chicago-poker")
        crowd = [await open_tab(house, table, await guest(house, f"S{one}")) for one in (1, 2)]
        crowd += [await open_tab(house, table, await guest(house, f"S{one}")) for one in (3, 4)]
        for tab in (*crowd, *tabs):
            tab.read()
        number = crowd[0].connection.number
        later: dict[object, Any] = {}
        monkeypatch.setattr(house.pacer, "later", later.__setitem__)

        for _ in range(3):
            mover = next(tab for tab in tabs if tab.last("update")["legal"])
            await mover.move(mover.last("update")["default"])
        assert not any(tab.read() for tab in crowd)
        for work in list(later.values()):
            work()
        assert len({id(one) for one in waiting(crowd, "update")}) == 1

        told = [[one for one in tab.read() if one["kind"] == "update"] for tab in crowd]
        assert {len(one) for one in told} == {1}
        assert table.live is not None
        newest = table.live.number(-1)
        assert {(one["since"], one["number"]) for (one,) in told} == {(number, newest)}
        assert newest > number
        assert all(tab.connection.number == newest for tab in crowd)


async def test_what_one_of_many_was_told_serves_no_other_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor whoever has heard less, nor anybody whose clock would be wrong."""
    monkeypatch.setattr(fanout, "CROWD", 1)
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, tabs = await play(house, "Ann Bob", clock=60)
        watcher = await open_tab(house, table, await guest(house, "Eve"))
        later: dict[object, Any] = {}
        monkeypatch.setattr(house.pacer, "later", later.__setitem__)

        def told() -> dict[str, Any]:
            fanout.send_everything(table)
            for work in list(later.values()):
                work()
            return watcher.last("update")

        first = told()
        await pass_time(house, 2.0)
        second = told()
        mover = next(tab for tab in tabs if tab.last("update")["legal"])
        await mover.move(mover.last("update")["default"])
        third = told()
        watcher.connection.number = 0
        fourth = told()

        assert first["clock"]["left"] - second["clock"]["left"] == 2000
        assert third["number"] > second["number"]
        assert third["since"] == second["number"]
        assert (fourth["since"], fourth["number"]) == (0, third["number"])
        assert len(fourth["events"]) > len(third["events"])


async def test_a_move_does_not_wait_until_a_crowd_has_come_or_gone(tmp_path: Path) -> None:
    """Whoever plays comes before all who watch; the end comes after everybody."""
    async with open_house(tmp_path) as house:
        table, _ = await play(house, "Ann Bob")
        done: list[str] = []

        async def job(who: str) -> None:
            done.append(who)

        watching = [
            asyncio.create_task(table.do(partial(job, "watches"), WATCH)) for _ in range(CROWD)
        ]
        await asyncio.sleep(0)
        await table.do(partial(job, "plays"))
        assert done.index("plays") <= 1
        await table.stop()

        assert done.count("watches") == CROWD
        await asyncio.gather(*watching)
