"""Bots behind the server's worker answer the same whatever they cannot see."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

import msgspec
import pytest

from backroom.bots.registry import bots_for, is_thinker
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State
from backroom.games import GAMES
from backroom.server.bots import worker
from backroom.server.bots.pool import BotPool

SEATS: Final = 4
EVERY: Final = 9
MATCHES: Final = 3
MANY: Final = 6
ITERATIONS: Final = 12


class Pair(NamedTuple):
    """One decision, and the same decision in a match with other hidden cards."""

    true: Decision
    swapped: Decision


def decision(game: AnyGame, state: State, seat: int) -> Decision:
    """What a seat is asked in a position."""
    step = state.steps[-1]
    legal = tuple(step.legal(state, seat))
    view = game.observe(state, seat)
    return Decision(seat, state.prompt, view, legal, step.default(state, seat))


def pairs(game: AnyGame) -> list[Pair]:
    """Free decisions of random matches, with all that is hidden from the seat drawn anew."""
    found = (pair for match in range(MATCHES) for pair in pairs_of(game, match))
    return list(islice(found, MANY))


def pairs_of(game: AnyGame, match: int) -> Iterator[Pair]:
    """Some decisions of one match."""
    chance, rng = SearchChance(match), Random(match)
    state: State = game.start(SEATS, game.meta.read_options({}, SEATS), chance)
    moves = 0
    while not state.winners:
        seat = rng.choice([one for one in range(SEATS) if state.pending >> one & 1])
        asked = decision(game, state, seat)
        moves += 1
        if moves % EVERY == 0 and len(asked.legal) > 1:
            twin: State = game.complete(asked.view, SearchChance(moves))
            if game.write(twin) != game.write(state):
                yield Pair(asked, decision(game, twin, seat))
        state.apply(seat, rng.choice(asked.legal), chance)


def levels(game: AnyGame) -> list[str]:
    """Every bot of a game; a search makes so many iterations, by which it is repeatable."""
    usual = [level for level in bots_for(game) if not is_thinker(level)]
    thinking = {one.partition(":")[0] for one in bots_for(game) if is_thinker(one)}
    return [*usual, *(f"{family}:{ITERATIONS}" for family in sorted(thinking))]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_swapping_what_a_bot_cannot_see_changes_nothing_in_its_worker(game: AnyGame) -> None:
    """Not a byte of the question, and not the answer."""
    found = pairs(game)
    assert len(found) == MANY, "nothing was hidden, so nothing was tested"

    for level in levels(game):
        for number, pair in enumerate(found):
            true, swapped = (worker.question(game, level, one, number) for one in pair)
            assert msgspec.json.encode(true) == msgspec.json.encode(swapped)
            assert worker.answer(true) == worker.answer(swapped)


async def test_a_worker_process_answers_the_same_as_this_one() -> None:
    """The same question, the same seed: the same move, wherever it is thought about."""
    game = GAMES["chicago-poker"]

    pool = BotPool(1)
    for number, pair in enumerate(pairs(game)[:2]):
        for level in levels(game):
            asked = worker.question(game, level, pair.swapped, number)
            here = worker.answer(asked)
            assert await pool.ask(asked) == here
    pool.close()


def test_bots_that_learned_or_search_say_what_rules_of_thumb_would() -> None:
    """They have no words of their own, and silence would tell who sits there."""
    game = GAMES["chicago-gangsters"]
    said = 0
    for match in range(MATCHES):
        for number, pair in enumerate(pairs_of(game, match)):
            asked = worker.question(game, "scripted", pair.true, number)
            expected = worker.announce(asked)
            said += len(expected)
            for level in ("net:easy", "net", "search:12", "deep:12"):
                assert worker.announce(asked._replace(level=level)) == expected
    assert said > 0
    assert worker.announce(asked._replace(level="random")) == []
