"""What of a long hand and of the discards is in a row of Omerta."""

from backroom.games.omerta.cards import CARD
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.observation import SLOTS
from backroom.games.omerta.view import OmertaView, forgetful
from tests.games.sections import section


def a_view() -> OmertaView:
    """Two players, nothing known."""
    view = OmertaView(0, 2, (0, 0))
    view.discards = [CARD.parse("bottle1"), CARD.parse("killer"), CARD.parse("lady")]
    return view


def test_the_two_top_discards_are_told() -> None:
    """The top one can be taken, and then the next one lies there."""
    row = OMERTA.observation.vector(a_view())

    assert section(OMERTA, row, "top discard").index(1) == CARD.parse("lady")
    assert section(OMERTA, row, "second discard").index(1) == CARD.parse("killer")
    assert sum(section(OMERTA, row, "discards")) == 3


def test_the_end_of_a_long_hand_is_counted() -> None:
    """By face, where the observer knows it; all of it counts as cards."""
    view = a_view()
    known, unknown = CARD.parse("bottle9"), 31
    view.hands[1] = [unknown] * SLOTS + [known, known, unknown]

    row = OMERTA.observation.vector(view)

    assert sum(section(OMERTA, row, "seat 1: cards")) == SLOTS + 3
    further = section(OMERTA, row, "seat 1: further")
    assert further[known] == 2
    assert sum(further) == 2


def test_what_a_person_is_shown_makes_a_row_too() -> None:
    """Without memory aid the discards below the top one are face down to a person."""
    row = OMERTA.observation.vector(forgetful(a_view()))

    assert section(OMERTA, row, "top discard").index(1) == CARD.parse("lady")
    assert sum(section(OMERTA, row, "second discard")) == 0
    assert sum(section(OMERTA, row, "discards")) == 1
