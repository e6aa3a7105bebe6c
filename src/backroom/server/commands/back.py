"""Back: a person takes the seat back from the bot that stands in."""

from backroom.server import timing, wire
from backroom.server.connection import Connection
from backroom.server.refusals import NotNow
from backroom.server.seats import own_seat
from backroom.server.table import Table


async def run(table: Table, connection: Connection, frame: wire.Back) -> None:
    """From the next decision on."""
    own_seat(table, connection)
    if not await timing.take_back(table, connection.person):
        raise NotNow("no-stand-in")
