"""Bots in worker processes: views travel whole, and nothing but views does."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State
from backroom.games import GAMES, TUTORIAL
from backroom.server import botwork, wire
from backroom.server.botpool import BotPool
from tests.promises.envelopes import ENVELOPES

from .scene import open_house, open_tab, play, run

ALL: Final = {**GAMES, **TUTORIAL, ENVELOPES.name: ENVELOPES}


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
        asked = botwork.question(game, "random", decision, 7)

        arrived = botwork.read_view(game, asked)

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
            assert is_plain(tuple(botwork.question(game, "random", decision, 7)))


def test_a_broken_pool_is_made_anew() -> None:
    """The question on which it broke fails, the next one is answered."""
    (decision,) = decisions(ALL["leduc"], 1)
    asked = botwork.question(ALL["leduc"], "lazy", decision, 7)

    async def scene() -> None:
        pool = BotPool(1)
        assert (await pool.ask(asked, 20))[0] == decision.default
        assert pool._pool is not None
        (worker,) = pool._pool._processes
        os.kill(worker, signal.SIGKILL)
        while True:
            try:
                answer = await pool.ask(asked, 20)
                break
            except Exception:
                await asyncio.sleep(0.05)
        assert answer[0] == decision.default
        pool.close()

    run(scene())


def test_a_table_of_bots_and_one_person_is_played_in_worker_processes(tmp_path: Path) -> None:
    """With choices in several picks, too; none of the bots fails."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            bots = ["random", "lazy"]
            table, tabs = await play(house, "Ann", game="chicago-poker", seats=3, bots=bots)
            spectator = await open_tab(table, tabs[0].person._replace(id="watcher"))
            for _ in range(8):
                await tabs[0].until(
                    lambda: bool(tabs[0].last("update")["legal"]) or table.doc.status == "over",
                    30,
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

    async def whole(tab: Any, update: dict[str, Any]) -> list[int]:
        picks = [update["default"]]
        told = await tab.ask(wire.Options(update["prompt"], picks))
        while not told["complete"]:
            picks.append(told["default"])
            told = await tab.ask(wire.Options(update["prompt"], picks))
        return picks

    run(scene())


def test_hints_come_from_the_own_view_or_not_at_all(tmp_path: Path) -> None:
    """A game without rules of thumb has no advice to give."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, tabs = await play(house, "Ann Bob")
            assert table.live is not None
            tab = tabs[table.live.match.pending()[0]]
            answer = await tab.ask(wire.Hint(tab.last("update")["prompt"]))
            assert answer["id"] == "no-hint"
            gone = await tab.ask(wire.Hint(99))
            assert gone["id"] == "prompt-gone"

    run(scene())
