"""Calls about what waits for me: my tables in the order of need, and my holidays."""

from functools import partial
from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call
from backroom.server.people.holidays import current, days_left
from backroom.server.storage.records import Holiday
from backroom.server.tables import days
from backroom.server.tables.agenda import engagement, standing_engagement, urgency

MOST_LISTED: Final = 100


async def agenda(ask: Ask) -> list[wire.Engagement]:
    """The tables where I sit and which are not over, those that wait for me first."""
    house, person = ask.house, ask.person.id
    found = []
    for one in await house.storage.tables.standing_of(person, MOST_LISTED):
        awake = house.tables.awake.get(one.doc.id)
        if awake is not None:
            found.append(engagement(awake, person))
        elif one.doc.game in house.games:
            found.append(standing_engagement(one, person))
    return sorted(found, key=urgency)


async def show_holiday(ask: Ask) -> wire.Absence:
    """Whether I am on holiday, and how many days of it are left."""
    return _absence(ask, await ask.house.holidays.of(ask.person.id))


async def go_away(ask: Ask) -> wire.Absence:
    """I am on holiday from now on: my clocks stand still at tables by the day."""
    return await _tell(ask, await ask.house.holidays.begin(ask.person.id, ask.body.days))


async def come_back(ask: Ask) -> wire.Absence:
    """I am back: my clocks run again."""
    return await _tell(ask, await ask.house.holidays.end(ask.person.id))


async def _tell(ask: Ask, holidays: list[Holiday]) -> wire.Absence:
    """Let the tables that are awake know; the others read it when they wake up."""
    person = ask.person.id
    for table in list(ask.house.tables.awake.values()):
        if table.doc.is_by_day and table.doc.seats_of(person):
            table.post(partial(days.note_holidays, table, person, holidays))
    return _absence(ask, holidays)


def _absence(ask: Ask, holidays: list[Holiday]) -> wire.Absence:
    now = ask.house.time.wall()
    on = current(holidays, now)
    left = int(days_left(holidays, now))
    return wire.Absence(None if on is None else round(on.until * 1000), left)


CALLS: Final = (
    Call("GET", "/api/me/agenda", agenda, list[wire.Engagement]),
    Call("GET", "/api/me/holiday", show_holiday, wire.Absence),
    Call("POST", "/api/me/holiday", go_away, wire.Absence, wire.GoAway),
    Call("DELETE", "/api/me/holiday", come_back, wire.Absence),
)
