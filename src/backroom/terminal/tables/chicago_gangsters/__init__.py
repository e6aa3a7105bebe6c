"""How Chicago Gangsters is drawn and told in a terminal."""

from typing import Final

from backroom.terminal.tables.drawing import Drawing

from . import small
from .large import large

DRAWING: Final = Drawing(
    small.draw, large, small.note, small.standing, small.TELLING, small.reckoning
)
