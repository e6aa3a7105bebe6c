"""How sharply bots follow their networks, by level; needed with NumPy and without."""

from collections.abc import Mapping
from math import inf
from typing import Final, NamedTuple


class Level(NamedTuple):
    """How sharply a network is followed.

    `temperature` spreads the choices: at 0 the likeliest action is played, at 1 what the
    network would play in training, and above that lesser actions more often. What lies more
    than `margin` below the best, in logits, is never played: weak players take the second best
    for the best, they do not throw dice. `skipped` blocks at the end of the network are left
    out, which makes it a smaller and simpler judge.
    """

    temperature: float
    margin: float = inf
    skipped: int = 0


LEVELS: Final[Mapping[str, Level]] = {
    "easy": Level(3.0, 6.0, skipped=1),
    "medium": Level(3.0, 6.0),
    "hard": Level(0.0),
}
# Games in which bots of those levels could not be told apart: where many choices are about as
# good, blurring them costs little, and leaving out a block costs more.
OTHER_LEVELS: Final[Mapping[str, Mapping[str, Level]]] = {
    "chicago-gangsters": {
        "easy": Level(8.0, 8.0, skipped=2),
        "medium": Level(8.0, 6.0, skipped=1),
    },
    "omerta": {"medium": Level(6.0, 6.0)},
}


def level_in(game: str, name: str) -> Level:
    """How sharply a bot of that level follows the network of a game."""
    return OTHER_LEVELS.get(game, {}).get(name, LEVELS[name])
