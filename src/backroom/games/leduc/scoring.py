"""Who has the better hand (L5)."""

from typing import Final

from .cards import DECK, rank
from .state import LeducState


def strength(card: int, board: int) -> int:
    """A pair with the board beats any single card; then the rank counts."""
    return rank(card) + 3 if rank(card) == rank(board) else rank(card)


# Worked out once for all cards and boards: a showdown is one look-up each.
STRENGTHS: Final = [[strength(card, board) for board in DECK] for card in DECK]


def showdown(state: LeducState) -> int:
    """The mask of winners; equal hands share."""
    first = STRENGTHS[state.hands[0]][state.board]
    second = STRENGTHS[state.hands[1]][state.board]
    return 1 if first > second else 2 if second > first else 3
