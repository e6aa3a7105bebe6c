"""Play by the day: deadlines in the calendar's time, which run while a table sleeps.

Time runs for whoever is asked, but not while the server is down, the match is adjourned, or
the person is on holiday.
"""

from collections.abc import Iterable

from backroom.server.matches.live import LiveMatch
from backroom.server.storage.records import Holiday

from .table import Table


def time_is_up(rest: float, now: float, holidays: Iterable[Holiday]) -> float:
    """When so much time is used up that runs from now on, but not on holidays."""
    moment = now
    for holiday in sorted(holidays, key=lambda one: one.since):
        if holiday.until <= moment:
            continue
        if holiday.since >= moment + rest:
            break
        rest -= max(0.0, holiday.since - moment)
        moment = holiday.until
    return moment + rest


def deadlines(table: Table, live: LiveMatch) -> dict[int, float]:
    """When the time of each person who is asked is up, by seat."""
    chairs = table.doc.chairs
    asked = [seat for seat in live.match.pending() if not chairs[seat].bot_plays]
    return {seat: _deadline(table, live, chairs[seat].person) for seat in asked}


def _deadline(table: Table, live: LiveMatch, person: str | None) -> float:
    doc, now = table.doc, table.services.time.wall()
    since = max(live.opened, doc.resumed)
    away = [one for one in table.holidays if one.person == person]
    used = table.services.uptime.ran(since, now) - sum(_shared(one, since, now) for one in away)
    if doc.resumed > live.opened:
        used += doc.used
    rest = doc.clock - max(0.0, used)
    return time_is_up(max(0.0, rest), now, away)


def _shared(holiday: Holiday, since: float, until: float) -> float:
    """For how many of the seconds between two moments somebody was on holiday."""
    return max(0.0, min(holiday.until, until) - max(holiday.since, since))


def note(table: Table) -> bool:
    """Write into a table's document who has how long, and when it is due; whether it changed.

    With a bot that is to move it is due already: whoever finds it asleep wakes it.
    """
    doc, live = table.doc, table.live
    if not doc.is_by_day:
        return False
    before = [doc.due, *(chair.until for chair in doc.chairs)]
    until: dict[int, float] = {}
    doc.due = 0.0
    if live is not None and doc.status == "playing" and not live.match.is_over:
        until = deadlines(table, live)
        bots = any(doc.chairs[seat].bot_plays for seat in live.match.pending())
        doc.due = live.opened if bots or not until else min(until.values())
    for seat, chair in enumerate(doc.chairs):
        chair.until = until.get(seat, 0.0)
    after = [doc.due, *(chair.until for chair in doc.chairs)]
    return any(abs(one - other) > 1.0 for one, other in zip(before, after, strict=True))


def tell(table: Table) -> None:
    """Let those be told whose answer a table by the day waits for; nobody waits for that."""
    doc, live = table.doc, table.live
    if doc.is_by_day and live is not None and any(chair.until for chair in doc.chairs):
        decision = f"{doc.match}:{live.match.state.prompt}"
        table.spawn(table.services.note_asked(doc, decision))


def run_clocks(table: Table, live: LiveMatch) -> None:
    """Let the clocks of a table that is awake run to the deadlines of the calendar."""
    ahead = table.now() - table.services.time.wall()
    until = {seat: when + ahead for seat, when in deadlines(table, live).items()}
    table.clocks.open_days(live.match.state.prompt, table.doc.clock, until)


async def note_holidays(table: Table, person: str, holidays: list[Holiday]) -> None:
    """Somebody at a table goes on holiday, or is back: their clock stands still, or runs."""
    others = [one for one in table.holidays if one.person != person]
    table.holidays = [*others, *holidays]
    table.arrange()
    table.send_table()
