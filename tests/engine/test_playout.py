"""Random play to the end, or as far as it may go."""

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.engine.playout import play_randomly
from backroom.games.leduc.game import LEDUC


def test_a_playout_ends_with_the_match_or_the_limit() -> None:
    """It tells how many decisions it made."""
    state = LEDUC.start(2, (), ScriptedChance({"start": [0]}))

    assert play_randomly(state, SearchChance(1), 2) == 2
    assert state.winners == 0
    assert 0 < play_randomly(state, SearchChance(1), 100) < 100
    assert state.winners in (1, 2, 3)
    assert play_randomly(state, SearchChance(1), 100) == 0
