"""An announcement: typed talk that every view has and no rule heeds."""

from backroom.server import play, wire
from backroom.server.connection import ENCODER, Connection
from backroom.server.refusals import NotNow
from backroom.server.seats import own_seat
from backroom.server.table import Table


async def run(table: Table, connection: Connection, frame: wire.Say) -> wire.Accepted:
    """Part of the match's log, so it is answered when it is durable."""
    table.house.limits.take("chat", connection.session, connection.address)
    seat = own_seat(table, connection)
    if table.live is None:
        raise NotNow("not-playing")
    key = f"{seat}:{frame.key}"
    body = ENCODER.encode(("say", frame.say))
    number = table.live.answered(key, body)
    if number is None:
        live = table.playing()
        number = await play.enter(table, live, live.match.say(seat, frame.say), key, body)
    return wire.Accepted(frame.key, number)
