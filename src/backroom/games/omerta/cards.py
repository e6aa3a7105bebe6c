"""Everything in the box of Omerta, as printed; the numbers of characters are house data.

A card is its printed face: equal bottles cannot be told apart, so they have no names of their
own. The famous gangsters only tell who begins (O2) and are not listed.
"""

from typing import Final

from backroom.engine.domains import Domain

BOTTLES: Final = 10
BOTTLE_COPIES: Final = 4
GANGSTER: Final = 10
LADY: Final = 11
MOLE: Final = 12
SNITCH: Final = 13
DRIVER: Final = 14
SAFECRACKER: Final = 15
KILLER: Final = 16
WITNESS: Final = 17
ALIBI: Final = 18
MAMMA: Final = 19
PATROL: Final = 20
FACES: Final = 21

# Key, points and copies of each character.
CHARACTERS: Final[tuple[tuple[str, int, int], ...]] = (
    ("gangster", 15, 3),
    ("lady", 15, 2),
    ("mole", 15, 3),
    ("snitch", 20, 2),
    ("driver", 20, 2),
    ("safecracker", 15, 2),
    ("killer", 15, 2),
    ("witness", 10, 1),
    ("alibi", 0, 1),
    ("mamma", 15, 1),
    ("patrol", 15, 1),
)
KEYS: Final = (
    *(f"bottle{value}" for value in range(1, BOTTLES + 1)),
    *(key for key, _, _ in CHARACTERS),
)
CARD: Final = Domain("card", KEYS)
POINTS: Final[list[int]] = [*range(1, BOTTLES + 1), *(points for _, points, _ in CHARACTERS)]
COPIES: Final[list[int]] = [
    *([BOTTLE_COPIES] * BOTTLES),
    *(copies for _, _, copies in CHARACTERS),
]
# All cards in play, sorted.
DECK: Final = [face for face in range(FACES) for _ in range(COPIES[face])]

FIRST_HAND: Final = 4
VAULT_CARDS: Final = 4
FIRST_PEEK: Final = 2
# No hand can grow beyond this: the vault and the top of the discards always stay out of it.
MOST_SLOTS: Final = 55
SLOT: Final = Domain("slot", [str(slot) for slot in range(1, MOST_SLOTS + 1)])
VAULT: Final = Domain("vault", [str(slot) for slot in range(1, VAULT_CARDS + 1)])
