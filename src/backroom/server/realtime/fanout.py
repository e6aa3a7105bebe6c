"""What goes out to the tabs of a table: who is told, when, and what is made once for many."""

from collections.abc import Iterable
from functools import partial
from typing import Final, cast

import msgspec

from backroom.engine.events import SPECTATOR
from backroom.server import wire
from backroom.server.matches.live import LiveMatch
from backroom.server.tables.description import describe
from backroom.server.tables.services import Tab
from backroom.server.tables.table import Shown, Table

from .connection import ENCODER
from .updates import update

# Spectators who came or went are told of once in so many seconds, for each so many tabs.
PRESENCE_SECONDS: Final = 1.0
PRESENCE_TABS: Final = 500
# Where there are more tabs than this, those who watch are told in turn.
CROWD: Final = 100
# For so long a frame for those who watch is good enough for the next of them.
SHOWN_SECONDS: Final = 0.05


def seat_of(tab: Tab) -> int:
    """The seat whose eyes a tab has."""
    return SPECTATOR if tab.seat is None else tab.seat


def _update(table: Table, live: LiveMatch, seat: int, since: int) -> wire.Update:
    return update(live, table.clocks, table.now(), seat, since)


def note_seen(table: Table, tab: Tab) -> None:
    """A tab that speaks, or says goodbye, has seen all that was sent to it."""
    if table.live is not None:
        table.live.note_seen(seat_of(tab), tab.number)


def send_update(table: Table, tab: Tab, since: int) -> None:
    """The match to one tab, from a frame on."""
    if table.live is None:
        return
    seat = seat_of(tab)
    table.live.note_seen(seat, since)
    frame = _update(table, table.live, seat, min(since, table.live.number(seat)))
    tab.number = frame.number
    tab.send(frame)


def send_news(table: Table, mover: int) -> None:
    """To every tab the frames it has not had; who moved gets a fresh view in any case."""
    live = table.live
    if live is None:
        return
    behind = [
        tab
        for tab in table.tabs
        if seat_of(tab) == mover or tab.number != live.number(seat_of(tab))
    ]
    _send_updates(table, live, behind)


def send_everything(table: Table) -> None:
    """A fresh view to every tab, as after a pause."""
    live = table.live
    if live is not None:
        for tab in table.tabs:
            live.note_seen(seat_of(tab), tab.number)
        _send_updates(table, live, table.tabs)


def _send_updates(table: Table, live: LiveMatch, tabs: Iterable[Tab]) -> None:
    """The match to some tabs, made once for all who see the same and have heard the same."""
    made: dict[tuple[int, int], bytes] = {}
    for tab in tabs:
        if _is_one_of_many(table, tab):
            tab.in_turn("match", partial(_catch_up, table, tab))
            continue
        seat = seat_of(tab)
        number = live.number(seat)
        key = (seat, min(tab.number, number))
        if key not in made:
            made[key] = ENCODER.encode(_update(table, live, *key))
        tab.number = number
        tab.send_bytes(made[key])


def _is_one_of_many(table: Table, tab: Tab) -> bool:
    """Whether a tab only watches, and so many do that they are told in turn.

    Whoever is told when their turn has come hears all that happened since the last time, so a
    crowd of any size costs no more than the house has to spare.
    """
    return tab.seat is None and len(table.tabs) > CROWD


def _catch_up(table: Table, tab: Tab) -> None:
    """The match to one of many who watch, whose turn it is."""
    live = table.live
    if tab not in table.tabs or live is None:
        return
    if tab.seat is not None:
        _send_updates(table, live, [tab])
        return
    number = live.number(SPECTATOR)
    data = _shown(table, live, min(tab.number, number))
    tab.number = number
    tab.send_bytes(data)


def _shown(table: Table, live: LiveMatch, since: int) -> bytes:
    """What those who watch are told; nearly all have heard the same, so the last will do.

    A clock in it may be late by `SHOWN_SECONDS`.
    """
    now = table.now()
    moment = (len(live.match.log), since, live.seen[SPECTATOR])
    kept = table.shown
    is_kept = kept is not None and kept.live is live and kept.moment == moment
    if kept is not None and is_kept and now - kept.at < SHOWN_SECONDS:
        return kept.data
    data = ENCODER.encode(_update(table, live, SPECTATOR, since))
    table.shown = Shown(live, moment, now, data)
    return data


def send_table(table: Table, only: Tab | None = None) -> None:
    """The table to every tab, or to one."""
    # The same for all, and by far the largest part of the frame.
    told = msgspec.Raw(ENCODER.encode(describe(table)))
    for tab in [only] if only else table.tabs:
        if only is None and _is_one_of_many(table, tab):
            tab.in_turn("table", partial(_send_table, table, told, tab))
        else:
            _send_table(table, told, tab)


def _send_table(table: Table, told: msgspec.Raw, tab: Tab) -> None:
    frame = wire.TableFrame(
        table=cast(wire.Table, told),
        me=tab.person,
        mine=table.doc.seats_of(tab.person),
        you=tab.seat,
        muted=sorted(tab.muted),
    )
    tab.send(frame)


def send_presence(table: Table, person: str) -> bool:
    """Tell all tabs that somebody came or went; False if they are told a little later.

    A player is told of at once. Spectators are told of together, the more of them the more
    rarely: otherwise each of a thousand who arrive would be announced to all the others.
    """
    is_due = table.now() >= table.presence_told + _pause_between(table)
    if is_due or table.doc.seats_of(person):
        _send_presence_now(table)
        return True
    if table.presence_timer is None:
        when = table.presence_told + _pause_between(table)
        work = partial(_send_presence_late, table)
        table.presence_timer = table.services.time.call_at(when, table.post, work)
    return False


def _pause_between(table: Table) -> float:
    return PRESENCE_SECONDS * max(1.0, len(table.tabs) / PRESENCE_TABS)


def _send_presence_now(table: Table) -> None:
    table.presence_told = table.now()
    if table.presence_timer is not None:
        table.presence_timer.cancel()
        table.presence_timer = None
    send_table(table)


async def _send_presence_late(table: Table) -> None:
    """As the table: what came together since the last time."""
    _send_presence_now(table)


def send_chat(table: Table, line: wire.Chatted) -> None:
    """Words of players to all; words of spectators to spectators; never to who muted them."""
    data = ENCODER.encode(line)
    for tab in table.tabs:
        if hears(table, tab, line):
            tab.send_bytes(data)


def hears(table: Table, tab: Tab, line: wire.Chatted) -> bool:
    """Whether a line of chat is for a tab."""
    if line.person in tab.muted:
        return False
    return line.seat is not None or not table.doc.seats_of(tab.person)
