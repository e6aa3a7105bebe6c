"""Mute: hear no more of somebody, at any table."""

from backroom.server import fanout, people, wire
from backroom.server.connection import Connection
from backroom.server.table import Table


async def run(table: Table, connection: Connection, frame: wire.Mute) -> None:
    """Remembered; every tab of the person at this table hears it."""
    store = table.house.store
    await store.run(people.mute, connection.person, frame.person, frame.on)
    muted = await store.run(people.muted_by, connection.person)
    for tab in table.connections:
        if tab.person == connection.person:
            tab.muted = muted
            fanout.send_table(table, only=tab)
