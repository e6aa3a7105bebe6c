"""Calls about playing with people: I wait for them, look how it goes, and wait no more."""

from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call
from backroom.server.pairing.usher import Usher
from backroom.server.refusals import NotFound


def _usher(ask: Ask) -> Usher:
    if ask.house.usher is None:
        raise NotFound("not-found")
    return ask.house.usher


async def enter(ask: Ask) -> wire.Wait:
    """I wait for people; live for one game at a time, by the day for each."""
    return await _usher(ask).enter(ask.person.id, ask.body)


async def my_waits(ask: Ask) -> list[wire.Wait]:
    """What I wait for; with `hold` answered when I am seated, or some seconds later."""
    return await _usher(ask).waits(ask.person.id, "hold" in ask.query)


async def leave(ask: Ask) -> wire.Done:
    """I wait for people at this game no more."""
    await _usher(ask).leave(ask.person.id, ask.params["game"], ask.params["pace"])
    return wire.Done()


async def lately(ask: Ask) -> list[wire.Lately]:
    """How many wait at a game, and how long those waited who were seated last."""
    return await _usher(ask).lately(ask.params["game"])


WAITS: Final = "/api/me/waits"
CALLS: Final = (
    Call("POST", WAITS, enter, wire.Wait, wire.Wish, limit="waits"),
    Call("GET", WAITS, my_waits, list[wire.Wait]),
    Call("DELETE", f"{WAITS}/{{game}}/{{pace}}", leave, wire.Done),
    Call("GET", "/api/waits/{game}", lately, list[wire.Lately], open_to_all=True),
)
