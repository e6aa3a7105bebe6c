"""What the rulebook of Mafioso counts."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from backroom.games.mafioso.board import (
    BUSINESS_KEYS,
    BUSINESSES,
    CHAIRS,
    COLOUR,
    CROSSED,
    DRINKS,
    FAMILIES,
    KIND_KEYS,
    KINDS,
    KNIVES,
    LEFT_OF,
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
# The table as it is drawn: a long side above, one below, and the short ends between them.
TOP: Final = [one for one, other in enumerate(OPPOSITE) if other > one]
BOTTOM: Final = [OPPOSITE[chair] for chair in TOP]
ENDS: Final = tuple(zip(reversed(CROSSED), CROSSED, strict=True))[: len(CROSSED) // 2]
CELL: Final = 6
WIDTH: Final = CELL * len(TOP)


def facts(texts: Texts) -> dict[str, object]:
    """Cards, chairs, men and notes; families and seatings as tables."""
    chairs = zip(BUSINESS_KEYS, BUSINESSES, strict=True)
    return {
        "cards": len(DECK),
        **{f"copies.{key}": copies for key, copies in zip(CARD.keys, COPIES, strict=True)},
        "hand": HAND,
        "pills": MOST_PILLS,
        "all_pills": MOST_PILLS * max(SEATS),
        "men": _men(),
        "monopoly": MONOPOLY,
        "chairs": CHAIRS,
        "revolvers": _listed(REVOLVERS),
        "knives": _listed(KNIVES),
        "drinks": _listed(DRINKS),
        "register": REGISTER,
        "crossed": _and(texts, CROSSED),
        "bare": _and(texts, [one for one in range(CHAIRS) if OBJECTS[one] == "nothing"]),
        "corners": ", ".join(_and(texts, pair) for pair in _corners()),
        "facing": _facing(),
        **{f"chairs.{key}": _listed(pair) for key, pair in chairs},
        "quiet": MOST_QUIET,
        "most_turns": MOST_TURNS,
        "family_rows": _families(),
        "seating_rows": _seatings(texts),
        "table": _drawn(lambda chair: texts.text(f"mafioso-object-{OBJECTS[chair]}") or "-"),
        **{f"seating.{seats}": _seated(texts, seats) for seats in SEATS},
        "free": _and(texts, sorted({*range(CHAIRS)} - {*chain(*SEATINGS[4])})),
        "letters": _letters(texts),
    }


def _listed(chairs: Sequence[int]) -> str:
    return ", ".join(str(chair) for chair in chairs)


def _and(texts: Texts, chairs: Sequence[int]) -> str:
    """Chairs as a list in a sentence."""
    return texts.text("list-last", {"head": _listed(chairs[:-1]), "last": chairs[-1]})


def _corners() -> list[tuple[int, int]]:
    """The neighbours round each corner of the table, clockwise."""
    pairs = enumerate(LEFT_OF)
    return [(one, other) for one, other in pairs if (one in CROSSED) != (other in CROSSED)]


def _facing() -> str:
    """The pairs of chairs between which a shot can be fired."""
    return ", ".join(f"{one}-{other}" for one, other in enumerate(OPPOSITE) if other > one)


def _families() -> str:
    """The men of a family and the notes of the pot, by number of players."""
    return rows(
        [seats, *FAMILIES[seats], *POTS[seats], f"${_worth(POTS[seats])}k"] for seats in SEATS
    )


def _men() -> int:
    """All men in the box: of every colour as many as any number of players needs."""
    return sum(
        max(sum(FAMILIES[seats]) for seats in SEATS if seats > colour)
        for colour in range(len(COLOUR.keys))
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


def _drawn(what: Callable[[int], str]) -> str:
    """The table from above: the number of each chair, and something about it further in."""
    lines = [_side(TOP, str), _side(TOP, what)]
    for left, right in ENDS:
        far = f"x {right} {what(right)}".rstrip()
        near = f"x {left} {what(left)}".ljust(WIDTH - CELL - len("x 14 "))
        lines.append(near + far)
    return "\n".join(
        line.rstrip() for line in [*lines, _side(BOTTOM, what), _side(BOTTOM, str)]
    )


def _side(chairs: Sequence[int], what: Callable[[int], str]) -> str:
    return "".join(what(chair).ljust(CELL) for chair in chairs)


def _seated(texts: Texts, seats: int) -> str:
    """M1 once more, as a drawing: a letter for the colour, a letter for the man."""
    kinds = kinds_of_family(seats)
    men = {
        chair: f"{_letter(texts, COLOUR.keys[family])}{_letter(texts, KIND_KEYS[kind])}"
        for family, chairs in enumerate(SEATINGS[seats])
        for chair, kind in zip(chairs, kinds, strict=True)
    }
    return _drawn(lambda chair: men.get(chair, "-"))


def _letter(texts: Texts, key: str) -> str:
    return texts.text(f"table-{key}")


def _letters(texts: Texts) -> str:
    """What the letters of a drawn seating stand for."""
    colours = [(key, texts.text(f"mafioso-colour-{key}")) for key in COLOUR.keys]
    men = [(key, texts.text(f"mafioso-{key}")) for key in KIND_KEYS]
    groups = (
        [f"{_letter(texts, key)} {name}" for key, name in group] for group in (colours, men)
    )
    return "; ".join(", ".join(group) for group in groups)
