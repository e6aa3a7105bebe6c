"""What of the talk is in a row of Chicago Gangsters."""

from backroom.games.chicago_gangsters.game import CHICAGO_GANGSTERS
from backroom.games.chicago_gangsters.view import GangstersView
from tests.games.sections import section

SAYS = CHICAGO_GANGSTERS.says


def talk_of(view: GangstersView, seat: int) -> set[int]:
    """What a seat, counted from the observer's, is heard to say."""
    row = CHICAGO_GANGSTERS.observation.vector(view)
    told = section(CHICAGO_GANGSTERS, row, f"seat {seat}: talk")
    return {say for say, bit in enumerate(told) if bit}


def test_the_last_word_of_each_kind_is_told() -> None:
    """By the seat that said it, seen from the observer's."""
    view = GangstersView(2, 4, (0,))
    view.talk = (
        (3, SAYS.parse("put_in 4")),
        (3, SAYS.parse("want first")),
        (3, SAYS.parse("put_in 9")),
    )

    assert talk_of(view, 1) == {SAYS.parse("put_in 9"), SAYS.parse("want first")}
    assert talk_of(view, 0) == set()


def test_talk_of_earlier_rounds_is_forgotten() -> None:
    """What was announced before this round binds nobody and helps nobody."""
    view = GangstersView(2, 4, (0,))
    view.talk = ((3, SAYS.parse("stay_out")), (0, SAYS.parse("stay_out")))
    view.said = 1

    assert talk_of(view, 1) == set()
    assert talk_of(view, 2) == {SAYS.parse("stay_out")}
