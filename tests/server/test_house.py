"""The house: damage in one place, or for a while, keeps nothing else from going on."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from backroom.engine.errors import Refusal
from backroom.server import wire
from backroom.server.house import BEAT_SECONDS
from backroom.server.realtime import endpoint
from backroom.server.storage.records import Person
from backroom.server.storage.sql import tables as sql_tables
from backroom.server.storage.sqlite.uptime import SqliteUptime
from backroom.server.storage.sqlite.writer import Writer
from backroom.server.tables import lifecycle
from backroom.server.tables.registry import IDLE_SECONDS

from .databases import spoil
from .manual_time import ManualTime
from .scene import (
    SOON,
    Tab,
    connect,
    gather,
    guest,
    open_house,
    open_tab,
    play,
    start,
    until,
)

DAMAGES = {
    "the table": "UPDATE tables SET doc = X'7B' WHERE id = ?",
    "its match": "UPDATE matches SET options = X'7B' WHERE table_id = ?",
    "its journal": "UPDATE journal SET entry = X'7B' WHERE match ="
    " (SELECT id FROM matches WHERE table_id = ?)",
}


def told(caplog: pytest.LogCaptureFixture, what: str) -> list[dict[str, Any]]:
    """What the log has under a heading."""
    return [vars(one)["told"] for one in caplog.records if one.getMessage() == what]


def has_told(caplog: pytest.LogCaptureFixture, what: str, times: int) -> bool:
    """Whether the log has something so often, or more often."""
    return len(told(caplog, what)) >= times


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_one_damaged_table_keeps_no_other_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    """The log names it, and the house is ready all the same."""
    ids = []
    async with open_house(tmp_path) as house:
        for who in ("Ann Bob", "Cas Dot", "Eve Fay"):
            table, crowd = await gather(house, who, clock=600)
            await start(table, crowd)
            ids.append(table.doc.id)
    spoil(tmp_path, damage, ids[1])

    async with asyncio.timeout(SOON), open_house(tmp_path) as house:
        assert set(house.tables.awake) == {ids[0], ids[2]}

    failures = [*told(caplog, "reading failed"), *told(caplog, "revival failed")]
    assert [one["table"] for one in failures] == [ids[1]]


async def test_a_table_sleeps_until_a_clock_runs_a_bot_must_move_or_somebody_comes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody pays at every start for matches that were abandoned."""
    caplog.set_level("INFO", "backroom")
    async with open_house(tmp_path) as house:
        clocked, crowd = await gather(house, "Ann Bob", clock=600)
        await start(clocked, crowd)
        abandoned, crowd = await gather(house, "Cas Dot")
        await start(abandoned, crowd)
        asked, others = [(await play(house, who))[0] for who in ("Eve Fay", "Gus Hal")]
        for table, is_bot in ((asked, True), (others, False)):
            assert table.live is not None
            (seat,) = table.live.match.pending()
            table.doc.chairs[seat if is_bot else 1 - seat].stand_in = True
            await table.save()

    async with open_house(tmp_path) as house:
        await until(partial(has_told, caplog, "bots awake", 2))

        assert set(house.tables.awake) == {clocked.doc.id, asked.doc.id}
        await open_tab(house, await house.tables.open(abandoned.doc.id), crowd[0])
        assert abandoned.doc.id in house.tables.awake


async def test_a_person_sees_their_other_tables_when_one_is_damaged(tmp_path: Path) -> None:
    """They can change their name then, and be forgotten, too."""
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        order = wire.NewTable(game="leduc", seats=2)
        good, bad = [await house.tables.create(ann, order) for _ in range(2)]
        spoil(tmp_path, DAMAGES["the table"], bad.doc.id)

        docs = await house.storage.tables.of_person(ann.id, None)

        assert [doc.id for doc in docs] == [good.doc.id]
        await bad.stop()
        with pytest.raises(Refusal, match="no-such-table"):
            await house.tables.open(bad.doc.id)


async def beats_until(time: ManualTime, is_so: Callable[[], bool]) -> None:
    """Turn the hand on by a beat, and again when that one came while the last was at work."""
    async with asyncio.timeout(SOON):
        while not is_so():
            await time.advance(BEAT_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await until(is_so)


def failing(times: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, after it has failed some times."""
    left = [None] * times

    def either(*args: Any) -> Any:
        if left:
            left.pop()
            raise sqlite3.OperationalError
        return work(*args)

    return either


async def test_a_house_that_cannot_read_its_tables_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Until it can; it is not ready before."""
    monkeypatch.setattr(sql_tables, "_clocked", failing(2, sql_tables._clocked))
    time = ManualTime()

    async with open_house(tmp_path, timekeeper=time, is_ready=False) as house:
        for failed in (1, 2):
            await until(partial(has_told, caplog, "taking up failed", failed))
            assert not house.is_ready
            await time.advance(BEAT_SECONDS)
        await until(lambda: house.is_ready)


async def test_the_house_goes_on_looking_after_its_tables_when_a_write_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a full disk: the signs of life come back, and idle tables leave memory."""
    time = ManualTime()
    note_alive = failing(2, SqliteUptime.note_alive)
    monkeypatch.setattr(SqliteUptime, "note_alive", note_alive)

    async with open_house(tmp_path, timekeeper=time) as house:
        table, _ = await play(house, "Ann Bob", clock=2 * round(IDLE_SECONDS))
        idle, _ = await gather(house, "Cas")
        for failed in (1, 2):
            await beats_until(time, partial(has_told, caplog, "beat failed", failed))
        assert house.uptime.alive == 0

        await beats_until(time, lambda: house.uptime.alive > 0)
        assert idle.doc.id in house.tables.awake
        await time.advance(IDLE_SECONDS)
        await beats_until(time, lambda: idle.doc.id not in house.tables.awake)

        assert table.doc.id in house.tables.awake
        assert len(told(caplog, "beat failed")) == 2


async def test_a_house_closes_whatever_fails_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Tables are let go, and no thread or process is left behind."""
    writer: list[Writer] = []

    async def fail(*args: object) -> None:
        raise sqlite3.OperationalError

    async with open_house(tmp_path) as house:
        table, _ = await play(house, "Ann Bob")
        other, _ = await gather(house, "Cas Dot")
        house._chores.append(asyncio.create_task(fail()))
        await asyncio.sleep(0)
        table.stop = fail  # type: ignore[method-assign]
        writer.append(house.storage.journal._writer)  # type: ignore[attr-defined]
        writer[0].write = fail  # type: ignore[method-assign, assignment]
    assert other.is_gone
    table._task.cancel()
    assert not writer[0]._thread.is_alive()
    assert len(told(caplog, "closing failed")) == 3


async def upgraded(tmp_path: Path, status: str) -> tuple[str, list[Person]]:
    """A match that was begun under rules that have changed since."""
    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob")
        await start(table, crowd)
        if status == "adjourned":
            await table.do(partial(lifecycle.adjourn, table, crowd[0]))
    spoil(tmp_path, "UPDATE matches SET rules = rules - 1")
    return table.doc.id, crowd


@pytest.mark.parametrize("status", ["playing", "adjourned"])
async def test_a_match_begun_by_other_rules_is_over_and_can_be_played_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: str
) -> None:
    """Without winners; the log says so once, and the table is as it was."""
    caplog.set_level("INFO", "backroom")

    id, crowd = await upgraded(tmp_path, status)
    for _ in range(2):
        async with open_house(tmp_path) as house:
            tab = await open_tab(house, await house.tables.open(id), crowd[0])
            table = tab.last("table")["table"]
            assert (table["status"], table["result"]) == ("over", None)
    assert [one["table"] for one in told(caplog, "other rules")] == [id]

    async with open_house(tmp_path) as house:
        table = await house.tables.open(id)
        await table.do(partial(lifecycle.rematch, table, crowd[0]))
        await start(table, crowd)
        tab = await open_tab(house, table, crowd[0])
        assert tab.last("update")["number"] == 1
        assert all(frame["kind"] != "refused" for frame in tab.got)


@pytest.mark.parametrize(("language", "word"), [("en", "earlier rules"), ("nl", "spelregels")])
async def test_who_opens_the_table_of_such_a_match_is_told_why(
    tmp_path: Path, language: str, word: str
) -> None:
    """In their own language."""
    id, crowd = await upgraded(tmp_path, "playing")
    async with open_house(tmp_path) as house:
        table = await house.tables.open(id)
        connection = connect(house, crowd[0], language)
        await table.do(partial(endpoint.welcome, table, connection, 0))

        sentence = Tab(table, crowd[0], connection).last("refused")

        assert (sentence["code"], sentence["id"]) == (4409, "other-rules")
        assert word in sentence["text"]
