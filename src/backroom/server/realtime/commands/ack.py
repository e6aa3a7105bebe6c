"""Ack: the prompt is on the screen, so a race window starts for this seat."""

from backroom.server import wire
from backroom.server.realtime.connection import Connection
from backroom.server.tables import schedule
from backroom.server.tables.seating import own_seat
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Ack) -> None:
    """Without effect outside a race, or a second time."""
    seat = own_seat(table, connection)
    if table.clocks.acknowledge(seat, frame.prompt, table.now()):
        schedule.set_timer(table)
