"""Learning a small game whole: no match is drawn, every line of play counts as likely as it is.

Self-play that only follows its own gain runs in circles in a game of bluff. Magnetic mirror
descent (Sokota and others, 2022) does not: every step is also drawn to a magnet, an earlier
policy, and where that has been reached the magnet moves there. Steps are optimistic: they
reckon that what changed since the last one will change once more. What the network played on
the way comes nearer to an equilibrium as a mean than at any moment, so the network that is kept
is fitted to that mean.
"""

import copy
import time
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional

from backroom.games import game_named

from .model import Policy, masked
from .trainer import KEPT_EVERY, Kept, Told, Trainer
from .tree import GameTree, Numbers

# Steps of the network towards the policy that one update asks for, and after how many updates
# their rate has fallen to two thirds: what is left of the noise of fitting adds up.
FITS: Final = 10
FALLING: Final = 40
# The part of a run that is spent on updates; the rest fits the network that is kept.
UPDATING: Final = 0.75
# Steps of that fit between two looks at the clock, and the rate that it begins with.
FITTED: Final = 20
FIT_RATE: Final = 2e-3
# A weight for what was never played, so that every situation has a mean.
TRACE: Final = 1e-9


class WholeGame:
    """The tree of a trainer's game, and the exact updates of its network."""

    def __init__(self, trainer: Trainer) -> None:
        game = game_named(trainer.settings.game)
        self._trainer = trainer
        self.tree = GameTree(game, game.meta.usual_seats)
        self._bits = torch.from_numpy(self.tree.rows).to(trainer.device, torch.float32)
        self._masks = torch.from_numpy(self.tree.masks.copy()).to(trainer.device)
        # What the last update asked for: the next one goes on from there, and not from what
        # the network made of it, so that what it does not fit does not add up.
        self._asked = self.chances()
        self._magnet = self.chances(trainer.magnet)
        self._worth: torch.Tensor | None = None
        self._played: Numbers = np.zeros(self.tree.masks.shape)

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
        played = _numbers(self.chances())
        values, _ = self.tree.values(played)
        worth = torch.from_numpy(values).to(self._asked)
        before = worth if self._worth is None else self._worth
        self._worth = worth
        wished = self._asked + settings.mirror_rate * (2 * worth - before)
        pull = settings.mirror_rate * settings.magnet
        wished = (wished + pull * self._magnet) / (1 + pull)
        self._asked = functional.log_softmax(masked(wished, self._masks), -1)
        trainer.set_rate(settings.rate / (1 + trainer.updates / FALLING) ** 0.5)
        loss = self._asked.sum()
        for _ in range(FITS):
            loss = self._distance(trainer.policy, self._asked.exp())
            trainer.step_policy(loss)
        trainer.settle({})
        trainer.decisions += len(self._bits)
        if trainer.updates % settings.magnet_every == 0:
            self._magnet = self._asked
        # Later policies are better ones, and count for more.
        own = self.tree.own_reach(played)[:, None] + TRACE
        self._played += trainer.updates * own * played
        return {"fit": float(loss.detach())}

    def checkpoint(self) -> dict[str, Any]:
        """What the next update goes on from, besides the networks."""
        return {
            "asked": self._asked,
            "magnet": self._magnet,
            "worth": self._worth,
            "played": torch.from_numpy(self._played),
        }

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on from there; the network alone knows neither the mean nor the last worth."""
        self._asked, self._magnet = kept["asked"], kept["magnet"]
        self._worth = kept["worth"]
        self._played = kept["played"].cpu().numpy()

    def mean(self) -> Numbers:
        """The mean of all that the network played, as likely as it led there itself."""
        found: Numbers = self._played / self._played.sum(axis=1, keepdims=True)
        return found

    def keep_mean(self, seconds: float, steps: int = 0) -> None:
        """Fit the network that is kept to the mean, until the time is up and all steps made."""
        net = copy.deepcopy(self._trainer.policy)
        target = torch.from_numpy(self.mean()).to(self._bits)
        optimiser = torch.optim.Adam(net.parameters(), lr=FIT_RATE)
        begun, made, passed = time.monotonic(), 0, 0.0
        while made < max(steps, FITTED) or passed < seconds:
            done = max(made / max(steps, FITTED) if steps else 0.0, passed / (seconds or 1.0))
            for group in optimiser.param_groups:
                group["lr"] = FIT_RATE * max(0.02, 1 - done)
            for _ in range(FITTED):
                optimiser.zero_grad(set_to_none=True)
                self._distance(net, target).backward()
                optimiser.step()
            made += FITTED
            passed = time.monotonic() - begun
        self._trainer.average = net.state_dict()

    def _distance(self, net: Policy, target: torch.Tensor) -> torch.Tensor:
        """How far a network is from a policy, over all situations."""
        chances = functional.log_softmax(masked(net(self._bits)[0], self._masks), -1)
        return functional.kl_div(chances, target, reduction="batchmean")

    def run(self, seconds: float, tell: Told, keep: Kept | None = None) -> None:
        """Learn until the time is up, for one update at least, and keep the mean.

        `keep` is called now and then, so that a run that is cut short loses little.
        """
        begun = time.monotonic()
        trainer = self._trainer
        passed, told = 0.0, {"fit": 0.0}
        while not passed or passed < UPDATING * seconds:
            told = self.update()
            passed = time.monotonic() - begun
            if keep is not None and trainer.updates % KEPT_EVERY == 0:
                keep()
            if trainer.updates % 10 == 0:
                tell({**self._facts(passed), **told})
        self.keep_mean(seconds - passed)
        averaged = round(self.exploitability(trainer.average), 5)
        tell({**self._facts(time.monotonic() - begun), "averaged": averaged, **told})

    def _facts(self, passed: float) -> dict[str, Any]:
        """How far a run is."""
        return {
            "update": self._trainer.updates,
            "seconds": round(passed),
            "millions": round(self._trainer.decisions / 1e6, 3),
            "exploitability": round(self.exploitability(), 5),
            "mean": round(self.tree.exploitability(self.mean()), 5),
        }


def _numbers(chances: torch.Tensor) -> Numbers:
    """Probabilities as the tree takes them, adding up to one in double precision."""
    found: Numbers = chances.double().exp().cpu().numpy()
    found /= np.sum(found, axis=1, keepdims=True)
    return found
