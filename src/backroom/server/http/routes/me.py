"""Calls about oneself: a name, other devices, leaving, being forgotten."""

from contextlib import suppress
from functools import partial
from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call, Reply
from backroom.server.news import Forgotten, Renamed
from backroom.server.people.accounts import FORGOTTEN, LINK_SECONDS, clean_name
from backroom.server.people.history import played
from backroom.server.refusals import Elsewhere
from backroom.server.tables import seating

MOST_TABLES: Final = 100
MOST_PLAYED: Final = 100


async def create_person(ask: Ask) -> Reply:
    """A guest takes a name and is remembered by a cookie."""
    name = clean_name(ask.body.name)
    person, token = await ask.house.accounts.create(name)
    return Reply(wire.Me(person.id, person.name, False), token=token)


async def show_me(ask: Ask) -> wire.Me:
    """Who I am, to whoever holds this session."""
    return await _me(ask, ask.person.id, ask.person.name)


async def _me(ask: Ask, id: str, name: str) -> wire.Me:
    return wire.Me(id, name, await ask.house.storage.accounts.find(id) is not None)


async def rename(ask: Ask) -> wire.Me:
    """I go by another name, at my tables too."""
    name = clean_name(ask.body.name)
    await ask.house.storage.people.rename(ask.person.id, name)
    ask.house.sessions.rename(ask.person.id, name)
    for doc in await ask.house.storage.tables.of_person(ask.person.id, MOST_TABLES):
        # Where another node plays, it hears of it.
        with suppress(Elsewhere):
            table = await ask.house.tables.open(doc.id)
            await table.do(partial(seating.rename, table, ask.person.id, name))
    await ask.house.herald.tell_others(Renamed(ask.person.id, name))
    return await _me(ask, ask.person.id, name)


async def forget_me(ask: Ask) -> Reply:
    """My name is gone everywhere; matches stay for those I played with."""
    house, person = ask.house, ask.person
    kept = await house.storage.tables.of_person(person.id, None)
    awake = [id for id, table in house.tables.awake.items() if table.doc.knows(person.id)]
    for id in dict.fromkeys([*(doc.id for doc in kept), *awake]):
        with suppress(Elsewhere):
            table = await house.tables.open(id)
            await table.do(partial(seating.forget, table, person))
    if house.evenings is not None:
        await house.evenings.take_out(person.id)
    if house.clubs is not None:
        await house.clubs.forget(person.id)
    # Other nodes hear of it before and after: what they keep meanwhile has no name in it.
    await house.herald.tell_others(Forgotten(person.id))
    await house.storage.people.forget(person.id, FORGOTTEN)
    await house.herald.tell_others(Forgotten(person.id))
    # A table may have woken up meanwhile.
    house.forget_name(person.id)
    await house.sign_out(person.id)
    return Reply(wire.Done(), drop_cookie=True)


async def leave(ask: Ask) -> Reply:
    """The device I hold knows me no more."""
    await ask.house.storage.people.end_session(ask.session)
    await ask.house.sign_out(ask.person.id, ask.session)
    return Reply(wire.Done(), drop_cookie=True)


async def make_link(ask: Ask) -> wire.DeviceLink:
    """A personal link that moves me to another device, once."""
    token = await ask.house.accounts.make_link(ask.person.id)
    return wire.DeviceLink(f"/device/{token}", token, LINK_SECONDS * 1000)


async def use_link(ask: Ask) -> Reply:
    """A personal link is used: this device knows me, too."""
    person, token = await ask.house.accounts.use_link(ask.body.token)
    return Reply(await _me(ask, person.id, person.name), token=token)


async def my_history(ask: Ask) -> list[wire.Played]:
    """What I played, the latest first."""
    found = await ask.house.storage.matches.of_person(ask.person.id, MOST_PLAYED)
    return [played(heading, seat) for heading, seat in found]


async def my_statistics(ask: Ask) -> list[wire.Tally]:
    """How I did, by game."""
    return await ask.house.statistics.of(ask.person.id)


CALLS: Final = (
    Call(
        "POST",
        "/api/people",
        create_person,
        wire.Me,
        wire.NewPerson,
        open_to_all=True,
        limit="people",
    ),
    Call("GET", "/api/me", show_me, wire.Me),
    Call("PATCH", "/api/me", rename, wire.Me, wire.NewPerson),
    Call("DELETE", "/api/me", forget_me, wire.Done),
    Call("DELETE", "/api/me/session", leave, wire.Done),
    Call("POST", "/api/me/link", make_link, wire.DeviceLink),
    Call(
        "POST",
        "/api/sessions",
        use_link,
        wire.Me,
        wire.UseLink,
        open_to_all=True,
        limit="people",
    ),
    Call("GET", "/api/me/history", my_history, list[wire.Played]),
    Call("GET", "/api/me/statistics", my_statistics, list[wire.Tally]),
)
