"""Steps: what all of them share."""

from backroom.engine.steps import Sealed
from backroom.games.leduc.game import LEDUC
from backroom.games.leduc.rules import Bet
from backroom.games.leduc.state import LeducState


def test_steps_with_equal_numbers_are_equal() -> None:
    """However often they are made, so that a frame tells only of a stack that changed."""
    assert Bet(0, 1, 0) == Bet(0, 1, 0)
    assert hash(Bet(0, 1, 0)) == hash(Bet(0, 1, 0))
    assert Bet(0, 1, 0) != Bet(1, 1, 0)
    assert Bet(0, 1, 0) != "bet.0.1.0"


def test_a_step_waits_for_those_who_are_asked() -> None:
    """Everybody sees the same, unless a step says otherwise; so with what is refused."""
    state = LEDUC.read("hands=king1,jack2; stakes=1,1; steps=bet.1.0.0", 2, ())
    step = state.steps[-1]

    assert [step.waiting(state, seat) for seat in (-1, 0, 1)] == [0b10, 0b10, 0b10]
    assert step.refusal(state, 1, 0).id == "illegal-action"


def test_one_pick_is_a_whole_sealed_answer() -> None:
    """Unless a step says otherwise."""
    step: Sealed[LeducState] = Sealed()

    assert step.completes(LeducState(2, ()), 0, (1,))
    assert step.values() == ()
