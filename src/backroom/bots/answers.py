"""A bot at a live match: it is asked pick by pick until its answer is whole."""

from collections.abc import Sequence
from random import Random

from backroom.engine.errors import IllegalAction
from backroom.engine.match import Decision, Match

from .bot import Bot


def asked(match: Match, seat: int, picks: Sequence[int]) -> Decision | None:
    """What a seat is asked after the picks it has in mind; nothing if they are an answer."""
    try:
        return match.decision(seat, picks)
    except IllegalAction as refused:
        if refused.id != "choice-complete":
            raise
        return None


def answer(match: Match, seat: int, bot: Bot, seed: str) -> list[int]:
    """A bot's whole answer; the same again for the same seed, however the match was resumed."""
    picks: list[int] = []
    while (decision := asked(match, seat, picks)) is not None:
        rng = Random(f"{seed}/{seat}/{decision.prompt}/{len(picks)}")
        picks.append(bot.choose(decision, rng).action)
    return picks
