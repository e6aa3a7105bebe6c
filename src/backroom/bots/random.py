"""The bot that does anything."""

from random import Random

from backroom.engine.match import Decision

from .bot import Choice


class RandomBot:
    """Any legal action, all equally likely."""

    reasons = ("chance",)

    def choose(self, decision: Decision, rng: Random) -> Choice:
        """The view is not looked at."""
        return Choice(decision.legal[int(rng.random() * len(decision.legal))], "chance")
