"""What belongs to a game, named but not imported, so that a game is described in one place."""

from importlib import import_module
from typing import Any, NamedTuple


class Descriptor(NamedTuple):
    """Where the parts of one game stand, as dotted names that are loaded when they are needed.

    A game's folder holds its descriptor, and higher storeys find their part of the game by it;
    the names point upwards, imports never do. A part that is left out does not exist: there is
    no bot of that kind, or the drawing that fits every game is used.

    `rules` is the `Game`; `scripted` a mapping of bots by name, weak to strong; `evaluator`
    the class that `search` needs; `drawing` the module that draws the table in a terminal;
    `lesson` the first lesson for a terminal;
    `facts` the function that counts the box for its rulebook; `deeds` what is counted of those
    who played it; `letter` the one that the numbers of its rulings begin with.
    """

    name: str
    letter: str
    rules: str
    scripted: str = ""
    evaluator: str = ""
    drawing: str = ""
    lesson: str = ""
    facts: str = ""
    deeds: str = ""
    is_tutorial: bool = False


def load(path: str) -> Any:
    """The object that `module:attribute` names, or the module itself if there is no colon."""
    module, _, attribute = path.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found
