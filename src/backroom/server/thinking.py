"""Bots at a table: who is to answer, with what pace, and what happens when one fails."""

import asyncio
import random
from functools import partial
from typing import Final

from backroom.bots.registry import best_bot
from backroom.engine.errors import IllegalAction

from . import botwork, fairness, logs, metrics, play
from .live import LiveMatch
from .table import Table

# In a race a bot answers somewhere in this part of the window, whatever it could do.
RACE_PART: Final = (0.2, 0.8)
PACE_PART: Final = (0.8, 1.2)


def wake_bots(table: Table, live: LiveMatch) -> None:
    """Every bot that is asked and does not think yet begins to."""
    prompt = live.match.state.prompt
    for seat in live.match.pending():
        if table.doc.chairs[seat].bot_plays and (seat, prompt) not in table.thinking:
            task = asyncio.create_task(_think(table, live, seat, prompt))
            table.thinking[seat, prompt] = task
            task.add_done_callback(partial(_thought, table, seat, prompt))


def _thought(table: Table, seat: int, prompt: int, task: "asyncio.Task[None]") -> None:
    table.thinking.pop((seat, prompt), None)
    if not task.cancelled() and (error := task.exception()) is not None:
        logs.failure("bot", error, table=table.doc.id, seat=seat)


def level_of(table: Table, seat: int) -> str:
    """The bot in a chair, or the one that stands in for a person."""
    return table.doc.chairs[seat].level or best_bot(table.game)


async def _think(table: Table, live: LiveMatch, seat: int, prompt: int) -> None:
    """An answer after a pause that tells nothing about the cards."""
    settings = table.house.settings
    started = table.house.now()
    if table.clocks.race:
        pause = table.doc.window * random.uniform(*RACE_PART)
        patience = pause
    else:
        pause = settings.bot_pace * random.uniform(*PACE_PART)
        patience = settings.bot_patience
    picks = await _picks(table, live, seat, prompt, patience)
    await asyncio.sleep(pause - (table.house.now() - started))
    table.post(partial(play.bot_answers, table, live, seat, prompt, picks))


async def _picks(
    table: Table, live: LiveMatch, seat: int, prompt: int, patience: float
) -> list[int]:
    """The whole choice, asked pick by pick; empty when the bot fails and its default is due."""
    picks: list[int] = []
    until = table.house.now() + patience
    try:
        while not _is_whole(live, seat, prompt, picks):
            asked = _question(table, live, seat, picks)
            action, _ = await table.house.bots.ask(asked, until - table.house.now())
            if action not in asked.legal:
                raise IllegalAction("illegal-action")
            picks.append(action)
    except Exception as error:  # whatever a bot does wrong, the match goes on
        metrics.BOT_FAILURES.inc()
        logs.failure("bot", error, table=table.doc.id, seat=seat, bot=level_of(table, seat))
        return []
    return picks


def _is_whole(live: LiveMatch, seat: int, prompt: int, picks: list[int]) -> bool:
    """Whether the picks answer the prompt, or the prompt is gone."""
    match = live.match
    if match.state.prompt != prompt or not match.state.pending >> seat & 1:
        return True
    return bool(picks) and play.is_complete(match, seat, picks)


def _question(table: Table, live: LiveMatch, seat: int, picks: list[int]) -> botwork.Question:
    decision = live.match.decision(seat, picks)
    seed = fairness.bot_seed(live.key, decision.prompt, seat, len(picks))
    return botwork.question(live.game, level_of(table, seat), decision, seed)
