"""Options: what can follow after some picks of a choice; nothing is changed by asking."""

from backroom.engine.errors import NotYourPrompt
from backroom.server import wire
from backroom.server.realtime.connection import Connection
from backroom.server.tables import moves
from backroom.server.tables.seating import own_seat
from backroom.server.tables.table import Table
from backroom.server.wire.actions import wire_actions


async def run(table: Table, connection: Connection, frame: wire.Options) -> wire.Choices:
    """The next picks, and the view as it would be with these made."""
    seat = own_seat(table, connection)
    live = table.playing()
    if frame.prompt != live.match.state.prompt:
        raise NotYourPrompt("prompt-gone")
    if frame.prefix and moves.is_complete(live.match, seat, frame.prefix):
        view = live.game.view_data(live.game.shown(live.match.view(seat)))
        return wire.Choices(frame.prompt, frame.prefix, [], None, view, complete=True)
    asked = live.match.decision(seat, frame.prefix, with_whole=True)
    return wire.Choices(
        prompt=frame.prompt,
        prefix=frame.prefix,
        legal=wire_actions(live.game, asked.legal, asked.whole),
        default=asked.default,
        view=live.game.view_data(live.game.shown(asked.view)),
        complete=False,
    )
