"""The six cards of Leduc hold'em: jack, queen and king in two suits (L1)."""

from typing import Final

from backroom.engine.domains import Domain

CARD: Final = Domain("card", ["jack1", "jack2", "queen1", "queen2", "king1", "king2"])
DECK: Final = [0, 1, 2, 3, 4, 5]


def rank(card: int) -> int:
    """0 for a jack, 1 for a queen, 2 for a king."""
    return card >> 1
