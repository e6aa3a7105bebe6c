"""The bot that plays at random: a yardstick, never to be changed."""

from random import Random

from backroom.engine.match import Decision

from .bot import Pick


class RandomBot:
    """Any legal action, all equally likely."""

    reasons = ("chance",)

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """Any legal action, without a look at the view."""
        return Pick(decision.legal[int(rng.random() * len(decision.legal))], "chance")
