"""What a person is told a second time (O3)."""

import pytest

from backroom.engine.domains import HIDDEN
from backroom.games.omerta.cards import MOLE
from backroom.games.omerta.game import OMERTA

PLAIN = (0, 0)
AIDED = (0, 1)


def test_faces_are_told_once() -> None:
    """O3: where somebody looked may be told again, what lay there may not."""
    told = (1, (0, 2), (4, MOLE))

    assert OMERTA.told_again(PLAIN, "peeked", told) == (1, (0, 2), (HIDDEN, HIDDEN))
    assert OMERTA.told_again(PLAIN, "looked", (1, 3, MOLE)) == (1, 3, HIDDEN)


def test_memory_aid_tells_faces_again() -> None:
    """O3: that is what it is for."""
    told = (1, (0, 2), (4, MOLE))

    assert OMERTA.told_again(AIDED, "peeked", told) == told


@pytest.mark.parametrize(
    ("kind", "values"),
    [("revealed", (0, (4, MOLE), 20)), ("aimed", (0, 10, (1,), (2,))), ("called", (2,))],
)
def test_what_need_not_be_remembered_is_told_again(
    kind: str, values: tuple[int | tuple[int, ...], ...]
) -> None:
    """O3: a round that is over, a power on its way, a call."""
    assert OMERTA.told_again(PLAIN, kind, values) == values
