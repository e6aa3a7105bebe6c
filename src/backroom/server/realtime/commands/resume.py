"""Resume: what happened after the last frame a tab has seen."""

from backroom.server import wire
from backroom.server.realtime import fanout
from backroom.server.realtime.connection import Connection
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Resume) -> None:
    """One update with everything since, from any number.

    The whole story of a match is thousands of times as long as the question for it.
    """
    connection.take("resumes")
    fanout.send_update(table, connection, frame.since)
