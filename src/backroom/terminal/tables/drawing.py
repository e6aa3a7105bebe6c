"""What the terminal knows about the table of one game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from backroom.engine.views import View
from backroom.terminal.story import Heard, Telling
from backroom.texts.words import Words


def no_reckoning(
    view: View, words: Words, picks: Sequence[int], meant: Sequence[int]
) -> list[str]:
    """Nothing adds up in most games."""
    return []


class Drawing(NamedTuple):
    """How a game is shown; each part gets a view of that game and the words to tell it in.

    `draw` gives lines of at most a width, `large` the table with full words where there is
    room; both get what this seat was told. `note` is a remark about an action on offer,
    `standing` how a seat stands, and `reckoning` what the picks of an unfinished choice add up
    to, with what is on offer after them.
    """

    draw: Callable[[Any, Words, int, Heard], list[Text]]
    large: Callable[[Any, Words, Heard], RenderableType]
    note: Callable[[Any, Words, int], str]
    standing: Callable[[Any, Words, int], str]
    telling: Telling
    reckoning: Callable[[Any, Words, Sequence[int], Sequence[int]], list[str]] = no_reckoning
