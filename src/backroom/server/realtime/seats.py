"""Which seat a tab may act for."""

from backroom.server.refusals import NotAllowed
from backroom.server.tables.table import Table

from .connection import Connection


def own_seat(table: Table, connection: Connection) -> int:
    """The seat a tab shows, if its person may play it."""
    seats = table.doc.seats_of(connection.person)
    if connection.seat is None or connection.seat not in seats:
        raise NotAllowed("not-seated")
    return connection.seat
