"""The sixty action cards of Mafioso, by kind; how many there are of each is house data."""

from typing import Final

from backroom.engine.domains import Domain

CARD: Final = Domain(
    "card", ("move", "shoot", "stab", "cake", "nightcap", "pass", "boom", "raid")
)
COPIES: Final[tuple[int, ...]] = (14, 11, 10, 8, 6, 5, 4, 2)
MOVE: Final = 0
SHOOT: Final = 1
STAB: Final = 2
CAKE: Final = 3
NIGHTCAP: Final = 4
PASS_ON: Final = 5
BOOM: Final = 6
RAID: Final = 7

DECK: Final = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
HAND: Final = 5
MOST_PILLS: Final = 3
