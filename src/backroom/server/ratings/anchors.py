"""The strength of bots at rated tables: what the arena's ladder measured, held fast.

Whoever beats a bot a thousand times does not make it weaker. `random` and `lazy` are yardsticks
of the ladder and no opponents, and a bot that was not measured is none either.
"""

from collections.abc import Mapping
from functools import cache
from statistics import median
from typing import Final

from backroom.bots.ladder import anchors
from backroom.games import GAMES

YARDSTICKS: Final = ("random", "lazy")


@cache
def measured(game: str) -> Mapping[str, float]:
    """The bots that may sit at a rated table of a game, from weak to strong."""
    if game not in GAMES:
        return {}
    found = anchors(GAMES[game]).items()
    return {level: one.mean for level, one in found if level not in YARDSTICKS}


def anchor(game: str, level: str) -> float | None:
    """The measured strength of a bot, if it has one."""
    return measured(game).get(level)


def middle(game: str) -> float:
    """Half of a game's measured bots are stronger: where a newcomer begins."""
    return median(measured(game).values())


def is_rated(game: str) -> bool:
    """Whether a game has ratings: its bots were measured."""
    return bool(measured(game))
