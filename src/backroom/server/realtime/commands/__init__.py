"""The frames a client can send, one file each: `run(table, connection, frame)` as the table.

The seat comes from the session and never from what the client says. A command gives its answer
or None; a refusal is raised, and told in one place (`endpoint`).
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from backroom.server import wire
from backroom.server.realtime.connection import Connection
from backroom.server.tables.table import Table

from . import ack, back, chat, hint, move, mute, options, ping, resume, say, sit, vote

Run: TypeAlias = Callable[[Table, Connection, Any], Awaitable[wire.ServerFrame | None]]

COMMANDS: Final[dict[type[wire.Command], Run]] = {
    wire.Ack: ack.run,
    wire.Back: back.run,
    wire.Chat: chat.run,
    wire.Hint: hint.run,
    wire.Move: move.run,
    wire.Mute: mute.run,
    wire.Options: options.run,
    wire.Ping: ping.run,
    wire.Resume: resume.run,
    wire.Say: say.run,
    wire.Sit: sit.run,
    wire.Vote: vote.run,
}
