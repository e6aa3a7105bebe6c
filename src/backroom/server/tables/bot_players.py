"""Bots at a table: who is to answer, with what pace, and what happens when one fails.

When an answer comes is settled before the bot has seen anything: after a pause by chance, or,
where it may think longer, when its turn is over. What it holds in its hand changes nothing
about that, and whether it had a choice at all does not either.
"""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from backroom.bots.registry import is_thinker, quick_bot
from backroom.engine.errors import IllegalAction, Refusal
from backroom.engine.steps import Choice, Sealed
from backroom.server import logs, metrics, tracing, wire
from backroom.server.bots import worker
from backroom.server.bots.levels import can_talk, thinking_seconds, under_pressure
from backroom.server.bots.queue import Slot
from backroom.server.matches import fairness
from backroom.server.matches.live import LiveMatch, is_race

from . import moves
from .table import Table

# In a race a bot answers somewhere in this part of the window, whatever it could do.
RACE_PART: Final = (0.2, 0.8)
PACE_PART: Final = (0.8, 1.2)
# What a table's tempo makes of the house's pace for bots.
TEMPO: Final[dict[wire.Tempo, float]] = {"calm": 2.5, "brisk": 1.0, "instant": 0.1}
# An answer should be there in this time, also where bots are told to hurry.
DUE_SECONDS: Final = 0.8
# Of several picks the first gets this part of the turn, the next one this part of the rest.
PICK_PART: Final = 0.6


def wake_bots(table: Table, live: LiveMatch) -> None:
    """Every bot that is asked and does not think yet begins to."""
    prompt = live.match.state.prompt
    asked = live.match.pending()
    bots = [seat for seat in asked if table.doc.chairs[seat].bot_plays]
    if len(bots) < len(asked) and bots and waits_for_people(table, live):
        return
    for seat in bots:
        if (seat, prompt) not in table.thinking:
            task = asyncio.create_task(_think(table, live, seat, prompt))
            table.thinking[seat, prompt] = task
            task.add_done_callback(partial(_thought, table, seat, prompt))


def waits_for_people(table: Table, live: LiveMatch) -> bool:
    """Whether the open race is one in name only: bots would win each of them.

    That is so where people share a device, and for a newcomer among bots the first time.
    """
    if not is_race(live.match):
        return False
    people = sum(not chair.bot_plays for chair in table.doc.chairs)
    first = table.first_race in (-1, live.match.state.prompt)
    return table.doc.device or (table.doc.patient and people == 1 and first)


def _thought(table: Table, seat: int, prompt: int, task: "asyncio.Task[None]") -> None:
    table.thinking.pop((seat, prompt), None)
    if not task.cancelled() and (error := task.exception()) is not None:
        logs.failure("bot", error, table=table.doc.id, seat=seat)


def level_of(table: Table, seat: int) -> str:
    """The bot in a chair, or the one that stands in for a person."""
    return table.doc.chairs[seat].level or quick_bot(table.game)


def pause_of(table: Table) -> float:
    """How long a bot takes to answer the open prompt, by chance alone."""
    if table.clocks.race:
        return table.doc.window * random.uniform(*RACE_PART)
    usual = table.services.pace.bot_pace * TEMPO[table.doc.tempo]
    return usual * random.uniform(*PACE_PART)


async def _think(table: Table, live: LiveMatch, seat: int, prompt: int) -> None:
    """An answer after a pause that tells nothing about the cards."""
    started = table.now()
    pause = pause_of(table)
    due = patience = pause
    if not table.clocks.race:
        due, patience = max(pause, DUE_SECONDS), table.services.pace.bot_patience
    with tracing.span("bot", table=table.doc.id, seat=seat, level=level_of(table, seat)):
        picks, over = await _picks(table, live, seat, prompt, started + due, started + patience)
    ready = max(table.now(), started + pause, over)
    metrics.BOT_SECONDS.observe(ready - started)
    await table.services.time.sleep_until(ready)
    # Until the answer is in, the seat is not asked a second time.
    with contextlib.suppress(Refusal):
        await table.do(partial(moves.bot_answers, table, live, seat, prompt, picks))


async def _picks(
    table: Table, live: LiveMatch, seat: int, prompt: int, due: float, until: float
) -> tuple[list[int], float]:
    """The whole choice, empty when the bot fails or is late and its default is due.

    With it the moment when its turn is over: a search that sees early what to do does not show
    that by answering at once.
    """
    level = level_of(table, seat)
    over = 0.0
    try:
        # Where bots talk, silence must not tell that there was nothing to choose.
        only = [] if can_talk(live.game) else _only_way(live, seat, prompt)
        # The moment of an answer in a race is settled: it comes at the end of the pause.
        if only and table.clocks.race:
            return only, over
        async with (
            table.services.time.timeout_at(until),
            table.services.thinking.slot(due, works=not only) as slot,
        ):
            slot.seconds = min(slot.seconds, thinking_seconds(level))
            over = table.now() + slot.seconds
            picks = only or await _choose(table, live, seat, prompt, slot)
            return picks, over
    except Exception as error:  # whatever a bot does wrong, the match goes on
        metrics.BOT_FAILURES.inc()
        logs.failure("bot", error, table=table.doc.id, seat=seat, bot=level)
        return [], over


def _only_way(live: LiveMatch, seat: int, prompt: int) -> list[int]:
    """The whole answer if there is no other; else nothing."""
    picks: list[int] = []
    while not _is_whole(live, seat, prompt, picks):
        legal = live.match.decision(seat, picks).legal
        if len(legal) > 1:
            return []
        picks.append(legal[0])
    return picks


async def _choose(
    table: Table, live: LiveMatch, seat: int, prompt: int, slot: Slot
) -> list[int]:
    """The bot's picks, asked one by one, within the seconds of its turn."""
    picks: list[int] = []
    end = table.now() + slot.seconds
    if can_talk(live.game) and not _is_whole(live, seat, prompt, picks):
        await _announce(table, live, seat, prompt)
    while not _is_whole(live, seat, prompt, picks):
        several = isinstance(live.match.state.steps[-1], Choice | Sealed)
        left = (end - table.now()) * (PICK_PART if several else 1.0)
        asked = _question(table, live, seat, picks, left)
        slot.planned += asked.milliseconds / 1000
        with tracing.span("think", milliseconds=asked.milliseconds):
            told = await table.services.bots.ask(asked)
        _count(level_of(table, seat), asked, told)
        if told.action not in asked.legal:
            raise IllegalAction("illegal-action")
        picks.append(told.action)
    return picks


async def _announce(table: Table, live: LiveMatch, seat: int, prompt: int) -> None:
    """What the bot has to say is said before it answers, so that others can make use of it."""
    asked = _question(table, live, seat, [], 0.0)
    for say in await table.services.bots.run(worker.announce, asked):
        table.post(partial(moves.bot_says, table, live, seat, prompt, say))


def _count(level: str, asked: worker.Question, told: worker.Told) -> None:
    """How much a bot that searches could search."""
    if asked.level != level:
        metrics.BOT_HURRIED.inc()
    elif is_thinker(level):
        metrics.BOT_ITERATIONS.observe(told.iterations)


def _is_whole(live: LiveMatch, seat: int, prompt: int, picks: Sequence[int]) -> bool:
    """Whether the picks answer the prompt, or the prompt is gone."""
    match = live.match
    if match.state.prompt != prompt or not match.state.pending >> seat & 1:
        return True
    return bool(picks) and moves.is_complete(match, seat, picks)


def _question(
    table: Table, live: LiveMatch, seat: int, picks: list[int], seconds: float
) -> worker.Question:
    decision = live.match.decision(seat, picks)
    seed = fairness.bot_seed(live.key, decision.prompt, seat, len(picks))
    usual = level_of(table, seat)
    level, seconds = under_pressure(live.game, usual, seconds, random.random())
    return worker.question(live.game, level, decision, seed, seconds)
