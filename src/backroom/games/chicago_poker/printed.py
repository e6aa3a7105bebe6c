"""What is printed on cards and businesses, for clients that draw them (rulebook chapter 2)."""

from collections.abc import Mapping
from typing import Final

from .cards import BOSSES, BUSINESS, COLOURS, FACES, HAND_LIMIT, SERIES

PRINTED: Final[Mapping[str, object]] = {
    "GANGS": COLOURS,
    "SPECIALS": ("raid", "murder", "limousine", "pistol", "blackmail"),
    "BOSSES": BOSSES,
    # Which of a player's five cards lie face up.
    "FACES": {
        kind: [bool(faces >> card & 1) for card in range(SERIES)]
        for kind, faces in zip(BUSINESS.keys, FACES, strict=True)
    },
    "SERIES": SERIES,
    "HAND_LIMIT": HAND_LIMIT,
}
