"""Who may enter the arena: every bot of the house."""

from typing import Final

from backroom.bots.play import Player
from backroom.bots.registry import bot_named
from backroom.engine.game import AnyGame

# The names that take the budget of the contest; a name with a budget of its own keeps that.
SEARCHERS: Final = ("search",)


def player_named(
    name: str, game: AnyGame, iterations: int | None = None, milliseconds: int | None = None
) -> Player:
    """The player of that name, thinking as long as the contest says."""
    return bot_named(budgeted(name, iterations, milliseconds), game)


def budgeted(name: str, iterations: int | None, milliseconds: int | None) -> str:
    """A searcher's name with the budget that the contest gives it."""
    if name not in SEARCHERS:
        return name
    if iterations is not None:
        return f"{name}:{iterations}"
    return name if milliseconds is None else f"{name}:{milliseconds}ms"
