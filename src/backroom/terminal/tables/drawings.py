"""Which drawing belongs to which game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rich.text import Text

from backroom.texts.words import Words

from . import capone, chicago_gangsters, chicago_poker, generic, mafioso, omerta


class Drawing(NamedTuple):
    """The table as lines of at most a width, and a remark about an action on offer.

    Both get a view of the game they belong to, nothing else. `quiet` are the kinds of events
    that the table shows anyway, so that the log need not tell them.
    """

    draw: Callable[[Any, Words, int], list[Text]]
    note: Callable[[Any, Words, int], str]
    quiet: frozenset[str]


GENERIC: Final = Drawing(generic.draw, generic.note, generic.QUIET)
DRAWINGS: Final[Mapping[str, Drawing]] = {
    "capone": Drawing(capone.draw, capone.note, capone.QUIET),
    "chicago-gangsters": Drawing(
        chicago_gangsters.draw, chicago_gangsters.note, chicago_gangsters.QUIET
    ),
    "chicago-poker": Drawing(chicago_poker.draw, chicago_poker.note, chicago_poker.QUIET),
    "mafioso": Drawing(mafioso.draw, mafioso.note, mafioso.QUIET),
    "omerta": Drawing(omerta.draw, omerta.note, omerta.QUIET),
}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game, or the one that fits all."""
    return DRAWINGS.get(game, GENERIC)
