"""The six cards of Leduc hold'em: jack, queen and king in two suits (L1)."""

from typing import Final

from backroom.engine.domains import HIDDEN, Domain

CARD: Final = Domain("card", ["jack1", "jack2", "queen1", "queen2", "king1", "king2"])
DECK: Final = [0, 1, 2, 3, 4, 5]
PLACES: Final = [*DECK, HIDDEN]
# The deck is what lies nowhere else, looked up by both hands and the board: no list is copied
# or changed when a card is drawn. HIDDEN, which is -1, finds the last of each.
UNSEEN: Final = [
    [[[card for card in DECK if card not in (a, b, c)] for c in PLACES] for b in PLACES]
    for a in PLACES
]
# Both hands, and both stakes, lie ready as well. A stake is 13 chips at most; a position that
# was written down may be raised once more from there.
HANDS: Final = [[[a, b] for b in PLACES] for a in PLACES]
MOST_CHIPS: Final = 13
STAKES: Final = [[[a, b] for b in range(2 * MOST_CHIPS)] for a in range(2 * MOST_CHIPS)]


def rank(card: int) -> int:
    """0 for a jack, 1 for a queen, 2 for a king."""
    return card >> 1
