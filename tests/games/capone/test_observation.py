"""What of the talk is in a row of Capone."""

from backroom.games.capone.game import CAPONE
from backroom.games.capone.view import CaponeView
from tests.games.sections import section


def test_a_threat_is_told_with_its_victim_from_the_observers_side() -> None:
    """Seat 0 threatens seat 3; to seat 3 that is the next seat but two, and himself."""
    view = CaponeView(3, 4, (0, 0))
    view.talk = ((0, CAPONE.says.parse("threaten 3")),)

    row = CAPONE.observation.vector(view)

    told = section(CAPONE, row, "seat 1: talk")
    assert told.index(1) == CAPONE.says.parse("threaten 0")
    assert sum(told) == 1
