"""How long a house keeps what nobody uses, by its settings and its own time."""

import json
import logging
import time
from pathlib import Path

import pytest

from backroom.engine.errors import Refusal
from backroom.server.house import House
from backroom.server.tables import registry, retention
from tests.server.manual_time import ManualTime
from tests.server.scene import at_rest, gather, hand_of, open_house, open_tab, pass_time, play

DAY = retention.DAY


async def sweep(house: House) -> retention.Cleared:
    """What is too old by now is deleted."""
    return await house.retention.clear_out()


async def test_an_abandoned_table_goes_after_its_days_and_its_guests_after_theirs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The log tells how many there were; nothing is deleted a moment too early."""
    caplog.set_level(logging.INFO, "backroom")
    async with open_house(
        tmp_path, timekeeper=ManualTime(), session_days=1.0, guest_days=200.0
    ) as house:
        table, _ = await gather(house, "Ann Bob")
        id = table.doc.id
        await table.stop()
        hand_of(house)._wall += 150 * DAY

        assert await sweep(house) == (1, 0)
        with pytest.raises(Refusal):
            await house.tables.open(id)
        hand_of(house)._wall += 100 * DAY
        assert await sweep(house) == (0, 2)

    told = [one.__dict__["told"] for one in caplog.records if one.msg == "cleared out"]
    assert [(one["tables"], one["guests"]) for one in told] == [(1, 0), (0, 2)]
    assert json.dumps(told)


async def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    """However long nothing has happened at it."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, _ = await play(house, "Ann Bob")
        hand_of(house)._wall += 1000 * DAY

        assert await sweep(house) == (0, 0)
        assert await house.tables.open(table.doc.id) is table


async def test_a_table_that_is_being_deleted_cannot_be_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes at that very moment is told that there is no such table."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, (ann, _) = await gather(house, "Ann Bob")
        await table.stop()
        hand_of(house)._wall += 1000 * DAY
        drop = house.storage.retention.drop_table
        met: list[str] = []

        async def visited(id: str) -> None:
            with pytest.raises(Refusal) as refusal:
                await open_tab(house, await house.tables.open(id), ann)
            met.append(refusal.value.id)
            await drop(id)

        monkeypatch.setattr(house.storage.retention, "drop_table", visited)
        await sweep(house)

        assert met == ["no-such-table"]


async def test_nothing_goes_where_the_settings_say_for_ever(tmp_path: Path) -> None:
    """0 days is never; and no guest goes while a device may still know them."""
    async with open_house(
        tmp_path,
        timekeeper=ManualTime(),
        table_days=0.0,
        gathering_days=0.0,
        guest_days=0.0,
    ) as house:
        table, _ = await gather(house, "Ann Bob")
        await table.stop()
        hand_of(house)._wall += 10_000 * DAY
        assert await sweep(house) == (0, 0)
    async with open_house(
        tmp_path, timekeeper=ManualTime(), gathering_days=0.0, guest_days=1.0, session_days=1e9
    ) as house:
        assert await sweep(house) == (0, 0)


async def test_a_table_that_never_began_goes_much_sooner(tmp_path: Path) -> None:
    """After a week without anybody; one where a match was begun, or that is open, stays."""
    async with open_house(tmp_path, timekeeper=ManualTime(time.time())) as house:
        forgotten, _ = await gather(house, "Ann Bob")
        begun, _ = await play(house, "Cas Dee")
        for table in (forgotten, begun):
            await table.stop()
        hand_of(house)._wall += 6 * DAY
        assert await sweep(house) == (0, 0)
        hand_of(house)._wall += 2 * DAY
        opened, _ = await gather(house, "Eve Fay")
        hand_of(house)._wall += 0.5 * DAY

        assert await sweep(house) == (1, 0)

        assert await house.storage.tables.find(forgotten.doc.id) is None
        assert (await house.tables.open(begun.doc.id)).doc.match == begun.doc.match
        assert await house.tables.open(opened.doc.id) is opened


async def test_the_house_clears_out_by_itself(tmp_path: Path) -> None:
    """A minute after its start, and every six hours from then on."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, _ = await gather(house, "Ann Bob")
        id = table.doc.id
        await table.stop()
        hand_of(house)._wall += 1000 * DAY

        await pass_time(house, retention.FIRST_SECONDS + 1)
        await house.retention.clear_out()  # waits for its turn

        await at_rest(house)
        assert id not in house.tables.awake
        assert await house.storage.tables.find(id) is None
        assert registry.IDLE_SECONDS < retention.AGAIN_SECONDS
