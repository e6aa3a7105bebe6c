"""What the search knows of a game: how its players tend to play, and who is ahead."""

from math import exp
from random import Random
from typing import Final

from backroom.bots.bot import Bot
from backroom.engine.chance import Chance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State

# Every place in a tie gets its part of one win.
WHOLE: Final = 1.0


class Guide:
    """A cheap policy for playouts and a value for the place where they are cut off.

    A guide looks at imagined states only, so it may look at all of one. A playout ends with a
    chapter, or after `horizon` unforced decisions, and then `value` is asked. `caution` is how
    many standard errors another action must be better than the one of habit to be preferred,
    `usual` how many iterations take the compiled build 50 to 100 ms.
    """

    def __init__(
        self,
        game: AnyGame,
        habits: Bot,
        horizon: int,
        caution: float,
        usual: int,
        weights: tuple[float, ...],
    ) -> None:
        self.game = game
        self.habits = habits
        self.horizon = horizon
        self.caution = caution
        self.usual = usual
        self.weights = weights
        self._rng = Random(0)

    def begin(self, seed: int) -> None:
        """A search starts: whatever habits leave to chance comes out the same for a seed."""
        self._rng = Random(seed)

    def pick(self, state: State, seat: int, legal: list[int], chance: Chance) -> int:
        """What a player does in a playout: by habit, from what that player may see."""
        step = state.steps[-1]
        view = self.game.observe(state, seat)
        decision = Decision(seat, state.prompt, view, tuple(legal), step.default(state, seat))
        action = self.habits.choose(decision, self._rng).action
        return action if action in legal else legal[chance.choose("policy", legal)]

    def likely(self, state: State, seat: int, legal: list[int], chance: Chance) -> list[float]:
        """How likely each action is, for the tree: mostly what `pick` would do."""
        share = 0.5 / len(legal)
        odds = [share] * len(legal)
        odds[legal.index(self.pick(state, seat, legal, chance))] += 0.5
        return odds

    def chapter(self, state: State) -> int:
        """The part of the match a state is in: a playout goes no further than to its end."""
        return 0

    def features(self, state: State) -> list[list[float]]:
        """For each seat the facts that tell who is ahead; `weights` has one number for each."""
        raise NotImplementedError

    def value(self, state: State) -> list[float]:
        """The part of the win that each seat may hope for in a match that is not over.

        The weights are fitted to matches of scripted bots: `benchmarks/search_values.py`.
        """
        total = 0.0
        hopes: list[float] = []
        for facts in self.features(state):
            score = 0.0
            for weight, fact in zip(self.weights, facts, strict=True):
                score += weight * fact
            hope = exp(score)
            hopes.append(hope)
            total += hope
        return [hope / total for hope in hopes]
