"""How long bots of a level think at a table, and who answers when there is no time for it."""

from functools import cache
from typing import Final

from backroom.bots.registry import bot_named, bots_for, hurried_bot, is_thinker
from backroom.bots.talk import Talker
from backroom.engine.game import AnyGame

# What a level may take for an answer when nobody else waits; a bare `search` is medium.
SECONDS: Final = {"easy": 0.05, "medium": 0.25, "hard": 0.4}
USUAL: Final = "medium"
# In less time than this a search sees next to nothing, and who answers at once does better.
LEAST_SECONDS: Final = 0.005
QUICK: Final = "scripted"


def can_search(game: AnyGame) -> bool:
    """Whether there is a searching bot for a game."""
    return any(is_thinker(level) for level in bots_for(game))


@cache
def can_talk(game: AnyGame) -> bool:
    """Whether bots of a game have something to announce now and then."""
    return QUICK in bots_for(game) and isinstance(bot_named(QUICK, game), Talker)


def thinking_seconds(level: str) -> float:
    """The most that a bot of this level thinks about one answer; the others need no time."""
    name = level.partition(":")[2] or USUAL
    return SECONDS.get(name, SECONDS[USUAL]) if is_thinker(level) else 0.0


def under_pressure(
    game: AnyGame, level: str, seconds: float, draw: float, hurried: str = ""
) -> tuple[str, float]:
    """Who answers when so much time is left, and the time for it.

    In a great hurry it is a matter of luck (`draw`, from 0 to 1): some answers get the least
    time that is worth a search, the others are left to `hurried`, or to a network or rules of
    thumb of that level, which need none.
    """
    if not is_thinker(level) or seconds >= LEAST_SECONDS or QUICK not in bots_for(game):
        return level, max(seconds, LEAST_SECONDS) if is_thinker(level) else 0.0
    return (
        (level, LEAST_SECONDS)
        if draw < seconds / LEAST_SECONDS
        else (hurried or hurried_bot(level, game), 0.0)
    )
