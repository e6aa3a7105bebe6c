"""An announcement: typed talk that every view has and no rule heeds."""

from typing import Final

from backroom.server import wire
from backroom.server.matches.live import LiveMatch
from backroom.server.realtime.connection import ENCODER, Connection
from backroom.server.refusals import NotNow, TooMany
from backroom.server.tables import moves
from backroom.server.tables.seating import own_seat
from backroom.server.tables.table import Table

# A seat may say so much at the start of a match, and one thing more with every question.
SAYS_AT_ONCE: Final = 20


async def run(table: Table, connection: Connection, frame: wire.Say) -> wire.Accepted:
    """Part of the match's log, so it is answered when it is durable."""
    connection.take("chat")
    seat = own_seat(table, connection)
    if table.live is None:
        raise NotNow("not-playing")
    key = f"{seat}:{frame.key}"
    body = ENCODER.encode(("say", frame.say))
    number = table.live.answered(key, body)
    if number is None:
        live = table.playing()
        _check_breath(live, seat)
        number = await moves.enter(table, live, live.match.say(seat, frame.say), key, body)
    return wire.Accepted(frame.key, number)


def _check_breath(live: LiveMatch, seat: int) -> None:
    """Every view and every frame of a replay has all the talk, so it grows with the match."""
    state = live.match.state
    said = sum(speaker == seat for speaker, _ in state.talk)
    if said >= SAYS_AT_ONCE + state.prompt:
        raise TooMany("enough-said")
