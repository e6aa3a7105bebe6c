"""A hint: what the strongest bot would do with what the person is shown, and what it changes.

Where there is no time to weigh that, the strongest of those that answer at once says it alone.
"""

import random

from backroom.bots.advice import NO_ADVICE, hasty_adviser, weigher_for
from backroom.bots.search.outlook import Outlook
from backroom.engine.errors import NotYourPrompt
from backroom.engine.game import AnyGame
from backroom.server import logs, wire
from backroom.server.bots import worker
from backroom.server.bots.levels import thinking_seconds, under_pressure
from backroom.server.matches import fairness
from backroom.server.matches.live import LiveMatch
from backroom.server.messages import refused
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import NotNow
from backroom.server.tables.bot_players import DUE_SECONDS
from backroom.server.tables.seating import own_seat
from backroom.server.tables.table import Table
from backroom.server.wire.actions import wire_actions


async def run(table: Table, connection: Connection, frame: wire.Hint) -> None:
    """The table goes on while the bot thinks; an answer comes in any case."""
    seat = own_seat(table, connection)
    live = table.playing()
    if frame.prompt != live.match.state.prompt:
        raise NotYourPrompt("prompt-gone")
    decision = live.match.decision(seat, frame.prefix)
    level = weigher_for(live.game)
    if level == "random":
        raise NotNow("no-hint")
    connection.take("hints")
    # Where memory is the game, a hint must not remember for the person who asks.
    shown = decision._replace(view=live.game.shown(decision.view))
    seed = fairness.bot_seed(live.key, frame.prompt, seat, len(frame.prefix))
    asked = worker.question(live.game, level, shown, seed)._replace(is_advice=True)
    table.spawn(_advise(table, live, connection, frame, asked))


async def _advise(
    table: Table,
    live: LiveMatch,
    connection: Connection,
    frame: wire.Hint,
    asked: worker.Question,
) -> None:
    """The bot's answer, or the sentence that there is none."""
    try:
        told = await _answer(table, live, asked)
        (action,) = wire_actions(live.game, (told.action,))
    except Exception as error:  # whatever a bot does wrong, the person hears of it
        logs.failure("hint", error, table=table.doc.id, bot=asked.level)
        _refuse(connection, live, NotNow("no-advice"))
        return
    if told.reason == NO_ADVICE:
        _refuse(connection, live, NotNow("no-hint"))
    else:
        outlook = told.outlook and _outlook(live.game, told.outlook)
        connection.send(wire.Advice(frame.prompt, frame.prefix, action, told.reason, outlook))


def _outlook(game: AnyGame, outlook: Outlook) -> wire.Outlook:
    """What the advice changes, as the wire has it."""
    (other,) = wire_actions(game, (outlook.other,))
    return wire.Outlook(
        other, list(outlook.shares), list(outlook.other_shares), outlook.is_clear
    )


def _refuse(connection: Connection, live: LiveMatch, refusal: NotNow) -> None:
    connection.send(refused(refusal, connection.language, None, live.game.name))


async def _answer(table: Table, live: LiveMatch, asked: worker.Question) -> worker.Told:
    services, now = table.services, table.now()
    async with (
        services.time.timeout_at(now + services.pace.bot_patience),
        services.thinking.slot(now + DUE_SECONDS) as slot,
    ):
        seconds = min(slot.seconds, thinking_seconds(asked.level))
        level, seconds = under_pressure(
            live.game, asked.level, seconds, random.random(), hasty_adviser(live.game)
        )
        slot.planned = seconds
        hurried = asked._replace(level=level, milliseconds=round(seconds * 1000))
        return await services.bots.ask(hurried)
