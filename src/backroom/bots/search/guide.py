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
# How likely the action of habit is at least.
HABIT: Final = 0.5
PERCENT: Final = list(range(100))
MOST_REDEALS: Final = 6


class Guide:
    """A cheap policy for playouts and a value for the place where they are cut off.

    A guide looks at imagined states only, so it may look at all of one. The searcher plays on
    by `habits`, and the others as `others` do. A playout ends with a chapter, or after
    `horizon` unforced decisions, and then `value` is asked. `usual` is how many iterations
    take the compiled build 50 to 100 ms.
    """

    def __init__(
        self,
        game: AnyGame,
        habits: Bot,
        horizon: int,
        usual: int,
        weights: tuple[float, ...],
        others: Bot | None = None,
    ) -> None:
        self.game = game
        self.habits = habits
        self.others = others or habits
        self.horizon = horizon
        self.usual = usual
        self.weights = weights
        self._rng = Random(0)
        # Where nobody searches, as in the curve of an analysis, all play as `others` do.
        self._searcher = -1

    def begin(self, seed: int, seat: int) -> None:
        """A seat starts to search: what habits leave to chance is the same for a seed."""
        self._rng = Random(seed)
        self._searcher = seat

    def settle(self, state: State, seat: int, chance: Chance) -> None:
        """Make an imagined world likelier: what others chose to keep is not any card.

        `seat` is who imagines; nothing that it sees may change.
        """

    def kept(self, state: State, seat: int) -> list[tuple[int, int]]:
        """The cards that `settle` is about: under which heading, and the face."""
        return []

    def pick(self, state: State, seat: int, legal: list[int], chance: Chance) -> int:
        """What a player does in a playout: by habit, from what that player may see."""
        view = self.game.observe(state, seat)
        # No habit asks what a time-out would do.
        decision = Decision(seat, state.prompt, view, tuple(legal), legal[0])
        player = self.habits if seat == self._searcher else self.others
        action = player.choose(decision, self._rng).action
        return action if action in legal else legal[chance.choose("policy", legal)]

    def likely(self, state: State, seat: int, legal: list[int], chance: Chance) -> list[float]:
        """How likely each action is: mostly what `pick` would do; what is 0.0 is not tried."""
        share = (1.0 - HABIT) / len(legal)
        odds = [share] * len(legal)
        odds[legal.index(self.pick(state, seat, legal, chance))] += HABIT
        return odds

    def leave_out(self, state: State, seat: int, legal: list[int], odds: list[float]) -> None:
        """Set the odds to 0.0 of what the searcher need not look at itself."""

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


def redealt(face: int, odds: tuple[int, ...], deck: list[int], chance: Chance) -> int:
    """A face that its owner kept: the one dealt, or by the odds another from the deck.

    The odds are percentages by face, 100 for what is kept most often.
    """
    for _ in range(MOST_REDEALS):
        if chance.choose("settle", PERCENT) < odds[face]:
            break
        index = chance.choose("settle", deck)
        face, deck[index] = deck[index], face
    return face
