"""When things are due at a table: clocks open and run out, bots wake, stand-ins sit down."""

from functools import partial
from typing import Final

from backroom.server.matches.live import LiveMatch, is_race

from . import bot_players, days, moves
from .clocks import LEAST_AFTER_RESTART
from .table import Table

MOST_MISSES: Final = 2


def arrange(table: Table) -> None:
    """After anything that happened: the right clock runs and the bots who are asked think."""
    live = table.live
    if live is None or table.doc.status != "playing":
        table.clocks.stop()
    else:
        if table.doc.is_by_day:
            days.run_clocks(table, live)
        elif table.clocks.prompt != live.match.state.prompt:
            _open_clock(table, live, table.now())
            table.clocks.shorten(_used_before(table, live))
        bot_players.wake_bots(table, live)
    if days.note(table):
        table.post(table.save)
    days.tell(table)
    set_timer(table)


def reopen(table: Table, elapsed: float) -> None:
    """The clock of a match taken up again: what was used before it stopped stays used."""
    live = table.live
    if live is None or table.doc.status != "playing":
        return
    if table.doc.is_by_day:
        arrange(table)
        return
    opened = table.now()
    if table.doc.clock:
        elapsed += _used_before(table, live)
        used = min(elapsed, max(0.0, table.doc.clock - LEAST_AFTER_RESTART))
        opened -= max(0.0, used)
    _open_clock(table, live, opened)
    arrange(table)


def _used_before(table: Table, live: LiveMatch) -> float:
    """What of the open question's time was used before the match was adjourned."""
    return table.doc.used if table.doc.resumed > live.opened else 0.0


def _open_clock(table: Table, live: LiveMatch, opened: float) -> None:
    """A race has its window, any other question the clock of the table.

    Where one device goes around nobody can be quicker than the others: a race goes by turns.
    A newcomer's first race has no window either.
    """
    prompt = live.match.state.prompt
    people = [seat for seat in live.match.pending() if not table.doc.chairs[seat].bot_plays]
    is_open_race = is_race(live.match)
    waits = is_open_race and bot_players.waits_for_people(table, live)
    if is_open_race and table.first_race < 0:
        table.first_race = prompt
    if is_open_race and not waits:
        wait = table.services.pace.race_ack
        now = table.now()
        table.clocks.open_race(prompt, people, table.doc.window, wait, now)
    else:
        clock = table.doc.clock
        table.clocks.open_turn(prompt, people, clock, opened + clock)


def set_timer(table: Table) -> None:
    """One timer a table, for whatever is due first."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    due = [
        when for when in (table.clocks.earliest(), _next_stand_in(table)) if when is not None
    ]
    if due and not table.is_gone:
        work = partial(tick, table)
        table.timer = table.services.time.call_at(min(due), table.post, work)


async def tick(table: Table) -> None:
    """Do everything at a table that is due by now."""
    now = table.now()
    for seat in table.clocks.due(now):
        live = table.live
        if live is None or table.doc.status != "playing":
            break
        if seat in table.clocks.due(now) and live.match.state.pending >> seat & 1:
            await moves.time_up(table, live, seat)
            # By the day the others have waited long enough for one lost clock.
            if table.doc.is_by_day or table.misses.get(seat, 0) >= MOST_MISSES:
                await stand_in(table, seat)
        else:
            table.clocks.answered(seat)
    for seat in _vanished(table, now):
        await stand_in(table, seat)
    set_timer(table)


async def stand_in(table: Table, seat: int) -> None:
    """A bot plays for a person until they take the seat back."""
    table.doc.chairs[seat].stand_in = True
    table.misses.pop(seat, None)
    table.votes.pop(seat, None)
    table.clocks.answered(seat)
    await table.save()
    table.send_table()
    table.arrange()


async def take_back(table: Table, person: str) -> bool:
    """A person plays again, from the next decision on; False if no bot stood in."""
    chairs = [table.doc.chairs[seat] for seat in table.doc.seats_of(person)]
    held = [chair for chair in chairs if chair.stand_in]
    for chair in held:
        chair.stand_in = False
    if held:
        await table.save()
        table.send_table()
        table.arrange()
    return bool(held)


def note_presence(table: Table, person: str) -> None:
    """A tab was opened or closed: somebody is away from now on, or is not.

    Of those who only watch, nothing is due: thousands may come and go.
    """
    seats = table.doc.seats_of(person)
    if table.is_present(person):
        table.away.pop(person, None)
        for seat in seats:
            table.votes.pop(seat, None)
    elif seats:
        table.away.setdefault(person, table.now())
    if seats:
        set_timer(table)


def _can_vanish(table: Table) -> bool:
    return table.doc.status == "playing" and table.doc.live_clock > 0


def _due_at(table: Table, seat: int) -> float | None:
    """When a bot sits down for a seat whose person is away."""
    chair = table.doc.chairs[seat]
    if chair.person is None or chair.bot_plays or chair.person not in table.away:
        return None
    return table.away[chair.person] + table.services.pace.grace


def _next_stand_in(table: Table) -> float | None:
    if not _can_vanish(table):
        return None
    due = (_due_at(table, seat) for seat in range(table.doc.seats))
    return min((when for when in due if when is not None), default=None)


def _vanished(table: Table, now: float) -> list[int]:
    if not _can_vanish(table):
        return []
    due = ((seat, _due_at(table, seat)) for seat in range(table.doc.seats))
    return [seat for seat, when in due if when is not None and when <= now]
