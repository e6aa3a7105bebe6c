"""When bots answer: soon, also at many tables, and at moments that tell nothing."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from backroom.games import GAMES, TUTORIAL
from backroom.server.bots import levels, worker
from backroom.server.bots.queue import THINKING_PART, ThinkingQueue
from backroom.server.house import House
from backroom.server.tables import bot_players
from backroom.server.tables.table import Table
from tests.promises.envelopes import CLAIM, DONE, PASS, EnvelopesState
from tests.server.manual_time import ManualTime
from tests.server.scene import at_rest, hand_of, open_house, pass_time, play, until

TABLES: Final = 60
# Two samples of thirty that differ by more than this are one in a thousand.
MOST_APART: Final = 0.5
LOW: Final = [0, 1, 2, 3]
HIGH: Final = [14, 15, 16, 17]


def thinks(house: House, answer: Callable[[worker.Question], Awaitable[int]]) -> None:
    """Bots of this house answer in this process, as slowly as they like."""

    async def ask(question: worker.Question) -> worker.Told:
        return worker.Told(await answer(question), "test")

    house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process


def give(table: Table, seat: int, cards: list[int]) -> None:
    """Other cards for a seat."""
    assert table.live is not None
    state = table.live.match.state
    assert isinstance(state, EnvelopesState)
    state.hands[seat] = cards[:]


def entries(table: Table) -> int:
    """How long the log of a match is."""
    assert table.live is not None
    return len(table.live.match.log)


def apart(first: list[float], second: list[float]) -> float:
    """The greatest distance between two samples (Kolmogorov and Smirnov's)."""

    def below(sample: list[float], most: float) -> float:
        return sum(one <= most for one in sample) / len(sample)

    return max(abs(below(first, at) - below(second, at)) for at in (*first, *second))


@pytest.mark.parametrize(("crowd", "workers"), [(1, 1), (10, 1), (40, 1), (40, 2)])
async def test_the_longer_the_queue_the_shorter_the_slot(crowd: int, workers: int) -> None:
    """All who wait are done when the last of them is due, however many they are."""
    time = ManualTime()
    queue = ThinkingQueue(workers, time.now)
    started = time.now()

    async def one() -> float:
        async with queue.slot(started + 0.4) as slot:
            slot.planned = slot.seconds
            await time.sleep_until(time.now() + slot.seconds)
            return slot.seconds

    async def all_of_them() -> list[float]:
        return await asyncio.gather(*(one() for _ in range(crowd)))

    spent = await time.run_out(all_of_them())

    assert len(queue) == 0
    assert sum(spent) <= 0.4 * workers
    assert 0.4 * THINKING_PART - 0.001 <= time.now() - started < 0.4


async def test_where_slots_take_longer_than_planned_less_is_planned() -> None:
    """On a busy machine nothing takes as long as it should; nobody waits longer for that."""
    time = ManualTime()
    queue = ThinkingQueue(1, time.now)
    planned, waits = [], []

    async def one() -> None:
        started = time.now()
        async with queue.slot(started + 0.1) as slot:
            slot.planned = slot.seconds
            planned.append(slot.seconds)
            await time.sleep_until(time.now() + slot.seconds + 0.02)
        waits.append(time.now() - started)

    for _ in range(60):
        await time.run_out(one())

    assert sum(planned[-20:]) < sum(planned[:3]) / 3 * 20
    assert max(waits[-20:]) < max(waits[:3])
    assert max(waits[-20:]) < 0.06


async def test_who_gives_up_waiting_keeps_nobody_else_from_thinking() -> None:
    """Neither before nor after the slot came."""
    time = ManualTime()
    queue = ThinkingQueue(1, time.now)

    async def one(seconds: float) -> str:
        async with queue.slot(time.now() + 1):
            await time.sleep_until(time.now() + seconds)
        return "done"

    busy = asyncio.create_task(one(60))
    waits = asyncio.create_task(one(0))
    last = asyncio.create_task(one(0))
    await asyncio.sleep(0)
    waits.cancel()
    await asyncio.sleep(0)
    busy.cancel()

    assert await last == "done"
    assert await one(0) == "done"


async def test_a_forced_answer_takes_as_long_as_a_free_one_also_under_load(
    tmp_path: Path,
) -> None:
    """Sixty tables ask at once; half of the bots have nothing to choose."""
    time = ManualTime()

    async def deliberate(question: worker.Question) -> int:
        await time.sleep_until(time.now() + question.milliseconds / 1000)
        return DONE

    async with open_house(tmp_path, timekeeper=time, bot_workers=1, bot_pace=0.05) as house:
        thinks(house, deliberate)
        tables = [
            (await play(house, "Ann", game="envelopes", bots=["random"]))[0]
            for _ in range(TABLES)
        ]
        for number, table in enumerate(tables):
            await start_over(table)
            if number % 2 == 0:
                give(table, 1, [])
            table.doc.chairs[1].level = "search:medium"
        started = time.now()
        for table in tables:
            table.arrange()
        moments = await moments_of(house, tables)

    taken = [moment - started for moment in moments]
    assert max(taken) < bot_players.DUE_SECONDS
    assert apart(taken[::2], taken[1::2]) < MOST_APART


async def start_over(table: Table) -> None:
    """Its bots have not begun to think."""
    for task in table.thinking.values():
        task.cancel()
    await until(lambda: not table.thinking)


async def moments_of(house: House, tables: list[Table]) -> list[float]:
    """When the bot of each table answered, with the hand of the clock turned till all did."""
    moments: dict[str, float] = {}
    await at_rest(house)
    while len(moments) < len(tables):
        await hand_of(house).ring(partial(at_rest, house))
        for table in tables:
            if entries(table) >= 2:
                moments.setdefault(table.doc.id, house.time.now())
    return [moments[table.doc.id] for table in tables]


@pytest.mark.parametrize("part", [0.0, 1.0])
async def test_a_search_that_ends_early_does_not_show_it(tmp_path: Path, part: float) -> None:
    """Whether there was much to think about is a secret, too."""
    time = ManualTime()
    given: list[float] = []

    async def deliberate(question: worker.Question) -> int:
        given.append(question.milliseconds / 1000)
        await time.sleep_until(time.now() + given[-1] * part)
        return DONE

    async with open_house(tmp_path, timekeeper=time, bot_workers=1, bot_pace=0.05) as house:
        thinks(house, deliberate)
        table = (await play(house, "Ann", game="envelopes", bots=["random"]))[0]
        await start_over(table)
        table.doc.chairs[1].level = "search:hard"
        started = time.now()
        table.arrange()

        (moment,) = await moments_of(house, [table])

        assert given[-1] > 0.1
        assert moment - started == pytest.approx(given[-1] / bot_players.PICK_PART, abs=0.002)


async def test_a_bot_is_asked_once_while_others_answer_the_same_prompt(tmp_path: Path) -> None:
    """Sealed answers come one after the other; none of them wakes a bot that is done."""
    asked: list[tuple[int, int]] = []

    async def answer(question: worker.Question) -> int:
        asked.append((question.seat, question.prompt))
        return DONE

    async with open_house(tmp_path) as house:
        thinks(house, answer)
        bots = ["random", "random"]
        table, _ = await play(house, "Ann", game="envelopes", seats=3, bots=bots)
        await until(lambda: entries(table) == 3 and not table.thinking)

    assert sorted(asked) == [(1, 1), (2, 1)]


@pytest.mark.parametrize("case", ["cannot claim", "claims", "passes", "is slow", "fails"])
async def test_in_a_race_the_moment_of_an_answer_is_settled_before_the_bot_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """By chance alone: with the same draw it comes at the same moment in every case."""
    time, part = ManualTime(), 0.5

    async def answer(question: worker.Question) -> int:
        if PASS not in question.legal:
            return DONE
        if case == "fails":
            raise ValueError(question.prompt)
        await time.sleep_until(time.now() + (1.5 if case == "is slow" else 0))
        return PASS if case == "passes" else CLAIM

    async with open_house(tmp_path, timekeeper=time) as house:
        thinks(house, answer)
        table, tabs = await play(house, "Ann", game="envelopes", bots=["random"])
        await at_rest(house)
        assert entries(table) == 2
        give(table, 1, LOW if case == "cannot claim" else HIGH)
        give(table, 0, LOW)
        monkeypatch.setattr(random, "uniform", lambda low, high: part)
        await tabs[0].move(DONE)
        assert table.live is not None
        assert table.clocks.race
        moment = table.doc.window * part
        await pass_time(house, moment - 0.01)
        assert entries(table) == 3

        await pass_time(house, 0.01)

        entry = table.live.match.log[3]
        claimed = case in ("claims", "is slow")
        assert (entry.seat, entry.actions) == (1, (CLAIM if claimed else PASS,))


def test_in_a_great_hurry_a_network_answers() -> None:
    """A search that sees next to nothing is worse than it is; no game is without a bot."""
    game = GAMES["mafioso"]
    least = levels.LEAST_SECONDS
    assert levels.under_pressure(game, "search:hard", 0.5, 0.9) == ("search:hard", 0.5)
    assert levels.under_pressure(game, "search:hard", 0.0, 0.0) == ("net:hard", 0.0)
    assert levels.under_pressure(game, "search:easy", 0.0, 0.0) == ("net:easy", 0.0)
    assert levels.under_pressure(game, "deep", 0.0, 0.0) == ("net:hard", 0.0)
    assert levels.under_pressure(game, "search:70", 0.0, 0.0) == ("net:hard", 0.0)
    assert levels.under_pressure(game, "lazy", 0.0, 0.0)[0] == "lazy"
    assert levels.under_pressure(TUTORIAL["leduc"], "search", 0.0, 0.9) == ("search", least)
    drawn = [levels.under_pressure(game, "search", least / 4, n / 100) for n in range(100)]
    assert drawn.count(("search", least)) == 25
    assert drawn.count(("net:medium", 0.0)) == 75
    assert levels.thinking_seconds("scripted:easy") == 0
    assert 0 < levels.thinking_seconds("search:easy") < levels.thinking_seconds("search")
    assert levels.thinking_seconds("search") < levels.thinking_seconds("search:hard")
    assert levels.thinking_seconds("net:hard") == 0 < levels.thinking_seconds("deep:hard")


def test_without_a_network_rules_of_thumb_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best there are, at any level; a network answers at the level asked for."""
    poker = levels.under_pressure(GAMES["chicago-poker"], "search:easy", 0.0, 0.0)
    monkeypatch.setattr("backroom.bots.registry.has_net", lambda game: False)
    omerta = levels.under_pressure(GAMES["omerta"], "search:easy", 0.0, 0.0)

    assert poker == ("net:easy", 0.0)
    assert omerta == ("scripted:hard", 0.0)
