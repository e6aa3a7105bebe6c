"""What this folder needs beyond the house itself, and how to say that it is missing."""

from backroom.engine.game import AnyGame
from backroom.games import GAMES, TUTORIAL


def missing(library: str, extra: str) -> ImportError:
    """The error for a library that comes with an extra which was not installed."""
    return ImportError(f"{library} is not installed: pip install 'backroom[{extra}]'")


def game_named(game: str | AnyGame) -> AnyGame:
    """A game of the house, by name or given as it is."""
    if not isinstance(game, str):
        return game
    games = {**GAMES, **TUTORIAL}
    if game not in games:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(games)}")
    return games[game]
