"""Sections of a row by name, for the tests of observations."""

from backroom.engine.game import AnyGame


def section(game: AnyGame, row: bytes, name: str) -> bytes:
    """The numbers of one section."""
    [found] = [one for one in game.observation.sections if one.name == name]
    return row[found.start : found.start + found.size]
