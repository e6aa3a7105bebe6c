"""A hint: what the best bot of the house would do with this seat's view."""

from backroom.bots.registry import best_bot
from backroom.engine.errors import NotYourPrompt
from backroom.server import botwork, fairness, fanout, wire
from backroom.server.connection import Connection
from backroom.server.refusals import NotNow
from backroom.server.seats import own_seat
from backroom.server.table import Table


async def run(table: Table, connection: Connection, frame: wire.Hint) -> None:
    """The table goes on while the bot thinks; the answer comes when there is one."""
    seat = own_seat(table, connection)
    live = table.playing()
    if frame.prompt != live.match.state.prompt:
        raise NotYourPrompt("prompt-gone")
    decision = live.match.decision(seat, frame.prefix)
    level = best_bot(live.game)
    if level == "random":
        raise NotNow("no-hint")
    seed = fairness.bot_seed(live.key, frame.prompt, seat, len(frame.prefix))
    asked = botwork.question(live.game, level, decision, seed)

    async def advise() -> None:
        action, reason = await table.house.bots.ask(asked, table.house.settings.bot_patience)
        (told,) = fanout.actions(live.game, (action,))
        connection.send(wire.Advice(frame.prompt, frame.prefix, told, reason))

    table.house.spawn(advise())
