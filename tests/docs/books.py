"""The rulebooks as they are read, each made once for all tests that read it."""

from functools import cache

from backroom.terminal.rulebook import drawn
from backroom.texts.rulebook import rulebook


@cache
def book(game: str, language: str) -> str:
    """The rulebook of a game with its numbers and drawings."""
    return rulebook(game, language, drawn)
