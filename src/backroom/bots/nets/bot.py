"""A bot that learned: one look at the view, one pass through its network, one answer."""

from random import Random
from typing import Any, Final

import numpy as np

from backroom.bots.bot import Pick
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.steps import Sealed

from .net import Net

# Where two actions are closer than this, single precision may not tell which is ahead.
CLOSE: Final = 1e-3


class NetBot:
    """Plays what its network thinks best, and mixes where being read would cost.

    `temperature` spreads its choices: near 0 it plays the likeliest action, at 1 as the network
    learned to. Sealed answers are always drawn at 1 or above: a bluff is a mixture.
    """

    reasons = ("forced", "learned")

    def __init__(self, game: AnyGame, net: Net, temperature: float = 0.0) -> None:
        self.game = game
        self.net = net
        self.temperature = temperature

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The same action again for the same view and seed."""
        legal = decision.legal
        if len(legal) == 1:
            return Pick(legal[0], "forced")
        temperature = self.temperature
        if isinstance(decision.view.steps[-1], Sealed):
            temperature = max(temperature, 1.0)
        weights = self.weigh(decision)
        if temperature > 0:
            return Pick(_drawn(legal, weights, temperature, rng.random()), "learned")
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
        logits: Any = self.net.logits(row)[0, columns].astype(np.float64)
        best = np.sort(logits)[-2:]
        if best[1] - best[0] < CLOSE:
            logits = self.net.logits(row, np.float64)[0, columns]
        rounded: np.ndarray[tuple[int], np.dtype[np.float64]] = np.round(logits, 4)
        return rounded


def _drawn(
    legal: tuple[int, ...],
    weights: "np.ndarray[tuple[int], np.dtype[np.float64]]",
    temperature: float,
    point: float,
) -> int:
    """An action by its part of the whole; `point` between 0 and 1 says which."""
    parts = np.exp((weights - weights.max()) / temperature)
    edges = np.cumsum(parts) / parts.sum()
    return legal[min(int(np.searchsorted(edges, point, side="right")), len(legal) - 1)]
