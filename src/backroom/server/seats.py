"""Which seat a tab may act for."""

from .connection import Connection
from .refusals import NotAllowed
from .table import Table


def own_seat(table: Table, connection: Connection) -> int:
    """The seat a tab shows, if its person may play it."""
    seats = table.doc.seats_of(connection.person)
    if connection.seat is None or connection.seat not in seats:
        raise NotAllowed("not-seated")
    return connection.seat
