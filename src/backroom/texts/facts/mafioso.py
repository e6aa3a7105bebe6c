"""What the rulebook of Mafioso counts."""

from collections.abc import Sequence
from typing import Final

from backroom.games.mafioso.board import (
    BUSINESS_KEYS,
    BUSINESSES,
    CHAIRS,
    COLOUR,
    CROSSED,
    DRINKS,
    FAMILIES,
    KINDS,
    KNIVES,
    NOTES,
    OBJECTS,
    OPPOSITE,
    POTS,
    REGISTER,
    REVOLVERS,
    SEATINGS,
    kinds_of_family,
)
from backroom.games.mafioso.cards import CARD, COPIES, DECK, HAND, MOST_PILLS
from backroom.games.mafioso.rules.turn import MOST_QUIET, MOST_TURNS
from backroom.games.mafioso.scoring import MONOPOLY
from backroom.texts.bundles import Texts

from .layout import rows

SEATS: Final = (3, 4, 5, 6)


def facts(texts: Texts) -> dict[str, object]:
    """Cards, chairs, men and notes; families and seatings as tables."""
    chairs = zip(BUSINESS_KEYS, BUSINESSES, strict=True)
    return {
        "cards": len(DECK),
        **{f"copies.{key}": copies for key, copies in zip(CARD.keys, COPIES, strict=True)},
        "hand": HAND,
        "pills": MOST_PILLS,
        "monopoly": MONOPOLY,
        "chairs": CHAIRS,
        "revolvers": _listed(REVOLVERS),
        "knives": _listed(KNIVES),
        "drinks": _listed(DRINKS),
        "register": REGISTER,
        "crossed": _listed(CROSSED),
        "bare": _listed([chair for chair in range(CHAIRS) if OBJECTS[chair] == "nothing"]),
        "facing": _facing(),
        **{f"chairs.{key}": _listed(pair) for key, pair in chairs},
        "quiet": MOST_QUIET,
        "most_turns": MOST_TURNS,
        "family_rows": _families(),
        "seating_rows": _seatings(texts),
    }


def _listed(chairs: Sequence[int]) -> str:
    return ", ".join(str(chair) for chair in chairs)


def _facing() -> str:
    """The pairs of chairs between which a shot can be fired."""
    return ", ".join(f"{one}-{other}" for one, other in enumerate(OPPOSITE) if other > one)


def _families() -> str:
    """The men of a family and the notes of the pot, by number of players."""
    return rows(
        [seats, *FAMILIES[seats], *POTS[seats], f"${_worth(POTS[seats])}k"] for seats in SEATS
    )


def _worth(pot: tuple[int, ...]) -> int:
    return sum(count * note for count, note in zip(pot, NOTES, strict=True))


def _seatings(texts: Texts) -> str:
    """M1: the chairs of every man at the start."""
    lines = []
    for seats in SEATS:
        kinds = kinds_of_family(seats)
        for family, chairs in enumerate(SEATINGS[seats]):
            of_kind: list[list[int]] = [[] for _ in range(KINDS)]
            for chair, kind in zip(chairs, kinds, strict=True):
                of_kind[kind].append(chair)
            name = texts.text(f"mafioso-colour-{COLOUR.keys[family]}")
            lines.append([seats, name, *(_listed(one) for one in of_kind)])
    return rows(lines)
