"""Back: a person takes the seat back from the bot that stands in."""

from backroom.server import wire
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import NotNow
from backroom.server.tables import schedule
from backroom.server.tables.seating import own_seat
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Back) -> None:
    """Give a seat back to its person, from the next decision on."""
    own_seat(table, connection)
    if not await schedule.take_back(table, connection.person):
        raise NotNow("no-stand-in")
