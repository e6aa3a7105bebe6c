"""Matches played through by a program."""

import random

import pytest

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.playout import Playthrough, play_randomly
from backroom.games import GAMES, TUTORIAL
from backroom.games.leduc.game import LEDUC


def test_a_playout_ends_with_the_match_or_the_limit() -> None:
    """It tells how many decisions it made."""
    state = LEDUC.start(2, (), ScriptedChance({"start": [0]}))

    assert play_randomly(state, SearchChance(1), 2) == 2
    assert state.winners == 0
    assert 0 < play_randomly(state, SearchChance(1), 100) < 100
    assert state.winners in (1, 2, 3)
    assert play_randomly(state, SearchChance(1), 100) == 0


@pytest.mark.parametrize("game", [*TUTORIAL.values(), *GAMES.values()], ids=str)
def test_a_playthrough_goes_as_a_state_does(game: AnyGame) -> None:
    """One match after the other: the same offers, and the same ends."""
    seats = game.meta.usual_seats
    options = game.meta.read_options({}, seats)
    through = Playthrough(game, seats, options, SearchChance(3))
    chance, rng = SearchChance(3), random.Random(3)

    for _ in range(3):
        state = game.start(seats, options, chance)
        legal = through.start()
        assert legal == state.offer()
        while legal:
            action = rng.choice(legal)
            legal = through.play(action)
            assert legal == state.play(action, chance)
        assert state.winners
        assert game.write(through.state) == game.write(state)
