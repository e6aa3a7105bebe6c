"""What lies on the table and what a man can do from his chair, for clients that draw it."""

from collections.abc import Mapping
from typing import Final

from .board import (
    CHAIRS,
    CROSSED,
    EMPTY,
    KIND_KEYS,
    LEFT_OF,
    NOTES,
    OBJECTS,
    OPPOSITE,
    RIGHT_OF,
    SHOOTERS,
    STABBERS,
)


def _armed(table: list[bool]) -> dict[str, list[bool]]:
    """By kind of man: from which chairs he has such a weapon."""
    return {
        kind: table[number * CHAIRS : (number + 1) * CHAIRS]
        for number, kind in enumerate(KIND_KEYS)
    }


PRINTED: Final[Mapping[str, object]] = {
    "CHAIRS": CHAIRS,
    "KINDS": KIND_KEYS,
    "THINGS": OBJECTS,
    "CROSSED": CROSSED,
    "OPPOSITE": [None if chair == EMPTY else chair for chair in OPPOSITE],
    "LEFT_OF": LEFT_OF,
    "RIGHT_OF": RIGHT_OF,
    # Whether a man of a kind could shoot, or stab, from a chair.
    "GUNS": _armed(SHOOTERS),
    "BLADES": _armed(STABBERS),
    # In thousands.
    "NOTES": NOTES,
}
