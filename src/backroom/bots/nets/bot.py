"""A bot that learned: one look at the view, one pass through its network, one answer."""

from random import Random
from typing import Any, Final

import numpy as np

from backroom.bots.bot import Pick
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.steps import Sealed

from .levels import LEVELS as LEVELS
from .levels import Level as Level
from .net import Net

# Where two actions are closer than this, single precision may not tell which is ahead.
CLOSE: Final = 1e-3


class NetBot:
    """Plays what its network thinks best, and mixes where being read would cost.

    Sealed answers are always drawn at a temperature of 1 or above: a bluff is a mixture.
    """

    reasons = ("forced", "learned")

    def __init__(self, game: AnyGame, net: Net, level: Level = LEVELS["hard"]) -> None:
        self.game = game
        self.net = net
        self.level = level

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The same action again for the same view and seed."""
        legal = decision.legal
        if len(legal) == 1:
            return Pick(legal[0], "forced")
        temperature, margin, _ = self.level
        if isinstance(decision.view.steps[-1], Sealed):
            temperature = max(temperature, 1.0)
        weights = self.weigh(decision)
        if temperature > 0:
            return Pick(_drawn(legal, weights, temperature, margin, rng.random()), "learned")
        return Pick(legal[int(np.argmax(weights))], "learned")

    def weigh(self, decision: Decision) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """The logit of each legal action, the same on every machine to the last digit used."""
        observation = self.game.observation
        view = decision.view
        facing = observation.facing(view)
        mask = observation.mask(list(decision.legal), view.seats, facing)
        row = np.frombuffer(observation.vector(view) + mask, np.uint8)[None, :]
        relative = observation.relative[view.seats][facing]
        columns = [relative[action] for action in decision.legal]
        depth = self.net.blocks - self.level.skipped
        logits: Any = self.net.logits(row, depth=depth)[0, columns].astype(np.float64)
        best = np.sort(logits)[-2:]
        if best[1] - best[0] < CLOSE:
            logits = self.net.logits(row, np.float64, depth)[0, columns]
        rounded: np.ndarray[tuple[int], np.dtype[np.float64]] = np.round(logits, 4)
        return rounded


def _drawn(
    legal: tuple[int, ...],
    weights: "np.ndarray[tuple[int], np.dtype[np.float64]]",
    temperature: float,
    margin: float,
    point: float,
) -> int:
    """An action by its part of the whole; `point` between 0 and 1 says which."""
    below = weights - weights.max()
    parts = np.where(below < -margin, 0.0, np.exp(below / temperature))
    edges = np.cumsum(parts) / parts.sum()
    return legal[min(int(np.searchsorted(edges, point, side="right")), len(legal) - 1)]
