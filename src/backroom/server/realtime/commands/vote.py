"""Vote: at a table without a clock the others decide when a bot stands in for who is away."""

from backroom.server import wire
from backroom.server.realtime import fanout
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import NotAllowed, NotNow
from backroom.server.tables import schedule
from backroom.server.tables.seating import own_seat
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Vote) -> None:
    """More than half of the other people at the table are enough."""
    own_seat(table, connection)
    table.playing()
    if table.doc.clock:
        raise NotNow("no-vote")
    voters = _voters(table, frame.seat)
    if connection.person not in voters:
        raise NotAllowed("no-vote-there")
    if table.is_present(table.doc.chairs[frame.seat].person):
        raise NotNow("still-here", {"name": table.doc.chairs[frame.seat].name})
    votes = table.votes.setdefault(frame.seat, set())
    votes.discard(connection.person)
    if frame.on:
        votes.add(connection.person)
    if len(votes & voters) * 2 > len(voters):
        await schedule.stand_in(table, frame.seat)
    else:
        fanout.send_table(table)


def _voters(table: Table, seat: int) -> set[str]:
    """The people who may vote about a seat: all others who play themselves."""
    chairs = table.doc.chairs
    if seat >= len(chairs) or chairs[seat].person is None or chairs[seat].bot_plays:
        return set()
    others = {one.person for one in chairs if one.person and not one.bot_plays}
    return {one for one in others if one != chairs[seat].person}
