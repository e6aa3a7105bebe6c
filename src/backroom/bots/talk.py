"""Bots that talk: what they announce binds nobody, and everybody's view has it."""

from random import Random
from typing import Protocol, runtime_checkable

from backroom.engine.match import Match
from backroom.engine.views import View

from .bot import Bot


@runtime_checkable
class Talker(Protocol):
    """A bot that may say something before it answers a question."""

    def announce(self, view: View, rng: Random) -> list[int]:
        """Announcements out of the game's `says`; most of the time there is nothing to say."""


def announcements(bot: Bot, view: View, rng: Random) -> list[int]:
    """What a bot says now: nothing at all unless it is a talker."""
    return bot.announce(view, rng) if isinstance(bot, Talker) else []


def speak(match: Match, seat: int, bot: Bot, seed: str) -> None:
    """What a bot that is asked something says at a live match, if the rules let it speak."""
    if match.game.may_say(match.state, seat):
        rng = Random(f"{seed}/{seat}/{match.state.prompt}/say")
        for say in announcements(bot, match.view(seat), rng):
            match.say(seat, say)
