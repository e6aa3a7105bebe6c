"""Families in a row of Mafioso are counted from the observer's own."""

import pytest

from backroom.games.mafioso.board import CHAIRS, EMPTY, MEN
from backroom.games.mafioso.game import MAFIOSO
from backroom.games.mafioso.observation import CHAIR_BITS
from backroom.games.mafioso.view import MafiosoView
from tests.games.sections import section


@pytest.mark.parametrize(("family", "told"), [(2, 0), (3, 1), (0, 2), (1, 3)])
def test_a_man_is_told_by_his_familys_place(family: int, told: int) -> None:
    """Seat 1 leads the third family if seat 3 of four is the first."""
    view = MafiosoView(1, 4, (0,))
    view.first = 3
    view.chairs = [EMPTY] * CHAIRS
    view.chairs[5] = family * MEN + 2

    row = MAFIOSO.observation.vector(view)

    chair = section(MAFIOSO, row, "chairs")[5 * CHAIR_BITS : 6 * CHAIR_BITS]
    assert chair.index(1) == told * 4 + 2
    assert sum(chair) == 1
