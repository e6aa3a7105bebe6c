"""Learning a small game whole: no match is drawn, every line of play counts as likely as it is.

Self-play that only follows its own gain runs in circles in a game of bluff. Magnetic mirror
descent (Sokota and others, 2022) does not: every step is also drawn to a magnet, an earlier
policy, and where that has been reached the magnet moves there. So it comes to an equilibrium.
"""

import copy
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional

from backroom.games import game_named

from .model import masked
from .trainer import Trainer
from .tree import GameTree, Numbers

# Steps of the network towards the policy that one update asks for, and after how many updates
# their rate has fallen to two thirds: what is left of the noise of fitting adds up.
FITS: Final = 10
FALLING: Final = 40


class WholeGame:
    """The tree of a trainer's game, and the exact updates of its network."""

    def __init__(self, trainer: Trainer) -> None:
        game = game_named(trainer.settings.game)
        self._trainer = trainer
        self.tree = GameTree(game, game.meta.usual_seats)
        self._bits = torch.from_numpy(self.tree.rows).to(trainer.device, torch.float32)
        self._masks = torch.from_numpy(self.tree.masks.copy()).to(trainer.device)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def chances(self, state: dict[str, Any] | None = None) -> torch.Tensor:
        """The logarithm of each action's probability, of the policy or of other weights."""
        net = self._trainer.policy
        if state is not None:
            net = copy.deepcopy(net)
            net.load_state_dict(state)
        return functional.log_softmax(masked(net(self._bits)[0], self._masks), -1)

    def exploitability(self, state: dict[str, Any] | None = None) -> float:
        """What a best response wins a match, the mean of both seats."""
        return self.tree.exploitability(_numbers(self.chances(state)))

    def update(self) -> dict[str, float]:
        """One step of mirror descent, drawn to the magnet, and the network fitted to it."""
        trainer, settings = self._trainer, self._trainer.settings
        before = self.chances()
        values, _ = self.tree.values(_numbers(before))
        worth = torch.from_numpy(values).to(before)
        pull = settings.mirror_rate * settings.magnet
        wished = before + settings.mirror_rate * worth
        if pull:
            wished = (wished + pull * self.chances(trainer.magnet)) / (1 + pull)
        target = functional.softmax(masked(wished, self._masks), -1)
        loss = before.sum()
        trainer.set_rate(settings.rate / (1 + trainer.updates / FALLING) ** 0.5)
        for _ in range(FITS):
            logits, _ = trainer.policy(self._bits)
            chances = functional.log_softmax(masked(logits, self._masks), -1)
            loss = functional.kl_div(chances, target, reduction="batchmean")
            trainer.step_policy(loss)
        trainer.settle({})
        trainer.decisions += len(self._bits)
        return {"fit": float(loss.detach())}

    def run(self, seconds: float, tell: Callable[[dict[str, Any]], None]) -> None:
        """Learn until the time is up, for one update at least."""
        begun = time.monotonic()
        trainer = self._trainer
        while True:
            told = self.update()
            passed = time.monotonic() - begun
            if trainer.updates % 10 == 0 or passed >= seconds:
                facts = {
                    "update": trainer.updates,
                    "seconds": round(passed),
                    "millions": round(trainer.decisions / 1e6, 3),
                    "exploitability": round(self.exploitability(), 5),
                    "averaged": round(self.exploitability(trainer.average), 5),
                    **told,
                }
                tell(facts)
            if passed >= seconds:
                return


def _numbers(chances: torch.Tensor) -> Numbers:
    """Probabilities as the tree takes them, adding up to one in double precision."""
    found: Numbers = chances.double().exp().cpu().numpy()
    found /= np.sum(found, axis=1, keepdims=True)
    return found
