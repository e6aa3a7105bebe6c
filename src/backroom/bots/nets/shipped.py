"""The networks that come with the package, one a game, their cards, and the bots they make."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from backroom.engine.game import AnyGame

from .levels import level_in

if TYPE_CHECKING:
    from .bot import NetBot
    from .deep import DeepBot
    from .net import Net
    from .plain import PlainBot, PlainNet

WEIGHTS: Final = Path(__file__).with_name("weights")


def has_net(game: AnyGame) -> bool:
    """Whether a network for a game lies in the package."""
    return _file(game).exists()


@cache
def has_numpy() -> bool:
    """Whether there is NumPy here; in a browser there is not."""
    return find_spec("numpy") is not None


@cache
def net_bot(game: AnyGame, level: str = "hard") -> "NetBot":
    """The bot that plays by a game's network; NumPy is imported when it is first asked for."""
    from .bot import NetBot

    return NetBot(game, net_of(game), level_in(game.name, level))


@cache
def plain_bot(game: AnyGame, level: str) -> "PlainBot":
    """The bot that plays by a game's network where there is no NumPy, more slowly."""
    from .plain import PlainBot

    return PlainBot(game, _plain_net(game), level_in(game.name, level))


@cache
def _plain_net(game: AnyGame) -> "PlainNet":
    from .plain import PlainNet

    return PlainNet.load(_file(game))


def deep_bot(game: AnyGame, budget: str) -> "DeepBot | None":
    """The bot that searches with a game's network, if the budget in its name is one."""
    from .deep import DeepBot

    return DeepBot.named(game, net_of(game), budget)


@cache
def net_of(game: AnyGame) -> "Net":
    """The network of a game, read once; NumPy is imported when it is first asked for."""
    from .net import Net

    return Net.load(_file(game))


def card_of(game: AnyGame) -> str:
    """What a network learned from, with which settings, its figures and its limits."""
    return _file(game).with_suffix(".md").read_text(encoding="utf-8")


def _file(game: AnyGame) -> Path:
    return WEIGHTS / f"{game.name}.npz"
