"""The house: damage in one place, or for a while, keeps nothing else from going on."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from backroom.engine.errors import Refusal
from backroom.server import house as house_module
from backroom.server import wire
from backroom.server.house import House
from backroom.server.people import accounts
from backroom.server.realtime import endpoint
from backroom.server.realtime.connection import Connection
from backroom.server.storage import archive, uptime
from backroom.server.tables import creation, lifecycle

from .scene import Tab, gather, guest, open_house, open_tab, play, run, start, until

DAMAGES = {
    "the table": "UPDATE tables SET doc = X'7B' WHERE id = ?",
    "its match": "UPDATE matches SET options = X'7B' WHERE table_id = ?",
    "its journal": "UPDATE journal SET entry = X'7B' WHERE match ="
    " (SELECT id FROM matches WHERE table_id = ?)",
}


def told(caplog: pytest.LogCaptureFixture, what: str) -> list[dict[str, Any]]:
    """What the log has under a heading."""
    return [vars(one)["told"] for one in caplog.records if one.getMessage() == what]


def spoil(folder: Path, statement: str, *values: object) -> None:
    """Something happens to the database behind the server's back."""
    connection = sqlite3.connect(folder / "backroom.sqlite")
    with connection:
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_one_damaged_table_keeps_no_other_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    """The log names it, and the house is ready all the same."""

    async def scene() -> None:
        ids = []
        async with open_house(tmp_path) as house:
            for who in ("Ann Bob", "Cas Dot", "Eve Fay"):
                table, crowd = await gather(house, who)
                await start(table, crowd)
                ids.append(table.doc.id)
        spoil(tmp_path, damage, ids[1])

        async with asyncio.timeout(10), open_house(tmp_path) as house:
            assert set(house.tables) == {ids[0], ids[2]}

        failures = [*told(caplog, "reading failed"), *told(caplog, "revival failed")]
        assert [one["table"] for one in failures] == [ids[1]]

    run(scene())


def test_a_person_sees_their_other_tables_when_one_is_damaged(tmp_path: Path) -> None:
    """They can change their name then, and be forgotten, too."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            ann = await guest(house, "Ann")
            order = wire.NewTable(game="leduc", seats=2)
            good, bad = [await creation.create(house, ann, order) for _ in range(2)]
            spoil(tmp_path, DAMAGES["the table"], bad.doc.id)

            docs = await house.store.run(archive.docs_of, ann.id)

            assert [doc.id for doc in docs] == [good.doc.id]
            await bad.stop()
            with pytest.raises(Refusal, match="no-such-table"):
                await house.table(bad.doc.id)

    run(scene())


def failing(times: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, after it has failed some times."""
    left = [None] * times

    def either(*args: Any) -> Any:
        if left:
            left.pop()
            raise sqlite3.OperationalError
        return work(*args)

    return either


def test_a_house_that_cannot_read_its_tables_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Until it can; it is not ready before."""
    monkeypatch.setattr(house_module, "BEAT_SECONDS", 0.01)
    monkeypatch.setattr(archive, "playing", failing(2, archive.playing))

    async def scene() -> None:
        async with asyncio.timeout(10), open_house(tmp_path):
            assert len(told(caplog, "taking up failed")) == 2

    run(scene())


def test_the_house_goes_on_looking_after_its_tables_when_a_write_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a full disk: the signs of life come back, and idle tables leave memory."""
    monkeypatch.setattr(house_module, "BEAT_SECONDS", 0.01)
    monkeypatch.setattr(uptime, "alive_statement", failing(2, uptime.alive_statement))

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await play(house, "Ann Bob", clock=600)
            idle, _ = await gather(house, "Cas")
            monkeypatch.setattr(house_module, "IDLE_SECONDS", 0.0)

            await until(lambda: idle.doc.id not in house.tables and house._alive > 0)

            assert table.doc.id in house.tables
            assert len(told(caplog, "beat failed")) == 2

    run(scene())


def test_a_house_closes_whatever_fails_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Tables are let go, and no thread or process is left behind."""

    async def fail(*args: object) -> None:
        raise sqlite3.OperationalError

    async def scene() -> House:
        async with open_house(tmp_path) as house:
            table, _ = await play(house, "Ann Bob")
            other, _ = await gather(house, "Cas Dot")
            house._chores.append(asyncio.create_task(fail()))
            await asyncio.sleep(0)
            table.stop = fail  # type: ignore[method-assign]
            house.journal.write = fail  # type: ignore[method-assign, assignment]
        assert other.is_gone
        table._task.cancel()
        return house

    house = asyncio.run(scene())
    assert not house.journal._thread.is_alive()
    assert len(told(caplog, "closing failed")) == 3


async def upgraded(tmp_path: Path, status: str) -> tuple[str, list[accounts.Person]]:
    """A match that was begun under rules that have changed since."""
    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob")
        await start(table, crowd)
        if status == "adjourned":
            await table.do(partial(lifecycle.adjourn, table, crowd[0]))
    spoil(tmp_path, "UPDATE matches SET rules = rules - 1")
    return table.doc.id, crowd


@pytest.mark.parametrize("status", ["playing", "adjourned"])
def test_a_match_begun_by_other_rules_is_over_and_can_be_played_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: str
) -> None:
    """Without winners; the log says so once, and the table is as it was."""
    caplog.set_level("INFO", "backroom")

    async def scene() -> None:
        id, crowd = await upgraded(tmp_path, status)
        for _ in range(2):
            async with open_house(tmp_path) as house:
                tab = await open_tab(await house.table(id), crowd[0])
                table = tab.last("table")["table"]
                assert (table["status"], table["result"]) == ("over", None)
        assert [one["table"] for one in told(caplog, "other rules")] == [id]

        async with open_house(tmp_path) as house:
            table = await house.table(id)
            await table.do(partial(lifecycle.rematch, table, crowd[0]))
            await start(table, crowd)
            tab = await open_tab(table, crowd[0])
            assert tab.last("update")["number"] == 1
            assert all(frame["kind"] != "refused" for frame in tab.got)

    run(scene())


@pytest.mark.parametrize(("language", "word"), [("en", "earlier rules"), ("nl", "spelregels")])
def test_who_opens_the_table_of_such_a_match_is_told_why(
    tmp_path: Path, language: str, word: str
) -> None:
    """In their own language."""

    async def scene() -> None:
        id, crowd = await upgraded(tmp_path, "playing")
        async with open_house(tmp_path) as house:
            table = await house.table(id)
            connection = Connection(crowd[0], "session", "127.0.0.1", language, set())
            await table.do(partial(endpoint.welcome, table, connection, 0))

            sentence = Tab(table, crowd[0], connection).last("refused")

            assert (sentence["code"], sentence["id"]) == (4409, "other-rules")
            assert word in sentence["text"]

    run(scene())
