"""The game made for tests keeps all promises, so that a fault planted in it is the only one."""

from typing import Final

import pytest

from .allowances import Allowances
from .cases import Case, cases_of
from .envelopes import ENVELOPES
from .suite import PROMISES, SMALL
from .visiting import unvisited, visit

ALLOWED: Final = Allowances(secret_answers=(("race", "pass"),))
CASES: Final = cases_of(ENVELOPES, ALLOWED)


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_envelopes_keeps_every_promise(promise: str, case: Case) -> None:
    """At two and three seats, and with its option."""
    PROMISES[promise](case, 0, SMALL)


def test_options_are_tried_where_seats_allow_them() -> None:
    """The defaults everywhere, five rounds at three seats only."""
    names = [case.name for case in CASES]

    assert names == ["envelopes-2", "envelopes-3", "envelopes-3-rounds=5"]


def test_sealed_answers_and_secret_passes_are_really_compared() -> None:
    """A suite that never comes to them would promise nothing."""
    case = CASES[1]

    assert PROMISES["answers_stay_sealed"](case, 0, SMALL)["sealed answers"] >= 10
    assert PROMISES["frames_fold"](case, 0, SMALL)["secret answers"] >= 10


def test_the_walker_visits_all_of_envelopes() -> None:
    """The step that asks nobody, and talk, among them."""
    visits = visit(CASES, 0, 5_000)

    assert unvisited(CASES[0], visits) == []


def test_a_step_that_is_never_visited_is_reported() -> None:
    """With a walk of no steps at all, everything is."""
    visits = visit(CASES, 0, 0)

    assert "step race" in unvisited(CASES[0], visits)
    assert "thing card:c7" in unvisited(CASES[0], visits)


def test_an_allowance_for_something_that_is_not_there_is_refused() -> None:
    """Allowances go stale when a game changes."""
    case = CASES[0]._replace(allowances=Allowances(unreached_steps={"duel": "gone"}))

    with pytest.raises(AssertionError, match="duel"):
        unvisited(case, visit([case], 0, 0))
