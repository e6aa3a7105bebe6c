"""The command `ping`, by which a tab learns that its line is alive."""

from backroom.server import wire
from backroom.server.realtime.connection import Connection
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Ping) -> wire.Pong:
    """Yes, and the table is, too."""
    return wire.Pong()
