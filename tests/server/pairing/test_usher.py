"""Waiting for people at a house: in, out, seated, blocked, gone, and back after a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from backroom.engine.errors import Refusal
from backroom.server import wire
from backroom.server.house import House
from backroom.server.ids import new_id
from backroom.server.pairing.usher import GRACE_SECONDS, HERE_SECONDS, Usher
from backroom.server.settings import LIMITS
from backroom.server.storage.records import Passkey, Person
from tests.server.browsers import browser_of
from tests.server.manual_time import ManualTime
from tests.server.scene import guest, hand_of, open_house, settings_for

pytestmark = pytest.mark.anyio


def usher_of(house: House) -> Usher:
    """The usher, which a house with a server has."""
    assert house.usher is not None
    return house.usher


def wish(**given: Any) -> wire.Wish:
    """A table of three, live, with bots after three minutes."""
    return wire.Wish(**{"game": "omerta", "least": 3, "most": 3, **given})


async def member(house: House, name: str) -> Person:
    """Somebody with an account."""
    person = await guest(house, name)
    passkey = Passkey(new_id(), person.id, b"", 0, "key", 0.0, 0.0)
    await house.storage.accounts.sign_up(passkey, [person.id], None, 0.0)
    return person


async def later(house: House, seconds: float, *here: Person) -> None:
    """Time goes by; the pages of those who are here ask meanwhile, and the usher goes round."""
    for _ in range(max(1, round(seconds / 5))):
        hand_of(house)._now += min(5.0, seconds)
        for person in here:
            await usher_of(house).waits(person.id, False)
        await usher_of(house).round()


async def seat_of(house: House, person: Person) -> str | None:
    """The table where somebody was seated."""
    [wait] = await usher_of(house).waits(person.id, False)
    return wait.table


async def test_three_who_wait_sit_down_at_a_match_that_has_begun(tmp_path: Path) -> None:
    """Each has a name of their own, and others are told how long they waited."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        crowd = [await guest(house, "Anna") for _ in range(3)]
        for number, person in enumerate(crowd):
            told = await usher_of(house).enter(person.id, wish())
            assert (told.table, told.others, told.waited) == (None, number, None)

        await later(house, 5, *crowd)

        [table] = {await seat_of(house, person) for person in crowd}
        found = await house.tables.open(table or "")
        assert found.doc.status == "playing"
        assert {chair.person for chair in found.doc.chairs} == {one.id for one in crowd}
        assert sorted(chair.name for chair in found.doc.chairs) == ["Anna", "Anna 2", "Anna 3"]
        lately = (await usher_of(house).lately("omerta"))[0]
        assert (lately.waiting, lately.seated, lately.waited) == (0, 3, 5000)


async def test_bots_take_the_empty_chairs_after_the_agreed_time(tmp_path: Path) -> None:
    """Not a moment earlier; whoever wants none waits on."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        anna, bram = await guest(house, "Anna"), await guest(house, "Bram")
        await usher_of(house).enter(anna.id, wish(patience=60))
        await usher_of(house).enter(bram.id, wish(patience=0))

        await later(house, 55, anna, bram)
        assert await seat_of(house, anna) is None
        await later(house, 5, anna, bram)

        assert await seat_of(house, bram) is None
        table = await house.tables.open(await seat_of(house, anna) or "")
        assert [chair.level is None for chair in table.doc.chairs] == [True, False, False]


async def test_whoever_closes_the_page_is_not_seated_and_soon_forgotten(
    tmp_path: Path,
) -> None:
    """Coming back within the grace keeps one's turn; later there is none to keep."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        anna, bram = await guest(house, "Anna"), await guest(house, "Bram")
        for person in (anna, bram):
            await usher_of(house).enter(person.id, wish(least=2, most=2, patience=0))
            await house.storage.friends.block(anna.id, bram.id, True)
        await later(house, HERE_SECONDS + 5, anna)
        await house.storage.friends.block(anna.id, bram.id, False)
        await later(house, 5, anna)
        assert await seat_of(house, anna) is None

        await later(house, 5, anna, bram)
        assert await seat_of(house, anna) is not None

        await usher_of(house).enter(anna.id, wish())
        await later(house, GRACE_SECONDS + 15)
        assert await usher_of(house).waits(anna.id, False) == []


async def test_blocked_people_are_not_seated_together(tmp_path: Path) -> None:
    """Whichever of them blocked the other, and however long they wait."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        anna, bram = await member(house, "Anna"), await member(house, "Bram")
        await house.storage.friends.block(bram.id, anna.id, True)
        for person in (anna, bram):
            await usher_of(house).enter(person.id, wish(least=2, most=2, patience=0))
        await later(house, 120, anna, bram)
        assert await seat_of(house, anna) is None

        cor = await guest(house, "Cor")
        await usher_of(house).enter(cor.id, wish(least=2, most=2))
        await later(house, 5, anna, bram, cor)

        tables = [await seat_of(house, one) for one in (anna, bram, cor)]
        assert tables.count(None) == 1
        assert tables[2] in tables[:2]


async def test_by_the_day_a_wait_outlives_a_restart_and_a_closed_page(tmp_path: Path) -> None:
    """The table is by the day, and everybody finds it when they come back."""
    time = ManualTime()
    async with open_house(tmp_path, timekeeper=time) as house:
        crowd = [await guest(house, name) for name in ("Anna", "Bram", "Cor")]
        for person in crowd[:2]:
            await usher_of(house).enter(person.id, wish(pace="day", patience=0))
        await later(house, 3 * GRACE_SECONDS)
    async with open_house(tmp_path, timekeeper=time) as house:
        await usher_of(house).enter(crowd[2].id, wish(pace="day", patience=0))

        await later(house, 5)

        [table] = {await seat_of(house, person) for person in crowd}
        found = await house.tables.open(table or "")
        assert (found.doc.pace, found.doc.clock) == ("day", 86_400)


async def test_entering_twice_is_one_wait_and_live_is_one_game_at_a_time(
    tmp_path: Path,
) -> None:
    """The second wish for the same keeps the turn; by the day one waits for several games."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        anna = await guest(house, "Anna")
        first = await usher_of(house).enter(anna.id, wish())
        await later(house, 5, anna)
        again = await usher_of(house).enter(anna.id, wish(most=4))
        assert (again.since, again.most, again.others) == (first.since, 4, 0)

        await usher_of(house).enter(anna.id, wish(game="mafioso"))
        await usher_of(house).enter(anna.id, wish(pace="day", patience=0))
        await usher_of(house).enter(anna.id, wish(game="capone", pace="day", patience=0))

        waits = await usher_of(house).waits(anna.id, False)
        found = {(one.game, one.pace) for one in waits}
        assert found == {("mafioso", "live"), ("omerta", "day"), ("capone", "day")}
        await usher_of(house).leave(anna.id, "mafioso", "live")
        assert len(await usher_of(house).waits(anna.id, False)) == 2


async def test_a_held_question_is_answered_when_there_is_a_table(tmp_path: Path) -> None:
    """And otherwise after some seconds, with how many others wait now."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        pair = [await guest(house, name) for name in ("Anna", "Bram")]
        await usher_of(house).enter(pair[0].id, wish(least=2, most=2))
        asked = asyncio.create_task(usher_of(house).waits(pair[0].id, True))
        while not usher_of(house)._holding:
            await asyncio.sleep(0.001)
        await usher_of(house).enter(pair[1].id, wish(least=2, most=2))
        await usher_of(house).round()

        [wait] = await asked

        assert wait.table is not None


async def test_a_table_that_cannot_be_made_leaves_people_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor are they stranded by a node that dies before there is a table."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        pair = [await guest(house, name) for name in ("Anna", "Bram")]
        for person in pair:
            await usher_of(house).enter(person.id, wish(least=2, most=2))
        with monkeypatch.context() as broken:
            broken.setattr(house.tables, "set_up", None)
            with pytest.raises(TypeError):
                await usher_of(house).round()
        assert await seat_of(house, pair[0]) is None

        store = house.storage.pairing
        assert store is not None
        crowd = await store.waiting(0.0, 10)
        assert await store.claim(crowd.waits, "nowhere", house.time.wall())
        assert not await store.claim(crowd.waits, "elsewhere", house.time.wall())
        assert await seat_of(house, pair[0]) == "nowhere"
        await later(house, 75, *pair)

        assert await seat_of(house, pair[0]) not in (None, "nowhere")


async def test_guests_are_not_rated_and_members_are(tmp_path: Path) -> None:
    """A rated table of pairing has its clock and bots that were measured."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        anna, bram = await guest(house, "Anna"), await member(house, "Bram")
        with pytest.raises(Refusal) as refused:
            await usher_of(house).enter(anna.id, wish(rated=True))
        assert refused.value.id == "rated-account"

        await usher_of(house).enter(bram.id, wish(rated=True, patience=60))
        await later(house, 60, bram)

        table = await house.tables.open(await seat_of(house, bram) or "")
        assert table.doc.rated
        assert table.doc.clock == 60


async def test_whoever_is_banned_or_forgotten_waits_no_more(tmp_path: Path) -> None:
    """By the day nobody would notice otherwise."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        anna, bram = await guest(house, "Anna"), await guest(house, "Bram")
        for person in (anna, bram):
            await usher_of(house).enter(person.id, wish(pace="day", least=2, patience=0))

        await house.ban(anna.id, True)
        await house.storage.people.forget(bram.id, "—")

        assert (await usher_of(house).lately("omerta"))[2].waiting == 0


@pytest.mark.parametrize(
    ("given", "code", "id"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"least": 4, "most": 3}, 400, "pairing-seats"),
        ({"most": 6}, 400, "pairing-seats"),
        ({"patience": 5}, 400, "pairing-patience"),
        ({"pace": "day", "patience": 600}, 400, "pairing-patience"),
        ({"pace": "calm"}, 400, "bad-body"),
        ({"patience": -1}, 400, "bad-body"),
        ({"rated": True}, 403, "rated-account"),
        ({"person": "somebody"}, 400, "bad-body"),
        ({"strength": 99}, 400, "bad-body"),
    ],
)
def test_a_bad_wish_is_refused(
    client: TestClient, given: dict[str, Any], code: int, id: str
) -> None:
    """With a sentence, and nobody waits for it."""
    client.post("/api/people", json={"name": "Anna"})

    answer = client.post(
        "/api/me/waits", json={"game": "omerta", "least": 3, "most": 3} | given
    )

    assert (answer.status_code, answer.json()["id"]) == (code, id)
    assert client.get("/api/me/waits").json() == []


def test_a_queue_is_not_flooded(tmp_path: Path) -> None:
    """Nobody waits without a name, twice, or again and again."""
    with browser_of(settings_for(tmp_path, limits=LIMITS)) as client:
        wanted = {"game": "omerta", "least": 3, "most": 3}
        assert client.post("/api/me/waits", json=wanted).status_code == 401
        client.post("/api/people", json={"name": "Anna"})

        codes = [client.post("/api/me/waits", json=wanted).status_code for _ in range(45)]

        assert codes[:40] == [200] * 40
        assert set(codes[40:]) == {429}
        waiting = client.get("/api/waits/omerta").json()
        assert [one["waiting"] for one in waiting] == [1, 0, 0, 0]
        assert client.delete("/api/me/waits/omerta/live").status_code == 200
        assert client.delete("/api/me/waits/omerta/live").status_code == 200
        assert client.get("/api/me/waits").json() == []
