"""Who has the better hand (L5)."""

from .cards import rank
from .state import LeducState


def strength(state: LeducState, seat: int) -> int:
    """A pair with the board beats any single card; then the rank counts."""
    own = rank(state.hands[seat])
    return own + 3 if own == rank(state.board) else own


def showdown(state: LeducState) -> int:
    """The mask of winners; equal hands share."""
    first = strength(state, 0)
    second = strength(state, 1)
    return 1 if first > second else 2 if second > first else 3
