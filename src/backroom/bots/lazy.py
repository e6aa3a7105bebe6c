"""The bot that lets the time run out: a yardstick, never to be changed."""

from random import Random

from backroom.engine.match import Decision

from .bot import Pick


class LazyBot:
    """Always the default that a time-out would play."""

    reasons = ("default",)

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The default, without a look at the view."""
        return Pick(decision.default, "default")
