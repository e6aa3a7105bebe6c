"""A move: the whole answer of a seat to one prompt."""

from backroom.server import wire
from backroom.server.realtime.connection import ENCODER, Connection
from backroom.server.refusals import NotNow
from backroom.server.tables import moves
from backroom.server.tables.seating import own_seat
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Move) -> wire.Accepted:
    """Answered when it is durable; the same move sent again gets the same answer."""
    seat = own_seat(table, connection)
    if table.live is None:
        raise NotNow("not-playing")
    key = f"{seat}:{frame.key}"
    body = ENCODER.encode(("move", frame.prompt, frame.actions))
    number = table.live.answered(key, body)
    if number is None:
        number = await moves.answer(table, seat, frame.prompt, frame.actions, key, body)
    return wire.Accepted(frame.key, number)
