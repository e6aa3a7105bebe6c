"""An evening from the first to the last round, with people who come late and leave early."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from backroom.engine.errors import Refusal
from backroom.server import wire
from backroom.server.evenings import evenings as rooms
from backroom.server.evenings import points
from backroom.server.evenings.evenings import MOST_HOSTED, Evenings
from backroom.server.house import House
from backroom.server.settings import Limit
from backroom.server.storage.evenings import Outcome, Sitting
from backroom.server.storage.records import Person
from backroom.server.tables import lifecycle, seating
from tests.server.browsers import Browser, browser_of
from tests.server.manual_time import ManualTime
from tests.server.scene import FREE, guest, open_house, settings_for

pytestmark = pytest.mark.anyio
# Everybody is away, so that bots play every match to its end at once.
AWAY: Final = 0.0
QUICK: Final = "mafioso"
DAY: Final = 86_400.0


def of(house: House) -> Evenings:
    """The evenings of a house."""
    assert house.evenings is not None
    return house.evenings


async def crowd(house: House, count: int) -> list[Person]:
    """So many guests."""
    return [await guest(house, f"Guest {number}") for number in range(1, count + 1)]


async def hosted(house: House, people: list[Person], **order: Any) -> str:
    """An evening of these people, not begun; the first of them hosts it."""
    order = {"name": "Friday", "game": "chicago-gangsters", "rounds": 2, **order}
    made = await of(house).create(people[0], wire.NewEvening(**order))
    for person in people[1:]:
        await of(house).come(made.id, person.id)
    return made.id


async def played(house: House, id: str) -> wire.Evening:
    """The evening once every table of its round is over."""
    async with asyncio.timeout(60):
        while not all(one.over for one in (await of(house).show(id)).tables):
            await asyncio.sleep(0.05)
            await of(house).look_after_all()
    return await of(house).show(id)


async def refused(work: Any) -> str:
    """The id of a refusal."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.id


async def round_closed(house: House, id: str, host: Person) -> wire.Evening:
    """A round begins, and its host closes it at once."""
    await of(house).start_round(id, host.id)
    return await of(house).close_round(id, host.id)


async def made(house: House, table: str) -> None:
    """Wait for a table: a node that slept for a day has to join anew before it makes one."""
    async with asyncio.timeout(30):
        while await house.storage.tables.find(table) is None:
            await asyncio.sleep(0.05)
            await of(house).look_after_all()


def seated(evening: wire.Evening) -> list[str]:
    """Everybody at a table of the newest round."""
    return sorted(one.person for table in evening.tables for one in table.players)


async def test_a_round_is_played_at_tables_with_everybody_seated(tmp_path: Path) -> None:
    """Points come by place; who left a table to a bot has none, and the others lose nothing."""
    async with open_house(tmp_path, grace=AWAY) as house:
        people = await crowd(house, 3)
        id = await hosted(house, people, game=QUICK, rounds=1)

        begun = await of(house).start_round(id, people[0].id)
        assert (begun.status, begun.round, len(begun.tables)) == ("playing", 1, 1)
        table = await house.tables.open(begun.tables[0].table)
        assert (table.doc.evening, table.doc.status) == (id, "playing")
        assert seated(begun) == sorted(table.doc.seated())
        over = await played(house, id)

        assert over.status == "over"
        assert over.tables[0].match
        assert [one.total for one in over.standings] == [0.0] * 3
        assert await refused(of(house).start_round(id, people[0].id)) == "evening-over"


async def test_points_by_place_are_worth_the_same_at_tables_of_any_size() -> None:
    """A win 60, the last place none, ties share, a deserted chair nothing."""
    assert points.by_place([1, 2, 3]) == [60, 30, 0]
    assert points.by_place([3, 1, 2, 4]) == [20, 60, 40, 0]
    assert points.by_place([1, 1, 3, 4, 5]) == [52.5, 52.5, 30, 15, 0]
    assert points.by_place([1, 2, 3, 4, 5, 6]) == [60, 48, 36, 24, 12, 0]
    assert sum(points.by_place([1, 1, 1, 1])) == 4 * points.SHARED

    outcome = Outcome("t", "m", ["ann", "bob", None], [1, 2, 3], 0b001)
    assert points.at_table(["ann", "bob"], outcome) == {"ann": 0, "bob": 30}
    assert points.winners(["ann", "bob"], outcome) == []
    closed = Outcome("t", "", [], [], 0)
    assert points.at_table(["ann", "bob"], closed) == {"ann": 30, "bob": 30}


async def test_late_comers_and_leavers_between_rounds(tmp_path: Path) -> None:
    """Each round seats those who are there; who left keeps their points and their line."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 9)
        host, late = people[0], people[8]
        id = await hosted(house, people[:8], rounds=3)

        first = await round_closed(house, id, host)
        assert seated(first) == sorted(one.id for one in people[:8])
        await of(house).come(id, late.id)
        await of(house).leave(id, people[3].id, by=people[3].id)
        await of(house).leave(id, people[4].id, by=host.id)
        second = await round_closed(house, id, host)

        there = [one for one in people if one not in (people[3], people[4])]
        assert seated(second) == sorted(one.id for one in there)
        lines = {one.person: one for one in second.standings}
        assert lines[late.id].points == [None, 30.0]
        assert (lines[people[3].id].points, lines[people[3].id].gone) == ([30.0, None], True)
        assert lines[host.id].total == 60.0
        back = await of(house).come(id, people[3].id)
        assert not next(one for one in back.standings if one.person == people[3].id).gone


async def test_who_leaves_in_the_middle_of_a_round_has_no_points(tmp_path: Path) -> None:
    """A bot plays on for them, and their table is not kept waiting."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 4)
        id = await hosted(house, people)
        begun = await of(house).start_round(id, people[0].id)

        await of(house).leave(id, people[1].id, by=people[1].id)

        table = await house.tables.open(begun.tables[0].table)
        assert [one.left for one in table.doc.chairs if one.person == people[1].id] == [True]
        closed = await of(house).close_round(id, people[0].id)
        assert table.doc.status == "closed"
        totals = {one.person: one.total for one in closed.standings}
        assert totals == {one.id: 0.0 if one == people[1] else 30.0 for one in people}


async def test_a_restart_in_the_middle_of_a_round_loses_nothing(tmp_path: Path) -> None:
    """Neither people nor tables nor points; a table that was not made yet is made."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 7)
        id = await hosted(house, people, rounds=3)
        await round_closed(house, id, people[0])
        before = await of(house).start_round(id, people[0].id)
        store = house.storage.evenings
        assert store is not None
        doc = await store.find(id)
        assert doc is not None
        doc.played[1].sittings.append(Sitting("set-after-start", [people[0].id], bots=2))
        doc.fill = "random"
        assert await store.save(doc)
    async with open_house(tmp_path) as house:
        await of(house).look_after_all()
        after = await of(house).show(id)

        assert after.standings == before.standings
        assert after.tables[:-1] == before.tables
        table = await house.tables.open("set-after-start")
        assert (table.doc.status, table.doc.evening) == ("playing", id)
        assert sum(one.level is not None for one in table.doc.chairs) == 2


async def test_whoever_read_an_older_version_cannot_save(tmp_path: Path) -> None:
    """So two nodes never draw the same round twice, and nobody's coming is lost."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 4)
        id = await hosted(house, people[:3])
        store = house.storage.evenings
        assert store is not None
        stale = await store.find(id)
        assert stale is not None

        coming = [
            of(house).come(id, people[3].id),
            of(house).leave(id, people[2].id, by=people[2].id),
        ]
        await asyncio.gather(*coming)

        assert not await store.save(stale)
        shown = await of(house).show(id)
        assert {one.person for one in shown.standings} == {people[n].id for n in (0, 1, 3)}


async def test_rounds_begin_by_themselves_if_the_host_says_so(tmp_path: Path) -> None:
    """As soon as all tables of the round before are done."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 3)
        id = await hosted(house, people, auto=True, rounds=3)
        await of(house).look_after_all()
        assert (await of(house).show(id)).round == 0

        await round_closed(house, id, people[0])
        await of(house).look_after_all()

        assert (await of(house).show(id)).round == 2


async def test_a_league_begins_its_rounds_by_date(tmp_path: Path) -> None:
    """Tables by the day; the next round begins whether or not the one before is over."""
    time = ManualTime()
    async with open_house(tmp_path, timekeeper=time) as house:
        people = await crowd(house, 4)
        starts = round((time.wall() + DAY) * 1000)
        days = {"days": 7, "clock": 14 * 86_400, "starts": starts}
        id = await hosted(house, people, rounds=2, **days)
        assert await refused(of(house).start_round(id, people[0].id)) == "evening-by-date"
        await of(house).look_after_all()
        assert (await of(house).show(id)).round == 0

        await time.leap(DAY + 60)
        await of(house).look_after_all()
        first = await of(house).show(id)
        assert (first.round, first.next) == (1, starts + round(7 * DAY * 1000))
        await made(house, first.tables[0].table)
        table = await house.tables.open(first.tables[0].table)
        assert (table.doc.pace, table.doc.clock) == ("day", 14 * 86_400)

        await time.leap(7 * DAY)
        await of(house).look_after_all()
        second = await of(house).show(id)
        assert (second.round, second.next) == (2, None)
        assert [one.round for one in second.tables] == [1, 2]


async def test_bots_fill_tables_and_two_are_enough_then(tmp_path: Path) -> None:
    """As the host says; without them two are too few, and the host is told so."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 2)
        alone = await hosted(house, people)
        assert await refused(of(house).start_round(alone, people[0].id)) == "evening-too-few"

        filled = await hosted(house, people, fill="random")
        begun = await of(house).start_round(filled, people[0].id)

        assert [(len(one.players), one.bots) for one in begun.tables] == [(2, 1)]


async def test_byes_are_worth_what_all_share(tmp_path: Path) -> None:
    """Five at tables of four: one sits out, and another in the next round."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 5)
        id = await hosted(house, people, least=4, most=4)

        first = await round_closed(house, id, people[0])
        second = await round_closed(house, id, people[0])

        assert len(first.byes) == len(second.byes) == 1
        assert first.byes != second.byes
        assert {one.total for one in second.standings} == {60.0}
        assert second.status == "over"


async def test_only_the_host_runs_an_evening(tmp_path: Path) -> None:
    """And every refusal says why."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 4)
        host, other = people[0].id, people[1].id
        id = await hosted(house, people[:3])
        rooms = of(house)

        assert await refused(rooms.start_round(id, other)) == "not-host"
        assert await refused(rooms.close_round(id, other)) == "not-host"
        assert await refused(rooms.end(id, other)) == "not-host"
        assert await refused(rooms.leave(id, host, by=other)) == "not-host"
        assert await refused(rooms.close_round(id, host)) == "evening-no-round"
        assert await refused(rooms.leave(id, people[3].id, by=host)) == "evening-not-here"
        begun = await rooms.start_round(id, host)
        assert await refused(rooms.start_round(id, host)) == "evening-round-open"
        assert await refused(rooms.end(id, host)) == "evening-round-open"
        table = await house.tables.open(begun.tables[0].table)
        owner = Person(table.doc.host, "")
        for order in (lifecycle.adjourn, seating.close_by_host):
            assert await refused(table.do(partial(order, table, owner))) == "evening-goes-on"
        await rooms.close_round(id, host)
        assert (await rooms.end(id, host)).status == "over"
        assert await refused(rooms.come(id, other)) == "evening-over"
        assert await refused(rooms.show("nothing")) == "no-such-evening"


async def test_an_evening_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    """Before anybody comes."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 1)

        async def tried(**order: Any) -> str:
            return await refused(hosted(house, people, **order))

        assert await tried(game="whist") == "no-such-game"
        assert await tried(least=6, most=6) == "evening-sizes"
        assert await tried(clock=7200) == "long-clock"
        assert await tried(days=7, clock=60) == "short-clock"
        assert await tried(days=7, clock=86_400, starts=1000) == "evening-bad-date"
        assert await tried(fill="nobody") == "no-such-level"
        assert await tried(name=" \u0007 ") == "bad-text"
        for _ in range(MOST_HOSTED):
            await hosted(house, people)
        assert await tried() == "enough-evenings"


async def test_an_evening_holds_so_many_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one is told that it is full; who is there already is not turned away."""
    monkeypatch.setattr(rooms, "MOST_PEOPLE", 3)
    async with open_house(tmp_path) as house:
        people = await crowd(house, 4)
        id = await hosted(house, people[:3])

        assert await refused(of(house).come(id, people[3].id)) == "evening-full"
        assert len((await of(house).come(id, people[1].id)).standings) == 3


async def test_a_forgotten_host_passes_the_evening_on(tmp_path: Path) -> None:
    """Nobody is left without a host, and no name of theirs is left."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 4)
        id = await hosted(house, people)
        await round_closed(house, id, people[0])

        await of(house).take_out(people[0].id)
        await house.storage.people.forget(people[0].id, "—")

        shown = await of(house).show(id)
        assert shown.host == people[1].id
        assert [one.name for one in shown.standings if one.gone] == ["—"]
        assert await of(house).of_person(people[0].id) == []


async def test_a_banned_host_passes_the_evening_on(tmp_path: Path) -> None:
    """The others play the rounds that are left, without them."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 4)
        id = await hosted(house, people)
        await round_closed(house, id, people[0])

        await house.ban(people[0].id, True)

        shown = await of(house).show(id)
        assert shown.host == people[1].id
        assert [one.name for one in shown.standings if one.gone] == [people[0].name]
        await of(house).start_round(id, people[1].id)


async def test_old_evenings_of_guests_are_cleared_out(tmp_path: Path) -> None:
    """Not before their time."""
    async with open_house(tmp_path) as house:
        people = await crowd(house, 3)
        id = await hosted(house, people)
        store = house.storage.evenings
        assert store is not None

        assert await store.drop_old(house.time.wall() - DAY) == 0
        assert [one.id for one in await of(house).of_person(people[1].id)] == [id]
        assert await store.drop_old(house.time.wall() + DAY) == 1

        assert await of(house).of_person(people[1].id) == []
        assert await refused(of(house).show(id)) == "no-such-evening"


def test_an_evening_over_http(client: TestClient) -> None:
    """Whoever has the link sees it, also a screen that nobody signed in at, and cannot act."""
    host, guest, screen = Browser(client, "Ann"), Browser(client, "Bob"), Browser(client)
    order = {"name": "Friday", "game": "chicago-gangsters"}
    path = f"/api/evenings/{host.post('/api/evenings', **order)['id']}"

    assert guest.post(f"{path}/come")["standings"][1]["name"] == "Bob"
    assert screen.get(path)["name"] == "Friday"
    assert screen.problem(f"{path}/come") == (401, "no-session")
    assert guest.problem(f"{path}/rounds") == (403, "not-host")
    assert host.problem(f"{path}/rounds") == (409, "evening-too-few")
    assert host.problem("/api/evenings", **order, rounds=99) == (400, "bad-body")
    assert [one["hosting"] for one in guest.get("/api/me/evenings")] == [False]
    foreign = host.ask("POST", f"{path}/end", headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert host.post(f"{path}/end")["status"] == "over"


def test_nobody_floods_the_house_with_evenings(tmp_path: Path) -> None:
    """Each session makes so many an hour."""
    limits = {**FREE, "evenings_session": Limit(2, 3600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        host = Browser(client, "Ann")
        order = {"name": "Friday", "game": "chicago-gangsters"}
        for _ in range(2):
            host.post("/api/evenings", **order)

        assert host.problem("/api/evenings", **order) == (429, "too-many")
