"""The networks that come with the package, one a game, and the bots that play by them."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from backroom.engine.game import AnyGame

if TYPE_CHECKING:
    from .bot import NetBot

WEIGHTS: Final = Path(__file__).with_name("weights")


def has_net(game: AnyGame) -> bool:
    """Whether a network for a game lies in the package."""
    return _file(game).exists()


@cache
def net_bot(game: AnyGame) -> "NetBot":
    """The bot that plays by a game's network; NumPy is imported when it is first asked for."""
    from .bot import NetBot
    from .net import Net

    return NetBot(game, Net.load(_file(game)))


def _file(game: AnyGame) -> Path:
    return WEIGHTS / f"{game.name}.npz"
