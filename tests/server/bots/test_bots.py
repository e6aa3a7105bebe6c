"""Bots in worker processes: views travel whole, and nothing but views does."""

import asyncio
import io
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State
from backroom.games import GAMES, TUTORIAL
from backroom.games.omerta.actions import PEEK
from backroom.server import metrics, wire
from backroom.server.bots import worker
from backroom.server.bots.pool import BotPool
from backroom.server.realtime.commands import hint
from backroom.server.settings import Limit
from tests.promises.envelopes import ENVELOPES
from tests.server.manual_time import ManualTime
from tests.server.scene import (
    Tab,
    gather,
    open_house,
    open_tab,
    pass_time,
    play,
    settings_for,
    until,
)

ALL: Final = {**GAMES, **TUTORIAL, ENVELOPES.name: ENVELOPES}


WARM_UP: Final = BotPool.warm_up


def decisions(game: AnyGame, most: int) -> list[Decision]:
    """What is asked in a random match, one decision after the other."""
    seats = game.meta.seats[-1]
    chance = SearchChance(game.name)
    rng = Random(1)
    state: State = game.start(seats, game.meta.read_options({}, seats), chance)
    found: list[Decision] = []
    while not state.winners and len(found) < most:
        seat = rng.choice([one for one in range(seats) if state.pending >> one & 1])
        step = state.steps[-1]
        legal = tuple(step.legal(state, seat))
        view = game.observe(state, seat)
        found.append(Decision(seat, state.prompt, view, legal, step.default(state, seat)))
        state.apply(seat, rng.choice(legal), chance)
    return found


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
def test_a_view_travels_whole(game: AnyGame) -> None:
    """What a worker gets is what the seat sees, and the bot answers the same."""
    for decision in decisions(game, 150):
        asked = worker.question(game, "random", decision, 7)

        arrived = worker.read_view(game, asked)

        assert game.view_text(arrived) == game.view_text(decision.view)
        assert game.view_data(arrived) == game.view_data(decision.view)


def test_a_question_holds_nothing_but_plain_values() -> None:
    """Numbers, texts, lists: no object through which the truth could be reached."""

    def is_plain(value: Any) -> bool:
        if isinstance(value, dict):
            return all(is_plain(one) for pair in value.items() for one in pair)
        if isinstance(value, list | tuple):
            return all(is_plain(one) for one in value)
        return isinstance(value, int | str)

    for game in ALL.values():
        for decision in decisions(game, 60):
            assert is_plain(tuple(worker.question(game, "random", decision, 7)))


async def test_a_broken_pool_is_made_anew() -> None:
    """The question on which it broke fails, the next one is answered."""
    (decision,) = decisions(ALL["leduc"], 1)
    asked = worker.question(ALL["leduc"], "lazy", decision, 7)

    pool = BotPool(1)
    assert (await pool.ask(asked)).action == decision.default
    assert pool._pool is not None
    (process,) = pool._pool._processes.values()
    process.kill()
    await asyncio.to_thread(process.join)
    with pytest.raises(BrokenProcessPool):
        await pool.ask(asked)
    assert (await pool.ask(asked)).action == decision.default
    pool.close()


async def at_endless_work(
    pool: BotPool, folder: Path
) -> "tuple[asyncio.Task[str], io.TextIOWrapper]":
    """A worker that reads what nobody writes; both ends of a pipe open, or neither does."""
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    work = asyncio.create_task(pool.run(Path.read_text, pipe))
    end = await asyncio.to_thread(pipe.open, "w")
    assert isinstance(end, io.TextIOWrapper)
    return work, end


async def test_a_worker_that_is_stuck_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Soon after nobody waits for it any more."""
    monkeypatch.setattr("backroom.server.bots.pool.STUCK_SECONDS", 0)
    (decision,) = decisions(ALL["leduc"], 1)
    asked = worker.question(ALL["leduc"], "lazy", decision, 7)

    pool = BotPool(1)
    dropped = asyncio.Event()
    drop = pool._drop

    def tell(which: ProcessPoolExecutor) -> None:
        drop(which)
        dropped.set()

    monkeypatch.setattr(pool, "_drop", tell)
    work, end = await at_endless_work(pool, tmp_path)
    with end:
        work.cancel()
        await dropped.wait()
        assert (await pool.ask(asked)).action == decision.default
    pool.close()


async def test_a_house_closes_also_when_a_worker_does_not_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A server that is told to stop, stops."""
    monkeypatch.setattr("backroom.server.bots.pool.STUCK_SECONDS", 0)

    pool = BotPool(1)
    work, end = await at_endless_work(pool, tmp_path)
    with end:
        pool.close()
        with pytest.raises(BrokenProcessPool):
            await work


async def test_workers_start_when_bots_sit_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before, and not only when the first of them is asked."""
    monkeypatch.setattr(BotPool, "warm_up", WARM_UP)

    async with open_house(tmp_path) as house:
        await gather(house, "Ann Bob")
        assert isinstance(house.bots, BotPool)
        assert house.bots._pool is None
        await gather(house, "Cas", bots=["lazy"])
        assert house.bots._pool is not None


async def whole(tab: Any, update: dict[str, Any]) -> list[int]:
    """The default as a whole answer, pick by pick."""
    picks = [update["default"]]
    told = await tab.ask(wire.Options(update["prompt"], picks))
    while not told["complete"]:
        picks.append(told["default"])
        told = await tab.ask(wire.Options(update["prompt"], picks))
    return picks


async def test_a_whole_match_against_networks_is_played_at_a_live_table(tmp_path: Path) -> None:
    """In worker processes, at every level, to the end; none of the bots fails."""
    failures = metrics.BOT_FAILURES._value.get()
    bots = ["net:easy", "net:medium", "net"]

    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann", game="mafioso", seats=4, bots=bots)
        assert table.live is not None
        ann = tabs[0]
        while not ann.last("update")["over"]:
            await ann.until(lambda: ann.last("update")["legal"] or ann.last("update")["over"])
            if not ann.last("update")["over"]:
                await ann.move(*await whole(ann, ann.last("update")))
        assert table.live.match.is_over
        entries = table.live.match.log
    assert {entry.seat for entry in entries} == {-1, 0, 1, 2, 3}
    assert {entry.kind for entry in entries} <= {"start", "move", "say"}
    assert metrics.BOT_FAILURES._value.get() == failures


@pytest.mark.parametrize("bots", [["random", "lazy"], ["search:easy", "scripted"]])
async def test_a_table_of_bots_and_one_person_is_played_in_worker_processes(
    tmp_path: Path, bots: list[str]
) -> None:
    """With choices in several picks, too; none of the bots fails."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann", game="chicago-poker", seats=3, bots=bots)
        spectator = await open_tab(house, table, tabs[0].person._replace(id="watcher"))
        for _ in range(8):
            await tabs[0].until(
                lambda: bool(tabs[0].last("update")["legal"]) or table.doc.status == "over"
            )
            update = tabs[0].last("update")
            if update["over"]:
                break
            await tabs[0].move(*await whole(tabs[0], update))
        assert table.live is not None
        kinds = {entry.kind for entry in table.live.match.log}
        assert kinds == {"start", "move"}
        assert {entry.seat for entry in table.live.match.log} == {-1, 0, 1, 2}
        assert spectator.last("update")["number"] > 5


def heard(tab: Tab, kind: str) -> bool:
    """Whether a frame of a kind has come to a tab."""
    tab.read()
    return any(frame["kind"] == kind for frame in tab.got)


async def test_a_game_without_rules_of_thumb_has_no_advice_to_give(tmp_path: Path) -> None:
    """And a prompt that is gone needs none."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob", game="envelopes")
        assert table.live is not None
        tab = tabs[table.live.match.pending()[0]]
        answer = await tab.ask(wire.Hint(tab.last("update")["prompt"]))
        assert answer["id"] == "no-hint"
        gone = await tab.ask(wire.Hint(99))
        assert gone["id"] == "prompt-gone"


@pytest.mark.parametrize("case", ["raises", "is late", "answers nonsense"])
async def test_a_hint_whose_bot_fails_is_answered_with_a_sentence(
    tmp_path: Path, case: str
) -> None:
    """Whoever asked must not wait for ever, and the socket goes on."""
    time = ManualTime()

    async def ask(question: worker.Question) -> worker.Told:
        if case == "raises":
            raise ValueError(question.prompt)
        await time.sleep_until(time.now() + (60 if case == "is late" else 0))
        return worker.Told(9999, "test")

    async with open_house(tmp_path, timekeeper=time) as house:
        house.bots.ask = ask  # type: ignore[method-assign]  # a bot that fails
        table, tabs = await play(house, "Ann Bob", game="chicago-poker")
        assert table.live is not None
        tab = tabs[table.live.match.pending()[0]]
        await tab.send(wire.Hint(tab.last("update")["prompt"]))
        await pass_time(house, house.settings.bot_patience)
        told = tab.last("refused")
        assert (told["id"], told["code"]) == ("no-advice", 4409)
        assert told["text"].startswith("No advice came")
        assert (await tab.ask(wire.Ping()))["kind"] == "pong"


async def test_a_bot_with_nothing_honest_to_say_gives_no_hint(tmp_path: Path) -> None:
    """Omerta (O3): what hangs on the person's memory alone."""

    async def ask(question: worker.Question) -> worker.Told:
        return worker.Told(question.legal[0], "no-hint")

    async with open_house(tmp_path) as house:
        house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process
        table, tabs = await play(house, "Ann Bob", game="omerta")
        assert table.live is not None
        await tabs[0].send(wire.Hint(table.live.match.state.prompt))
        await until(lambda: heard(tabs[0], "refused"))
        assert tabs[0].last("refused")["id"] == "no-hint"
        assert not heard(tabs[0], "hint")


@pytest.mark.parametrize("seconds", [0.2, 0.0])
async def test_a_hint_comes_from_the_strongest_there_is_time_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """A search tells what a pick changes; on a busy server a network says its best at once."""
    asked: list[worker.Question] = []

    async def ask(question: worker.Question) -> worker.Told:
        asked.append(question)
        return worker.answer(question._replace(milliseconds=0))

    monkeypatch.setattr(hint, "thinking_seconds", lambda level: seconds)
    async with open_house(tmp_path) as house:
        house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process
        table, tabs = await play(house, "Ann Bob Cas", game="mafioso")
        assert table.live is not None
        seat = table.live.match.pending()[0]
        await tabs[seat].send(wire.Hint(table.live.match.state.prompt))
        await until(lambda: heard(tabs[seat], "hint"))
        told = tabs[seat].last("hint")

    assert asked[-1].level == ("search:medium" if seconds else "net:hard")
    if seconds:
        assert sum(told["outlook"]["shares"]) == pytest.approx(1.0)
        assert told["outlook"]["other"]["id"] != told["action"]["id"]
    else:
        assert (told["reason"], told["outlook"]) == ("learned", None)


@pytest.mark.parametrize("aid", ["true", "false"])
async def test_a_hint_remembers_no_more_than_the_person_is_shown(
    tmp_path: Path, aid: str
) -> None:
    """Omerta (O3): without memory aid the bot that advises has not seen the own cards."""
    asked: list[worker.Question] = []

    async def ask(question: worker.Question) -> worker.Told:
        asked.append(question)
        return worker.answer(question)

    async with open_house(tmp_path) as house:
        house.bots.ask = ask  # type: ignore[method-assign]  # a bot without a process
        options = {"race": "sealed", "memory_aid": aid}
        table, tabs = await play(house, "Ann Bob", game="omerta", options=options)
        for tab in tabs:
            await tab.move(PEEK, PEEK + 1)
        assert table.live is not None
        match = table.live.match
        seat = match.pending()[0]
        await tabs[seat].send(wire.Hint(match.state.prompt))
        await until(lambda: heard(tabs[seat], "hint"))
        assert tabs[seat].last("hint")["action"]["id"] in match.decision(seat).legal
        game = table.game
        given = game.view_text(worker.read_view(game, asked[-1]))
        whole = match.view(seat)
        assert given == game.view_text(game.shown(whole))
        assert (given == game.view_text(whole)) == (aid == "true")


async def test_hints_have_their_limit(tmp_path: Path) -> None:
    """They cost more than other frames."""
    limits = {**settings_for(tmp_path).limits, "hints_session": Limit(1, 600)}
    async with open_house(tmp_path, limits=limits) as house:
        table, tabs = await play(house, "Ann Bob", game="chicago-poker")
        assert table.live is not None
        tab = tabs[table.live.match.pending()[0]]
        hint = wire.Hint(tab.last("update")["prompt"])
        await tab.send(hint)
        assert (await tab.ask(hint))["id"] == "too-many"
