"""How long bots of a level think at a table, and who answers when there is no time for it."""

from typing import Final

from backroom.bots.registry import bots_for
from backroom.engine.game import AnyGame

SEARCH: Final = "search"
# What a level may take for an answer when nobody else waits; a bare `search` is medium.
SECONDS: Final = {"easy": 0.05, "medium": 0.25, "hard": 1.0}
USUAL: Final = "medium"
# In less time than this a search sees next to nothing, and rules of thumb do better.
LEAST_SECONDS: Final = 0.004
QUICK: Final = "scripted"


def is_search(level: str) -> bool:
    """Whether bots of this level use the time they are given."""
    return level.partition(":")[0] == SEARCH


def thinking_seconds(level: str) -> float:
    """The most that a bot of this level thinks about one answer; the others need no time."""
    name = level.partition(":")[2] or USUAL
    return SECONDS.get(name, SECONDS[USUAL]) if is_search(level) else 0.0


def under_pressure(game: AnyGame, level: str, seconds: float) -> str:
    """The level that answers when so much time is left: in a great hurry, rules of thumb."""
    hurried = is_search(level) and seconds < LEAST_SECONDS
    return QUICK if hurried and QUICK in bots_for(game) else level
