"""Resume: what happened after the last frame a tab has seen."""

from backroom.server import fanout, wire
from backroom.server.connection import Connection
from backroom.server.table import Table


async def run(table: Table, connection: Connection, frame: wire.Resume) -> None:
    """One update with everything since, from any number."""
    fanout.send_update(table, connection, frame.since)
