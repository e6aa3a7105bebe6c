"""Mute: hear no more of somebody, at any table."""

from typing import Final

from backroom.server import wire
from backroom.server.realtime import fanout
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import NotFound, TooMany
from backroom.server.tables.table import Table

MOST_MUTED: Final = 200


async def run(table: Table, connection: Connection, frame: wire.Mute) -> None:
    """Remembered; every tab of the person at this table hears it."""
    store = connection.services.people
    if frame.on and not _was_here(table, frame.person):
        raise NotFound("no-such-person", {"person": frame.person})
    muted = await store.muted_by(connection.person)
    if frame.on and len(muted) >= MOST_MUTED:
        raise TooMany("enough-muted")
    await store.mute(connection.person, frame.person, frame.on)
    muted = muted | {frame.person} if frame.on else muted - {frame.person}
    for tab in table.tabs:
        if tab.person == connection.person:
            tab.muted = muted
            fanout.send_table(table, only=tab)


def _was_here(table: Table, person: str) -> bool:
    """Whether somebody sits, watches or wrote at this table, or was invited to it."""
    here = {tab.person for tab in table.tabs} | {line.person for line in table.chat}
    return person in here | set(table.doc.guests) | {one.person for one in table.doc.chairs}
