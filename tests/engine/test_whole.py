"""Which actions are a whole answer is said beforehand, for every game."""

from typing import Final

import pytest

from backroom.engine.errors import IllegalAction
from backroom.engine.match import Decision, Match
from backroom.games import ALL_GAMES, TUTORIAL
from tests.promises.cases import Case, cases
from tests.promises.walker import Walker

MOMENTS: Final = 25
MOST_TRIED: Final = 12


@pytest.mark.parametrize("case", cases(ALL_GAMES), ids=lambda case: case.name)
def test_an_action_is_marked_whole_if_nothing_can_follow_it(case: Case) -> None:
    """At the first pick and after it, compared with asking the match itself."""
    match = case.match("whole")
    wrong: list[str] = []

    for _ in Walker(case, "whole").walk(match, MOMENTS):
        for seat in match.pending():
            for prefix in ((), *((one,) for one in parts(match.decision(seat, (), True)))):
                asked = match.decision(seat, prefix, with_whole=True)
                for action in asked.legal[:MOST_TRIED]:
                    if is_over_with(match, seat, (*prefix, action)) != (action in asked.whole):
                        wrong.append(case.game.actions.text(action))

    assert not wrong, wrong[:10]


def is_over_with(match: Match, seat: int, picks: tuple[int, ...]) -> bool:
    """Whether the match itself has nothing more to ask after these picks."""
    try:
        match.decision(seat, picks)
    except IllegalAction as refusal:
        return refusal.id == "choice-complete"
    return False


def parts(decision: Decision) -> list[int]:
    """Some actions after which another pick is needed."""
    return [one for one in decision.legal if one not in decision.whole][:2]


def test_programs_are_not_told_and_do_not_pay() -> None:
    """Unless it is asked for, nothing is worked out."""
    (case,) = cases({"leduc": TUTORIAL["leduc"]})[:1]
    match = case.match("whole")

    assert match.decision(match.pending()[0]).whole == ()
