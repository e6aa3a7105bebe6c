"""The walker of the promises suite comes to everything that a game has."""

import os
from collections.abc import Callable
from typing import Final

import pytest

from backroom.engine.game import AnyGame
from backroom.games import GAMES, TUTORIAL
from tests.promises.cases import cases_of
from tests.promises.visiting import unvisited, visit

MOST_DECISIONS: Final = 1_000_000 if os.environ.get("BACKROOM_SOAK") else 60_000

Record = Callable[[str, object], None]


@pytest.mark.parametrize("game", [*TUTORIAL.values(), *GAMES.values()], ids=lambda g: g.name)
def test_the_walker_visits_every_step_verb_event_and_thing(
    game: AnyGame, record_property: Record
) -> None:
    """What it cannot reach is named in `tests/games/<game>/promises.py`, with the reason."""
    cases = cases_of(game)

    visits = visit(cases, "visits", MOST_DECISIONS)

    assert unvisited(cases[0], visits) == []
    record_property(f"{game.name} decisions until everything was visited", visits.decisions)
