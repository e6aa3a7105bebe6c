"""The drawing of each game, found by its descriptor."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.text import Text

from backroom.engine.descriptor import load
from backroom.games import DESCRIPTORS
from backroom.terminal.story import Heard, Telling
from backroom.texts.words import Words

from . import generic


class Drawing(NamedTuple):
    """The table as lines of at most a width, a remark about an action, and how a seat stands.

    Each gets a view of the game it belongs to; the table also gets what this seat was told.
    """

    draw: Callable[[Any, Words, int, Heard], list[Text]]
    note: Callable[[Any, Words, int], str]
    standing: Callable[[Any, Words, int], str]
    telling: Telling


GENERIC: Final = Drawing(generic.draw, generic.note, generic.standing, generic.TELLING)


def drawing_of(game: str) -> Drawing:
    """The drawing that a game's descriptor names, or the one that fits all."""
    descriptor = DESCRIPTORS.get(game)
    if descriptor is None or not descriptor.drawing:
        return GENERIC
    module = load(descriptor.drawing)
    return Drawing(module.draw, module.note, module.standing, module.TELLING)
