"""A bot that learned: one look at the view, one pass through its network, one answer."""

from typing import Any, Final

import numpy as np

from backroom.engine.game import AnyGame
from backroom.engine.match import Decision

from .choice import LearnedBot
from .levels import LEVELS as LEVELS
from .levels import Level as Level
from .net import Net

# Where two actions are closer than this, single precision may not tell which is ahead.
CLOSE: Final = 1e-3


class NetBot(LearnedBot):
    """Plays by a network in NumPy."""

    def __init__(self, game: AnyGame, net: Net, level: Level = LEVELS["hard"]) -> None:
        self.game = game
        self.net = net
        self.level = level

    def logits(self, decision: Decision) -> list[float]:
        """The logit of each legal action, the same on every machine to the last digit used."""
        listed: list[float] = self.weigh(decision).tolist()
        return listed

    def weigh(self, decision: Decision) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """The same as an array, for whoever reckons on."""
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
