"""What this folder needs beyond the house itself, and how to say that it is missing."""

from backroom.engine.game import AnyGame
from backroom.games import game_named


def missing(library: str, extra: str) -> ImportError:
    """The error for a library that comes with an extra which was not installed."""
    return ImportError(f"{library} is not installed: pip install 'backroom[{extra}]'")


def the_game(game: str | AnyGame) -> AnyGame:
    """A game of the house by its name, or the one that is given."""
    return game_named(game) if isinstance(game, str) else game
