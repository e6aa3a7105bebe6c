"""When bots answer: soon, also at many tables, and at moments that tell nothing."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from backroom.games import GAMES, TUTORIAL
from backroom.server.bots import levels, worker
from backroom.server.bots.queue import THINKING_PART, Turns
from backroom.server.house import House
from backroom.server.tables import bot_players
from backroom.server.tables.table import Table
from tests.promises.envelopes import CLAIM, DONE, PASS, EnvelopesState

from .scene import open_house, play, run, until

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


def test_the_longer_the_queue_the_shorter_the_turn() -> None:
    """All who wait are done when the last of them is due, however many they are."""

    async def scene(crowd: int, workers: int) -> float:
        turns = Turns(workers)
        loop = asyncio.get_running_loop()
        started = loop.time()

        async def one() -> float:
            async with turns.turn(started + 0.4) as turn:
                turn.planned = turn.seconds
                await asyncio.sleep(turn.seconds)
                return turn.seconds

        spent = await asyncio.gather(*(one() for _ in range(crowd)))
        assert len(turns) == 0
        assert sum(spent) <= 0.4 * workers
        return loop.time() - started

    for crowd, workers in ((1, 1), (10, 1), (40, 1), (40, 2)):
        taken = asyncio.run(scene(crowd, workers))
        assert taken == pytest.approx(0.4 * THINKING_PART, abs=0.2)


def test_where_turns_take_longer_than_planned_less_is_planned() -> None:
    """On a busy machine nothing takes as long as it should; nobody waits longer for that."""

    async def scene() -> None:
        turns = Turns(1)
        loop = asyncio.get_running_loop()
        planned, waits = [], []
        for _ in range(60):
            started = loop.time()
            async with turns.turn(started + 0.1) as turn:
                turn.planned = turn.seconds
                planned.append(turn.seconds)
                await asyncio.sleep(turn.seconds + 0.02)
            waits.append(loop.time() - started)
        assert sum(planned[-20:]) < 0.5 * sum(planned[:3]) / 3 * 20
        assert max(waits[-20:]) < 0.1

    run(scene())


def test_who_gives_up_waiting_keeps_nobody_else_from_thinking() -> None:
    """Neither before nor after the turn came."""

    async def scene() -> None:
        turns = Turns(1)
        now = asyncio.get_running_loop().time()

        async def one(seconds: float) -> str:
            async with turns.turn(now + 1):
                await asyncio.sleep(seconds)
            return "done"

        busy = asyncio.create_task(one(60))
        waits = asyncio.create_task(one(0))
        last = asyncio.create_task(one(0))
        await asyncio.sleep(0)
        waits.cancel()
        await asyncio.sleep(0)
        busy.cancel()

        assert await asyncio.wait_for(last, 1) == "done"
        assert await asyncio.wait_for(one(0), 1) == "done"

    run(scene())


def test_a_forced_answer_takes_as_long_as_a_free_one_also_under_load(tmp_path: Path) -> None:
    """Sixty tables ask at once; half of the bots have nothing to choose."""
    moments: dict[bool, list[float]] = {True: [], False: []}

    async def deliberate(question: worker.Question) -> int:
        await asyncio.sleep(question.milliseconds / 1000)
        return DONE

    async def scene() -> None:
        async with open_house(tmp_path, bot_workers=1) as house:
            thinks(house, deliberate)
            house.settings.__dict__["bot_pace"] = 60.0
            tables = [
                (await play(house, "Ann", game="envelopes", bots=["random"]))[0]
                for _ in range(TABLES)
            ]
            house.settings.__dict__["bot_pace"] = 0.05
            await asyncio.gather(*(observe(house, one) for one in enumerate(tables)))

    async def observe(house: House, numbered: tuple[int, Table]) -> None:
        number, table = numbered
        is_forced = number % 2 == 0
        assert table.live is not None
        for task in table.thinking.values():
            task.cancel()
        await until(lambda: not table.thinking)
        if is_forced:
            give(table, 1, [])
        table.doc.chairs[1].level = "search:medium"
        started = house.now()
        table.arrange()
        await until(lambda: entries(table) == 2)
        moments[is_forced].append(house.now() - started)

    run(scene())

    assert len(moments[True]) == len(moments[False]) == TABLES // 2
    assert max(moments[True] + moments[False]) < bot_players.DUE_SECONDS + 0.4
    assert apart(moments[True], moments[False]) < MOST_APART


@pytest.mark.parametrize("part", [0.0, 1.0])
def test_a_search_that_ends_early_does_not_show_it(tmp_path: Path, part: float) -> None:
    """Whether there was much to think about is a secret, too."""
    given: list[float] = []

    async def deliberate(question: worker.Question) -> int:
        given.append(question.milliseconds / 1000)
        await asyncio.sleep(given[-1] * part)
        return DONE

    async def scene() -> None:
        async with open_house(tmp_path, bot_workers=1) as house:
            thinks(house, deliberate)
            house.settings.__dict__["bot_pace"] = 60.0
            table = (await play(house, "Ann", game="envelopes", bots=["random"]))[0]
            for task in table.thinking.values():
                task.cancel()
            await until(lambda: not table.thinking)
            house.settings.__dict__["bot_pace"] = 0.05
            table.doc.chairs[1].level = "search:hard"
            started = house.now()
            table.arrange()
            await until(lambda: entries(table) == 2)
            assert house.now() - started >= given[-1] > 0.1

    run(scene())


def test_a_bot_is_asked_once_while_others_answer_the_same_prompt(tmp_path: Path) -> None:
    """Sealed answers come one after the other; none of them wakes a bot that is done."""
    asked: list[tuple[int, int]] = []

    async def answer(question: worker.Question) -> int:
        asked.append((question.seat, question.prompt))
        return DONE

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            thinks(house, answer)
            bots = ["random", "random"]
            table, _ = await play(house, "Ann", game="envelopes", seats=3, bots=bots)
            await until(lambda: entries(table) == 3 and not table.thinking)

    run(scene())

    assert sorted(asked) == [(1, 1), (2, 1)]


@pytest.mark.parametrize("case", ["cannot claim", "claims", "passes", "is slow", "fails"])
def test_in_a_race_the_moment_of_an_answer_is_settled_before_the_bot_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """By chance alone: with the same draw it comes at the same moment in every case."""
    window, part = 0.6, 0.5

    async def answer(question: worker.Question) -> int:
        if PASS not in question.legal:
            return DONE
        if case == "fails":
            raise ValueError(question.prompt)
        await asyncio.sleep(window * part * 0.6 if case == "is slow" else 0)
        return PASS if case == "passes" else CLAIM

    async def scene() -> float:
        async with open_house(tmp_path) as house:
            thinks(house, answer)
            table, tabs = await play(house, "Ann", game="envelopes", bots=["random"])
            table.doc.window = window
            await until(lambda: entries(table) == 2)
            give(table, 1, LOW if case == "cannot claim" else HIGH)
            give(table, 0, LOW)
            monkeypatch.setattr(random, "uniform", lambda low, high: part)
            await tabs[0].move(DONE)
            assert table.live is not None
            assert table.clocks.race
            started = house.now()
            await until(lambda: entries(table) >= 4)
            entry = table.live.match.log[3]
            claimed = case in ("claims", "is slow")
            assert (entry.seat, entry.actions) == (1, (CLAIM if claimed else PASS,))
            return house.now() - started

    taken = asyncio.run(scene())

    assert window * part - 0.05 <= taken <= window * part + 0.2


def test_in_a_great_hurry_rules_of_thumb_answer() -> None:
    """A search that sees next to nothing is worse than they are; no game is without a bot."""
    game = GAMES["chicago-poker"]
    least = levels.LEAST_SECONDS
    assert levels.under_pressure(game, "search:hard", 0.5, 0.9) == ("search:hard", 0.5)
    assert levels.under_pressure(game, "search:hard", 0.0, 0.0) == ("scripted:hard", 0.0)
    assert levels.under_pressure(game, "lazy", 0.0, 0.0)[0] == "lazy"
    assert levels.under_pressure(TUTORIAL["leduc"], "search", 0.0, 0.9) == ("search", least)
    drawn = [levels.under_pressure(game, "search", least / 4, n / 100) for n in range(100)]
    assert drawn.count(("search", least)) == 25
    assert drawn.count(("scripted:hard", 0.0)) == 75
    assert levels.thinking_seconds("scripted:easy") == 0
    assert 0 < levels.thinking_seconds("search:easy") < levels.thinking_seconds("search")
    assert levels.thinking_seconds("search") < levels.thinking_seconds("search:hard")
