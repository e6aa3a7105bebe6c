"""An unfinished choice can be narrowed, written, and taken back."""

from collections.abc import Sequence

import pytest

from backroom.engine.errors import BadNotation, IllegalAction
from backroom.engine.match import Decision
from backroom.engine.views import View
from backroom.games.chicago_poker.actions import ACTIONS
from backroom.terminal.choosing import Choosing

LISTS = {
    (): ("draw", "play red1 a", "play red1 b", "limousine a b"),
    ("limousine a b",): ("pick 1", "pick 2"),
    ("limousine a b", "pick 2"): ("pick 1", "done"),
}


def ask(picks: Sequence[int]) -> Decision | None:
    """A question with three parts if it is about the limousine."""
    texts = tuple(ACTIONS.text(pick) for pick in picks)
    if texts and ACTIONS.text(picks[-1]) not in LISTS.get(texts[:-1], ()):
        raise IllegalAction("illegal-action")
    if texts not in LISTS:
        return None
    legal = tuple(ACTIONS.parse(text) for text in LISTS[texts])
    return Decision(0, 1, View(0, 2, ()), legal, legal[0])


def texts(actions: Sequence[int]) -> list[str]:
    """Actions in notation."""
    return [ACTIONS.text(action) for action in actions]


@pytest.fixture
def choosing() -> Choosing:
    """A choice of which nothing is chosen yet."""
    return Choosing(ask, ACTIONS)


def test_a_single_action_is_picked(choosing: Choosing) -> None:
    """The answer is whole when nothing more is asked."""
    choosing.narrow((ACTIONS.parse("draw"),))

    assert choosing.decision is None
    assert texts(choosing.picks) == ["draw"]


def test_several_actions_are_meant_until_one_is_left(choosing: Choosing) -> None:
    """Nothing is picked by that."""
    choosing.narrow(choosing.meant[1:3])

    assert texts(choosing.meant) == ["play red1 a", "play red1 b"]
    assert choosing.picks == ()


def test_every_stage_can_be_taken_back(choosing: Choosing) -> None:
    """Until nothing is chosen, and no further."""
    choosing.write("limousine a b")
    choosing.write("pick 2")
    assert texts(choosing.meant) == ["pick 1", "done"]

    assert choosing.undo()
    assert texts(choosing.meant) == ["pick 1", "pick 2"]
    assert choosing.decision is not None
    assert texts(choosing.decision.legal) == ["pick 1", "pick 2"]
    assert choosing.undo()
    assert not choosing.undo()
    assert texts(choosing.meant) == list(LISTS[()])


def test_a_whole_answer_can_be_written_at_once(choosing: Choosing) -> None:
    """As in a record; case and spaces do not matter."""
    choosing.write("Limousine A  B, pick 2,DONE")

    assert choosing.decision is None
    assert texts(choosing.picks) == ["limousine a b", "pick 2", "done"]


def test_the_beginning_of_an_action_narrows_down(choosing: Choosing) -> None:
    """Word by word."""
    choosing.write("play")

    assert texts(choosing.meant) == ["play red1 a", "play red1 b"]


def test_the_beginning_of_a_word_is_not_enough(choosing: Choosing) -> None:
    """`red1` is not meant by `red`."""
    with pytest.raises(BadNotation):
        choosing.write("play red")


def test_what_is_not_legal_is_refused_by_the_rules(choosing: Choosing) -> None:
    """And leaves the choice as it was."""
    with pytest.raises(IllegalAction):
        choosing.write("limousine a b, pick 3")

    assert choosing.picks == ()
    assert texts(choosing.meant) == list(LISTS[()])


@pytest.mark.parametrize("typed", ["frob", "", ",", "draw, draw"])
def test_what_names_nothing_is_refused(choosing: Choosing, typed: str) -> None:
    """And leaves the choice as it was."""
    with pytest.raises(BadNotation):
        choosing.write(typed)

    assert choosing.picks == ()
