"""A bot that learned: one look at the view, one pass through its network, one answer."""

from typing import Any, Final

import numpy as np

from backroom.engine.game import AnyGame
from backroom.engine.match import Decision

from .choice import PLACES, LearnedBot
from .levels import LEVELS as LEVELS
from .levels import Level as Level
from .net import Net, on_one_core

# Where two actions are closer than this, single precision may not tell which is ahead.
CLOSE: Final = 1e-3


class NetBot(LearnedBot):
    """Plays by a network in NumPy."""

    def __init__(self, game: AnyGame, net: Net, level: Level = LEVELS["hard"]) -> None:
        self.game = game
        self.net = net
        self.level = level

    def logits(self, decision: Decision, is_drawn: bool) -> list[float]:
        """The logit of each legal action, the same on every machine to the last digit used."""
        listed: list[float] = self.weigh(decision, is_drawn).tolist()
        return listed

    def weigh(
        self, decision: Decision, is_drawn: bool = True
    ) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """The same as an array, for whoever reckons on.

        Who only wants the best one needs double precision where single cannot tell which it
        is; in a draw every digit counts.
        """
        observation = self.game.observation
        view = decision.view
        facing = observation.facing(view)
        mask = observation.mask(list(decision.legal), view.seats, facing)
        row = np.frombuffer(observation.vector(view) + mask, np.uint8)[None, :]
        relative = observation.relative[view.seats][facing]
        columns = [relative[action] for action in decision.legal]
        depth = self.net.blocks - self.level.skipped
        with on_one_core():
            if is_drawn or _is_close(logits := self._logits(row, depth, columns, np.float32)):
                logits = self._logits(row, depth, columns, np.float64)
        rounded: np.ndarray[tuple[int], np.dtype[np.float64]] = np.round(logits, PLACES)
        return rounded

    def _logits(self, row: Any, depth: int, columns: list[int], kind: Any) -> Any:
        return self.net.logits(row, kind, depth)[0, columns].astype(np.float64)


def _is_close(logits: Any) -> bool:
    second, best = np.partition(logits, -2)[-2:]
    return bool(best - second < CLOSE)
