"""What is printed on the cards, for clients that draw them."""

from collections.abc import Mapping
from typing import Final

from .cards import CHARACTERS, KEYS, POINTS

PRINTED: Final[Mapping[str, object]] = {
    "CHARACTERS": [key for key, _, _ in CHARACTERS],
    "POINTS": dict(zip(KEYS, POINTS, strict=True)),
}
