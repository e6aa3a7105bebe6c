"""The table of a game that has no drawing of its own: its view, field by field."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from backroom.engine.views import View
from backroom.terminal.story import NOTHING, Heard, Telling
from backroom.texts.words import Words

from .drawing import Drawing

# What every view has, and what the lines above and below the table tell better.
HEADER: Final = frozenset(
    ("seat", "seats", "options", "steps", "prompt", "waiting", "draft", "talk", "winners")
)

TELLING: Final = Telling()


def draw(view: View, words: Words, width: int, heard: Heard = NOTHING) -> list[Text]:
    """Any view as a line a field, for games without a drawing of their own."""
    fields = words.game.view_data(view)
    return [
        Text(f"{name.replace('_', ' '):12}{plain(value)}")
        for name, value in fields.items()
        if name not in HEADER
    ]


def note(view: View, words: Words, action: int) -> str:
    """No remark, as nothing is known about what an action means."""
    return ""


def large(view: View, words: Words, heard: Heard) -> RenderableType:
    """The same; it has full words already."""
    return Group(*draw(view, words, 0))


def standing(view: View, words: Words, seat: int) -> str:
    """No words, as nothing is known about how a game is won."""
    return ""


def plain(value: object) -> str:
    """JSON as a person would write it."""
    if isinstance(value, dict):
        return " ".join(f"{key}={plain(one)}" for key, one in value.items())
    if isinstance(value, list):
        nested = any(isinstance(one, list | dict) for one in value)
        return (" | " if nested else ", ").join(plain(one) for one in value) or "-"
    return "?" if value is None else str(value)


DRAWING: Final = Drawing(draw, large, note, standing, TELLING)
