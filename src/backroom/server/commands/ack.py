"""Ack: the prompt is on the screen, so a race window starts for this seat."""

from backroom.server import timing, wire
from backroom.server.connection import Connection
from backroom.server.seats import own_seat
from backroom.server.table import Table


async def run(table: Table, connection: Connection, frame: wire.Ack) -> None:
    """Without effect outside a race, or a second time."""
    seat = own_seat(table, connection)
    if table.clocks.acknowledge(seat, frame.prompt, table.house.now()):
        timing.set_timer(table)
