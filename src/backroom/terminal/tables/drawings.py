"""Which drawing belongs to which game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rich.text import Text

from backroom.terminal.story import Heard, Telling
from backroom.texts.words import Words

from . import capone, chicago_gangsters, chicago_poker, generic, mafioso, omerta


class Drawing(NamedTuple):
    """The table as lines of at most a width, a remark about an action, and how a seat stands.

    Each gets a view of the game it belongs to; the table also gets what this seat was told.
    """

    draw: Callable[[Any, Words, int, Heard], list[Text]]
    note: Callable[[Any, Words, int], str]
    standing: Callable[[Any, Words, int], str]
    telling: Telling


GENERIC: Final = Drawing(generic.draw, generic.note, generic.standing, generic.TELLING)
DRAWINGS: Final[Mapping[str, Drawing]] = {
    "capone": Drawing(capone.draw, capone.note, capone.standing, capone.TELLING),
    "chicago-gangsters": Drawing(
        chicago_gangsters.draw,
        chicago_gangsters.note,
        chicago_gangsters.standing,
        chicago_gangsters.TELLING,
    ),
    "chicago-poker": Drawing(
        chicago_poker.draw, chicago_poker.note, chicago_poker.standing, chicago_poker.TELLING
    ),
    "mafioso": Drawing(mafioso.draw, mafioso.note, mafioso.standing, mafioso.TELLING),
    "omerta": Drawing(omerta.draw, omerta.note, omerta.standing, omerta.TELLING),
}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game, or the one that fits all."""
    return DRAWINGS.get(game, GENERIC)
