"""Sit: at a one-device table the device is handed to another seat."""

from backroom.server import wire
from backroom.server.realtime import fanout
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import NotAllowed
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Sit) -> None:
    """The tab shows that seat's eyes, or nobody's while the device changes hands."""
    if not table.doc.device:
        raise NotAllowed("not-a-device-table")
    if frame.seat is not None and frame.seat not in table.doc.seats_of(connection.person):
        raise NotAllowed("not-your-seat")
    connection.seat = frame.seat
    fanout.send_table(table, only=connection)
    fanout.send_update(table, connection, 0)
