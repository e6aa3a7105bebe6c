"""A bot at a live match: it is asked pick by pick until its answer is whole."""

from random import Random

from backroom.engine.match import Match

from .bot import Bot


def answer(match: Match, seat: int, bot: Bot, seed: str) -> list[int]:
    """A bot's whole answer; the same again for the same seed, however the match was resumed."""
    picks: list[int] = []
    while (decision := match.next_decision(seat, picks)) is not None:
        rng = Random(f"{seed}/{seat}/{decision.prompt}/{len(picks)}")
        picks.append(bot.choose(decision, rng).action)
    return picks
