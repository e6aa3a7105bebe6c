"""Calls about evenings: hosting one, coming and leaving, and its rounds."""

from typing import Final

from backroom.server import wire
from backroom.server.evenings.evenings import Evenings
from backroom.server.http.operations import Ask, Call
from backroom.server.refusals import NotFound


def _evenings(ask: Ask) -> Evenings:
    if ask.house.evenings is None:
        raise NotFound("not-found")
    return ask.house.evenings


async def create_evening(ask: Ask) -> wire.Evening:
    """A new evening, which I host."""
    return await _evenings(ask).create(ask.person, ask.body)


async def my_evenings(ask: Ask) -> list[wire.EveningLine]:
    """The evenings I host or take part in, those changed last first."""
    return await _evenings(ask).of_person(ask.person.id)


async def show_evening(ask: Ask) -> wire.Evening:
    """An evening with its standings, for whoever has its link; a club's for its members."""
    return await _evenings(ask).show(ask.params["evening"], ask.person.id)


async def come(ask: Ask) -> wire.Evening:
    """I take part from the next round on."""
    return await _evenings(ask).come(ask.params["evening"], ask.person.id)


async def leave(ask: Ask) -> wire.Evening:
    """I play no more rounds, or the host takes somebody off the list."""
    return await _evenings(ask).leave(ask.params["evening"], ask.body.person, by=ask.person.id)


async def start_round(ask: Ask) -> wire.Evening:
    """The host lets the next round begin: people are drawn to tables, and matches start."""
    return await _evenings(ask).start_round(ask.params["evening"], ask.person.id)


async def close_round(ask: Ask) -> wire.Evening:
    """The host closes the tables that still play; everybody there shares the points."""
    return await _evenings(ask).close_round(ask.params["evening"], ask.person.id)


async def end_evening(ask: Ask) -> wire.Evening:
    """The host ends the evening after the rounds that were played."""
    return await _evenings(ask).end(ask.params["evening"], ask.person.id)


EVENING: Final = "/api/evenings/{evening}"
CALLS: Final = (
    Call(
        "POST", "/api/evenings", create_evening, wire.Evening, wire.NewEvening, limit="evenings"
    ),
    Call("GET", "/api/me/evenings", my_evenings, list[wire.EveningLine]),
    Call("GET", EVENING, show_evening, wire.Evening, open_to_all=True),
    Call("POST", f"{EVENING}/come", come, wire.Evening),
    Call("POST", f"{EVENING}/leave", leave, wire.Evening, wire.TakeOut),
    Call("POST", f"{EVENING}/rounds", start_round, wire.Evening, cost=5),
    Call("DELETE", f"{EVENING}/rounds", close_round, wire.Evening),
    Call("POST", f"{EVENING}/end", end_evening, wire.Evening),
)
