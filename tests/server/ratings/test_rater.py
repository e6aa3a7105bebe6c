"""Rated tables as they are played: what may sit there, who leaves, and what is kept."""

from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from backroom.engine.errors import BadSetup
from backroom.server import wire
from backroom.server.admin.actions import carry_out
from backroom.server.house import House
from backroom.server.ratings.ledger import SETTLED
from backroom.server.refusals import BadFrame, NotNow
from backroom.server.storage.ratings import RatingStore
from backroom.server.storage.records import Person
from backroom.server.tables import lifecycle, moves, seating
from backroom.server.tables.table import Table
from tests.server.browsers import Browser
from tests.server.databases import look, spoil
from tests.server.manual_time import ManualTime
from tests.server.people.authenticator import Authenticator
from tests.server.people.test_passkeys import sign_up
from tests.server.scene import gather, guest, open_house, settings_for, start

GAME: Final = "mafioso"
RATED: Final[dict[str, Any]] = {"game": GAME, "clock": 60, "rated": True}


def store_of(house: House) -> RatingStore:
    """Where the ratings of a house are."""
    assert house.storage.ratings is not None
    return house.storage.ratings


async def play_out(table: Table) -> None:
    """Everybody runs out of time until the match is over."""

    async def one_answer() -> None:
        live = table.live
        assert live is not None
        await moves.time_up(table, live, live.match.pending()[0])

    while table.doc.status == "playing":
        await table.do(one_answer)


async def played(house: House, who: str, leaver: int | None = None, **order: Any) -> Table:
    """A rated match to its end, which one of its people may have left."""
    table, crowd = await gather(house, who, **{**RATED, **order})
    await start(table, crowd)
    if leaver is not None:
        await table.do(partial(seating.leave, table, crowd[leaver]))
    await play_out(table)
    assert house.rater is not None
    await house.rater.settle()
    return table


async def seated(house: House, people: list[Person]) -> Table:
    """A rated match of people who are known, under way."""
    table = await house.tables.create(people[0], wire.NewTable(seats=len(people), **RATED))
    for person in people[1:]:
        await table.do(partial(seating.join, table, person, wire.Join()))
    await start(table, people)
    return table


async def test_what_cannot_be_rated_is_refused(tmp_path: Path) -> None:
    """No clock, one device, a bot that nobody measured, a game without ratings."""
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")

        async def refused(**order: Any) -> str:
            with pytest.raises((BadFrame, BadSetup)) as refusal:
                await house.tables.create(ann, wire.NewTable(**{"seats": 3, **RATED, **order}))
            return refusal.value.id

        assert await refused(clock=0) == "rated-clock"
        assert await refused(pace="calm") == "rated-clock"
        assert await refused(device=True, names=["A", "B", "C"]) == "rated-device"
        assert await refused(bots=["random"]) == "rated-level"
        assert await refused(game="leduc") == "no-ratings"
        table = await house.tables.create(ann, wire.NewTable(seats=3, **RATED))
        order = wire.SeatBot("search:easy")
        with pytest.raises(BadSetup, match="rated-level"):
            await table.do(partial(seating.seat_bot, table, ann, 1, order))


async def test_a_rated_match_cannot_be_stopped(tmp_path: Path) -> None:
    """Neither adjourned nor closed; before its start a table may be closed as any other."""
    async with open_house(tmp_path) as house:
        table, crowd = await gather(house, "Ann Bob Eve", **RATED)
        await start(table, crowd)

        for way in (lifecycle.adjourn, seating.close_by_host):
            with pytest.raises(NotNow, match="rated-goes-on"):
                await table.do(partial(way, table, crowd[0]))

        waiting, [host, *_] = await gather(house, "Cid Dee Fay", **RATED)
        await waiting.do(partial(seating.close_by_host, waiting, host))
        assert waiting.doc.status == "closed"


async def test_whoever_leaves_is_last_even_if_everybody_does(tmp_path: Path) -> None:
    """Bots play the match to its end, and the journal knows who was there."""
    async with open_house(tmp_path) as house:
        people = [await guest(house, name) for name in ("Ann", "Bob", "Cid")]
        table = await seated(house, people)
        for person in people:
            await table.do(partial(seating.leave, table, person))

        assert table.doc.status == "playing"
        await table.do(partial(schedule_nothing, table))
        await play_out(table)

        heading = await house.storage.matches.find(table.doc.match or "")
        assert heading is not None
        assert heading.deserted == 0b111
        assert heading.rated


async def schedule_nothing(table: Table) -> None:
    """No bot answers before the test does."""
    for task in table.thinking.values():
        task.cancel()
    table.thinking.clear()


async def test_matches_are_taken_in_once_and_reckoned_again_the_same(tmp_path: Path) -> None:
    """`backroom admin ratings` finds to the last digit what was found match by match."""
    hand = ManualTime()
    async with open_house(tmp_path, timekeeper=hand) as house:
        people = [await guest(house, name) for name in ("Ann", "Bob", "Cid")]
        await played(house, "Dee Eve Fay", leaver=2)
        for turn in range(4):
            order = people[turn % 3 :] + people[: turn % 3]
            await play_out(await seated(house, order))
            await hand.advance(3600)
        assert house.rater is not None
        await house.rater.settle()
        kept = _kept(tmp_path)

        assert await house.rater.recompute() == 5

        assert _kept(tmp_path) == kept
        assert len(kept["rating_steps"]) == 15
        steps = await store_of(house).steps(people[0].id, GAME, 10)
        assert [step.at for step in steps] == sorted(step.at for step in steps)
        spoil(tmp_path, "UPDATE rating_steps SET mean = 99")
        spoil(tmp_path, "UPDATE ratings SET mean = 99")
        await house.rater.recompute()
        assert _kept(tmp_path) == kept


def _kept(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    names = ("ratings", "rating_steps", "surpluses")
    return {name: sorted(look(folder, f"SELECT * FROM {name}")) for name in names}


async def test_being_forgotten_changes_nothing_for_the_others(tmp_path: Path) -> None:
    """The name is off the leaderboard and off every step; what it was worth to others stays."""
    async with open_house(tmp_path) as house:
        people = [await guest(house, name) for name in ("Ann", "Bob", "Cid")]
        await play_out(await seated(house, people))
        assert house.rater is not None
        await house.rater.settle()
        ann, bob, cid = people
        spoil(tmp_path, f"UPDATE ratings SET counted = {SETTLED}")
        before = (await store_of(house).find(bob.id))[GAME]

        await house.storage.people.forget(ann.id, "—")

        assert await store_of(house).find(ann.id) == {}
        leaders = await store_of(house).leaders(GAME, "all", 0, 10, SETTLED)
        assert {one.person.id for one in leaders} == {bob.id, cid.id}
        assert (await store_of(house).find(bob.id))[GAME] == before
        named = {person for (person,) in look(tmp_path, "SELECT person FROM rating_steps")}
        assert ann.id not in named
        assert len(named) == 3


def test_a_leaderboard_is_paged_and_names_who_asks(client: TestClient, tmp_path: Path) -> None:
    """By the lower end of what is likely; the provisional are on none."""
    ann = Browser(client, "Ann")
    for number in range(60):
        _rate(tmp_path, ann.id if number == 55 else f"p{number}", 60.0 - number, 20)
        spoil(
            tmp_path,
            "INSERT INTO people (id, name, created, forgotten)"
            f" VALUES ('p{number}', 'P{number}', 0, {'FALSE'})",
        )
    _rate(tmp_path, "p60", 99.0, SETTLED - 1)

    first = ann.get(f"/api/ratings/{GAME}?period=all")
    second = ann.get(f"/api/ratings/{GAME}?period=all&page=1")

    assert [one["rank"] for one in first["leaders"]] == list(range(1, 51))
    assert first["more"]
    assert first["leaders"][0]["rating"]["value"] == 60.0
    assert first["own"]["rank"] == 56
    assert [one["rank"] for one in second["leaders"]] == list(range(51, 61))
    assert not second["more"]
    assert ann.get(f"/api/ratings/{GAME}?period=week")["leaders"] == []
    assert ann.get(f"/api/people/{ann.id}/ratings")[0]["rating"]["provisional"] is False
    assert ann.get(f"/api/people/{ann.id}/ratings/{GAME}") == []
    for path in ("?period=day", "?page=x", "?page=200", "?page=-1"):
        assert ann.get(f"/api/ratings/{GAME}{path}")["id"] == "no-such-page"
    assert ann.get("/api/ratings/leduc")["id"] == "no-ratings"
    assert ann.get("/api/people/nobody/ratings")["id"] == "no-such-person"


def _rate(folder: Path, person: str, mean: float, counted: int) -> None:
    spoil(
        folder,
        "INSERT INTO ratings"
        " (game, period, person, mean, spread, low, counted, played, won) VALUES"
        f" ('{GAME}', 'all', '{person}', {mean}, 1, {mean - 1.96}, {counted}, {counted}, 1)",
    )


def test_only_accounts_sit_at_rated_tables(client: TestClient) -> None:
    """And the table says that it is rated before anybody sits down."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    order = {"game": GAME, "seats": 3, "clock": 60, "rated": True}
    assert ann.problem("/api/tables", **order) == (403, "rated-account")
    sign_up(ann, Authenticator())

    table = ann.post("/api/tables", **order)

    assert table["rated"] is True
    path = f"/api/tables/{table['id']}"
    assert bob.get(path)["rated"] is True
    assert bob.problem(f"{path}/join") == (403, "rated-account")
    sign_up(bob, Authenticator())
    assert bob.post(f"{path}/join")["chairs"][1]["person"] == bob.id


def test_the_operator_reckons_anew_without_a_server(tmp_path: Path) -> None:
    """The command needs no target, and an empty house is no mistake."""
    from backroom.server.storage.opening import migrate

    settings = settings_for(tmp_path)
    migrate(settings.place)

    carry_out(settings, "ratings", "")

    assert look(tmp_path, "SELECT * FROM ratings") == []
