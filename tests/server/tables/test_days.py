"""Play by the day: matches that take days, at tables that sleep meanwhile."""

import contextlib
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from backroom.engine.errors import Refusal
from backroom.server import wire
from backroom.server.house import House
from backroom.server.http.operations import Ask
from backroom.server.http.routes import mine
from backroom.server.people.holidays import MOST_DAYS
from backroom.server.refusals import NotNow
from backroom.server.storage.records import Holiday, MatchHeading, Person, StoredTable
from backroom.server.tables import lifecycle
from backroom.server.tables.days import time_is_up
from backroom.server.tables.registry import IDLE_SECONDS
from backroom.server.tables.table import Table
from tests.server.browsers import Browser
from tests.server.manual_time import ManualTime, breathe
from tests.server.people.push_service import PushService, push_service
from tests.server.people.test_notices import with_account
from tests.server.scene import at_rest, gather, hand_of, open_house, open_tab, start

HOUR: Final = 3600.0
DAY: Final = 86_400.0
GAMES: Final = ("chicago-poker", "omerta", "chicago-gangsters", "mafioso", "capone")


async def settle(house: House) -> None:
    """Come back when chores and tables have done their work; no table is kept awake by it."""
    for _ in range(4):
        await breathe()
        # One after the other: whoever asked the database before us has been answered.
        await house.storage.tables.find("")
        for table in list(house.tables.awake.values()):
            touched = table.now() if table._inbox else table.touched
            with contextlib.suppress(Refusal):
                await table.do(breathe)
            table.touched = touched


async def leap(house: House, seconds: float) -> None:
    """Time goes by at once, as for a machine that slept."""
    await hand_of(house).leap(seconds, partial(settle, house))


async def pass_time(house: House, seconds: float) -> None:
    """Time goes by, from one thing that is due to the next."""
    await hand_of(house).advance(seconds, partial(settle, house))


async def pass_days(house: House, days: float) -> None:
    """Days go by at a house, some seconds at their end one by one."""
    await leap(house, days * DAY - 15)
    await pass_time(house, 15)


async def by_day(house: House, who: str, **order: Any) -> tuple[Table, list[Person]]:
    """A match by the day that has begun; nobody has a tab open."""
    table, crowd = await gather(house, who, **{"pace": "day", "clock": DAY, **order})
    await start(table, crowd)
    return table, crowd


async def agenda(house: House, person: Person) -> list[wire.Engagement]:
    """What waits for a person, as their page is told."""
    ask = Ask(house, person, "", "", "en", "", {}, {}, None)
    return await mine.agenda(ask)


async def holiday(house: House, person: Person, days: int | None) -> wire.Absence:
    """Somebody goes on holiday, or comes back."""
    body = None if days is None else wire.GoAway(days)
    ask = Ask(house, person, "", "", "en", "", {}, {}, body)
    told = await (mine.come_back(ask) if days is None else mine.go_away(ask))
    await at_rest(house)
    return told


async def answer(house: House, table: str, crowd: list[Person], but: str = "") -> str:
    """Whoever is asked first answers with the default; gives who that was."""
    for person in crowd:
        waiting = {one.table.id: one for one in await agenda(house, person)}
        if table in waiting and waiting[table].asked and person.name != but:
            tab = await open_tab(house, await house.tables.open(table), person)
            update = tab.last("update")
            await tab.move(*await _default(tab, update))
            await tab.leave()
            return person.name
    return ""


async def _default(tab: Any, update: dict[str, Any]) -> list[int]:
    """The whole default answer, pick by pick."""
    picks: list[int] = []
    default = update["default"]
    while default is not None:
        picks.append(default)
        told = await tab.ask(wire.Options(update["prompt"], picks))
        default = None if told["complete"] else told["default"]
    return picks


async def asleep(house: House) -> None:
    """Nothing happens for so long that every table sleeps."""
    await leap(house, IDLE_SECONDS + 60)
    for _ in range(20):
        if house.tables.awake:
            await pass_time(house, 1)


@pytest.fixture
def service() -> Iterator[PushService]:
    """The push service of somebody's phone."""
    with push_service() as service:
        yield service


async def take_notices(house: House, person: Person, service: PushService) -> None:
    """A phone of a person takes notices, but for each turn."""
    await with_account(house, person, service)
    await house.notices.switch(person.id, frozenset({"turn:push"}), "en")


async def to_the_end(house: House, id: str, crowd: list[Person]) -> MatchHeading:
    """Everybody is back and plays anything, until the match is over."""
    table, chance = await house.tables.open(id), random.Random(7)
    tabs = [await open_tab(house, table, one) for one in crowd]
    while table.doc.status == "playing":
        assert table.live is not None
        seat = next(iter(table.live.match.pending()))
        update = tabs[seat].last("update")
        picks, legal = [], update["legal"]
        while legal:
            picks.append(chance.choice(legal)["id"])
            told = await tabs[seat].ask(wire.Options(update["prompt"], picks))
            legal = [] if told["complete"] else told["legal"]
        await tabs[seat].move(*picks)
    heading = await house.storage.matches.find(table.doc.match or "")
    assert heading is not None
    return heading


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_of_three_days(game: str, tmp_path: Path, service: PushService) -> None:
    """Asleep between moves; a holiday stops the clock, whose end is told before it is lost.

    A stand-in plays until everybody is back, and all of them play to the end.
    """
    async with open_house(tmp_path, timekeeper=ManualTime(), push_to_loopback=True) as house:
        table, crowd = await by_day(house, "Ann Bob Cas", game=game, seats=3)
        id = table.doc.id
        for _ in range(2):
            await asleep(house)
            assert id not in house.tables.awake
            assert await answer(house, id, crowd)
        await asleep(house)
        [late] = [one for one in crowd if (await agenda(house, one))[0].asked][:1]
        before = (await agenda(house, late))[0].until
        await take_notices(house, late, service)

        away = await holiday(house, late, 2)
        await pass_days(house, 1.5)

        doc = await house.storage.tables.find(id)
        assert doc is not None
        assert not any(chair.stand_in for chair in doc.chairs)
        assert away.until is not None
        assert before is not None
        later = (await agenda(house, late))[0].until
        assert later is not None
        assert abs(later - before - 2 * DAY * 1000) < 2000
        await holiday(house, late, None)
        assert not service.told()
        for _ in range(4):
            await pass_days(house, 0.3)
            await house.notices.tell_due()
            await house.notices.wait()
        assert [one["tag"] for one in service.told()] == [f"table-{id}"]
        doc = await house.storage.tables.find(id)
        assert doc is not None
        chairs = {chair.name: chair.stand_in for chair in doc.chairs}
        assert chairs[late.name]
        assert doc.options.get("race", "sealed") == "sealed"

        heading = await to_the_end(house, id, crowd)
        assert heading.ended is not None
        assert 1 in heading.places
        assert [await agenda(house, one) for one in crowd] == [[], [], []]


async def test_a_table_by_the_day_sleeps_and_is_woken_when_it_is_due(tmp_path: Path) -> None:
    """Also by another process, which need not bring it back at its start."""
    time = ManualTime()
    async with open_house(tmp_path, timekeeper=time) as house:
        table, crowd = await by_day(house, "Ann Bob", clock=12 * HOUR)
        await asleep(house)
        assert not house.tables.awake
        assert await house.storage.tables.clocked() == []
        assert await house.storage.tables.playing("", 10) == []

    async with open_house(tmp_path, timekeeper=time) as house:
        assert not house.tables.awake
        waiting = [one for person in crowd for one in await agenda(house, person) if one.asked]
        assert [one.table.id for one in waiting] == [table.doc.id]

        await pass_days(house, 0.6)

        assert any(chair.stand_in for chair in (await _doc(house, table)).chairs)


async def _doc(house: House, table: Table) -> Any:
    return await house.storage.tables.find(table.doc.id)


async def test_no_clock_runs_while_the_server_is_down(tmp_path: Path) -> None:
    """Whoever had eleven hours left has them after a week without power."""
    time = ManualTime()
    async with open_house(tmp_path, timekeeper=time) as house:
        table, crowd = await by_day(house, "Ann Bob", clock=12 * HOUR)
        await leap(house, HOUR)
    await time.leap(7 * DAY)

    async with open_house(tmp_path, timekeeper=time) as house:
        await pass_time(house, 5)
        assert not any(chair.stand_in for chair in (await _doc(house, table)).chairs)
        asked = [one for who in crowd for one in await agenda(house, who) if one.asked]
        left = (asked[0].until or 0) / 1000 - time.wall()
        assert 10.9 * HOUR < left < 11.1 * HOUR


async def test_an_adjourned_match_keeps_what_was_left(tmp_path: Path) -> None:
    """Adjourned by the day means that no clock runs until somebody goes on."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, crowd = await by_day(house, "Ann Bob", clock=12 * HOUR)
        await leap(house, 6 * HOUR)
        table = await house.tables.open(table.doc.id)
        await table.do(partial(lifecycle.adjourn, table, crowd[0]))
        await pass_days(house, 3)
        assert await house.storage.tables.due(hand_of(house).wall() + DAY, 10) == []

        table = await house.tables.open(table.doc.id)
        await table.do(partial(lifecycle.go_on, table, crowd[1]))
        await at_rest(house)

        until = max(chair.until for chair in table.doc.chairs)
        assert abs(until - hand_of(house).wall() - 6 * HOUR) < 60
        assert await house.storage.tables.due(until + 1, 10) == [table.doc.id]


async def test_what_waits_for_me_comes_first_by_its_time(tmp_path: Path) -> None:
    """Then what is being played or gathered; who looks wakes no table."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        long, crowd = await by_day(house, "Ann Bob", clock=3 * DAY)
        ann = crowd[0] if (await agenda(house, crowd[0]))[0].asked else crowd[1]
        for clock in (DAY, 2 * DAY):
            table = await house.tables.create(
                ann, wire.NewTable(game="leduc", seats=2, pace="day", clock=int(clock),
                                   bots=["random"]),
            )  # fmt: skip
            await table.do(partial(lifecycle.start, table, ann))
        await house.tables.create(ann, wire.NewTable(game="leduc", seats=2))
        await asleep(house)

        told = await agenda(house, ann)

        asked = [one for one in told if one.asked]
        assert asked == told[: len(asked)]
        assert long.doc.id in [one.table.id for one in asked]
        assert [one.until for one in asked] == sorted(one.until or 0 for one in asked)
        assert told[-1].table.status == "gathering"


async def test_a_holiday_has_its_measure(tmp_path: Path) -> None:
    """Four weeks a year, one at a time; what is not used is kept."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        _, (ann, bob) = await gather(house, "Ann Bob")
        told = await holiday(house, ann, 10)
        assert told.days == MOST_DAYS - 10
        with pytest.raises(NotNow, match="on-holiday"):
            await holiday(house, ann, 1)
        await pass_days(house, 4)
        told = await holiday(house, ann, None)
        assert (told.until, told.days) == (None, MOST_DAYS - 4)
        with pytest.raises(NotNow, match="long-holiday days=24"):
            await holiday(house, ann, 25)
        await pass_days(house, 366)
        assert (await holiday(house, ann, MOST_DAYS)).days == 0
        assert (await holiday(house, bob, 1)).days == MOST_DAYS - 1


async def test_a_holiday_stops_one_persons_clock_and_is_told(tmp_path: Path) -> None:
    """The others see until when; their own clocks run."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        table, crowd = await by_day(house, "Ann Bob", clock=DAY)
        tab = await open_tab(house, table, crowd[0])

        told = await holiday(house, crowd[1], 3)

        assert tab.last("table")["table"]["holidays"] == {crowd[1].id: told.until}


def test_time_runs_but_not_on_holidays() -> None:
    """Those gone by, the one of today and those to come."""

    def at(since: float, until: float) -> Holiday:
        return Holiday("ann", since, until)

    assert time_is_up(10, 100, []) == 110
    assert time_is_up(10, 100, [at(0, 50), at(200, 300)]) == 110
    assert time_is_up(10, 100, [at(90, 150)]) == 160
    assert time_is_up(10, 100, [at(104, 150), at(152, 160)]) == 164
    assert time_is_up(0, 100, [at(90, 150)]) == 150


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ({"pace": "live", "clock": 86_400}, "long-clock"),
        ({"pace": "day", "clock": 60}, "short-clock"),
        ({"pace": "day"}, "short-clock"),
        ({"pace": "day", "clock": 86_400, "device": True, "names": ["A", "B"]},
         "no-device-by-day"),
    ],
)  # fmt: skip
def test_a_pace_has_its_clock(client: TestClient, order: dict[str, Any], why: str) -> None:
    """Refused with a sentence."""
    ann = Browser(client, "Ann")

    assert ann.problem("/api/tables", game="leduc", seats=2, **order) == (400, why)


def test_omertas_race_is_sealed_by_the_day(client: TestClient) -> None:
    """Whatever was wished: nobody can race who sleeps. At a live table it stays live."""
    ann = Browser(client, "Ann")
    order = {"game": "omerta", "seats": 2, "options": {"race": "live"}}

    by_day = ann.post("/api/tables", pace="day", clock=86_400, **order)
    live = ann.post("/api/tables", **order)

    assert (by_day["options"]["race"], live["options"]["race"]) == ("sealed", "live")


async def test_where_nothing_is_due_no_table_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every node of a house looks once a second, and seldom finds anything."""
    asked: list[list[str]] = []

    async def read(ids: list[str], most: int) -> list[StoredTable]:
        asked.append(ids)
        return []

    async with open_house(tmp_path) as house:
        monkeypatch.setattr(house.tables._store, "read", read)

        assert await house.tables.wake_due() == 0

    assert asked == []
