"""The bot that does anything."""

from random import Random

from backroom.engine.match import Decision

from .bot import Pick


class RandomBot:
    """Any legal action, all equally likely."""

    reasons = ("chance",)

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The view is not looked at."""
        return Pick(decision.legal[int(rng.random() * len(decision.legal))], "chance")
