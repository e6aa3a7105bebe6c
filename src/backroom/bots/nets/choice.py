"""How a bot that learned chooses among what its network weighs; with NumPy and without."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from backroom.bots.bot import Pick
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.steps import Sealed

from .levels import Level

# The digits of a logit that count: machines that add up in another order agree in them.
PLACES: Final = 4


class LearnedBot:
    """Plays what its network thinks best, and mixes where being read would cost.

    Sealed answers are always drawn at a temperature of 1 or above: a bluff is a mixture.
    """

    reasons = ("forced", "learned")
    game: AnyGame
    level: Level

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The same action again for the same view and seed."""
        legal = decision.legal
        if len(legal) == 1:
            return Pick(legal[0], "forced")
        temperature, margin, _ = self.level
        if isinstance(decision.view.steps[-1], Sealed):
            temperature = max(temperature, 1.0)
        weights = self.logits(decision, temperature > 0)
        if temperature > 0:
            return Pick(_drawn(legal, weights, temperature, margin, rng.random()), "learned")
        return Pick(legal[weights.index(max(weights))], "learned")

    def logits(self, decision: Decision, is_drawn: bool) -> list[float]:
        """The logit of each legal action, the same on every machine to the last digit used.

        Either one will be drawn by them, or the best one played.
        """
        raise NotImplementedError


def _drawn(
    legal: tuple[int, ...],
    weights: Sequence[float],
    temperature: float,
    margin: float,
    point: float,
) -> int:
    """An action by its part of the whole; `point` between 0 and 1 says which."""
    best = max(weights)
    below = [weight - best for weight in weights]
    parts = [0.0 if one < -margin else exp(one / temperature) for one in below]
    whole = sum(parts)
    edges = [edge / whole for edge in accumulate(parts)]
    return legal[min(bisect_right(edges, point), len(legal) - 1)]
