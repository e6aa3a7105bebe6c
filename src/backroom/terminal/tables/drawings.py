"""The drawing of each game, found by its descriptor."""

from backroom.engine.descriptor import load
from backroom.games import DESCRIPTORS

from . import generic
from .drawing import Drawing


def drawing_of(game: str) -> Drawing:
    """The drawing that a game's descriptor names, or the one that fits all."""
    descriptor = DESCRIPTORS.get(game)
    if descriptor is None or not descriptor.drawing:
        return generic.DRAWING
    drawing: Drawing = load(descriptor.drawing).DRAWING
    return drawing
