"""The promises every game keeps, for all games, seat counts and options.

`make soak` runs the same in long counts: at least a million decisions and ten thousand pairs
of states that a seat cannot tell apart, for each game.
"""

import os
from collections.abc import Callable
from typing import Final

import pytest

from backroom.games import GAMES, TUTORIAL
from tests.promises.cases import Case, cases_of
from tests.promises.suite import PROMISES, SMALL, Budget

SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
ROUNDS: Final = 20 if SOAK else 1
SOAK_DECISIONS: Final = 1_000_000
SOAK_FOLDS: Final = 100_000
SOAK_PAIRS: Final = 10_000
ALL_GAMES: Final = {**TUTORIAL, **GAMES}

Record = Callable[[str, object], None]


def budget_of(case: Case) -> Budget:
    """What is done in one round of a case, so that a game's total comes out as promised."""
    if not SOAK:
        return SMALL
    rounds = ROUNDS * len(cases_of(case.game))
    looks = SMALL.draws * (case.seats + 1)
    return SMALL._replace(
        decisions=SOAK_DECISIONS // rounds + 1,
        folds=SOAK_FOLDS // rounds + 1,
        positions=SOAK_PAIRS // (rounds * looks) + 10,
        pairs=SOAK_PAIRS // (10 * rounds) + 10,
        matches=4,
    )


def rounds() -> list[object]:
    """A parameter for each case and round, named like `leduc-2` or `leduc-2/7`."""
    return [
        pytest.param(case, number, id=f"{case.name}/{number}" if SOAK else case.name)
        for game in ALL_GAMES.values()
        for case in cases_of(game)
        for number in range(ROUNDS)
    ]


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize(("case", "number"), rounds())
def test_a_promise_is_kept(
    promise: str, case: Case, number: int, record_property: Record
) -> None:
    """Each promise in each case; what it says is told where it is written."""
    figures = PROMISES[promise](case, number, budget_of(case))

    for figure, count in figures.items():
        record_property(f"{case.game.name} {figure}", count)
