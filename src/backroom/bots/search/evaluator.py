"""What the search must know about a game: a rollout policy, priors and an evaluation."""

from math import exp
from random import Random
from typing import Final

from backroom.bots.bot import Bot
from backroom.engine.chance import Chance
from backroom.engine.descriptor import load
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State
from backroom.games import DESCRIPTORS

# The prior of the action that the rollout policy would play is at least this.
POLICY_PRIOR: Final = 0.5
PERCENT: Final = list(range(100))
MAX_REDRAWS: Final = 6


class Evaluator:
    """A rollout policy, priors over actions, and a value for where a rollout is cut off.

    It only ever looks at determinized states, so it may look at all of one. In a rollout the
    searching seat plays by `rollout_policy` and everybody else by `opponent_policy`. A rollout
    ends with the stage of the match it began in, or after `horizon` unforced decisions; then
    `evaluate` gives its value. `base_iterations` take the compiled build 50 to 100 ms.
    `far_horizon` is for those who have time and must be right, as who reviews a match: a value
    so soon after a choice may like what costs a player later.
    """

    def __init__(
        self,
        game: AnyGame,
        rollout_policy: Bot,
        horizon: int,
        base_iterations: int,
        weights: tuple[float, ...],
        opponent_policy: Bot | None = None,
        far_horizon: int = 0,
    ) -> None:
        self.game = game
        self.rollout_policy = rollout_policy
        self.opponent_policy = opponent_policy or rollout_policy
        self.horizon = horizon
        self.far_horizon = far_horizon or horizon
        self.base_iterations = base_iterations
        self.weights = weights
        self._rng = Random(0)
        # Where nobody searches, as in the curve of an analysis, all play `opponent_policy`.
        self._searcher = -1

    def start_search(self, seed: int, seat: int) -> None:
        """Fix who searches, and the seed of whatever the policies leave to chance."""
        self._rng = Random(seed)
        self._searcher = seat

    def reweight(self, state: State, seat: int, chance: Chance) -> None:
        """Make a determinization likelier: the cards that others kept are not just any cards.

        `seat` is the one who searches; nothing that it sees may change.
        """

    def kept_cards(self, state: State, seat: int) -> list[tuple[int, int]]:
        """The cards that `reweight` is about, as pairs of a group and a face."""
        return []

    def rollout_action(self, state: State, seat: int, legal: list[int], chance: Chance) -> int:
        """What a seat plays in a rollout: its policy's action, chosen from that seat's view."""
        view = self.game.observe(state, seat)
        # No policy looks at what a time-out would do, so the default is not worked out.
        decision = Decision(seat, state.prompt, view, tuple(legal), legal[0])
        policy = self.rollout_policy if seat == self._searcher else self.opponent_policy
        action = policy.choose(decision, self._rng).action
        return action if action in legal else legal[chance.choose("policy", legal)]

    def priors(self, state: State, seat: int, legal: list[int], chance: Chance) -> list[float]:
        """The prior of each action, most of it on the rollout policy's; 0.0 is never tried."""
        rest = (1.0 - POLICY_PRIOR) / len(legal)
        priors = [rest] * len(legal)
        priors[legal.index(self.rollout_action(state, seat, legal, chance))] += POLICY_PRIOR
        return priors

    def prune(self, state: State, seat: int, legal: list[int], priors: list[float]) -> None:
        """Set to 0.0 the priors of actions that are not worth a try at the root."""

    def stage(self, state: State) -> int:
        """The part of the match that a state is in, by number; a rollout ends with its part."""
        return 0

    def features(self, state: State) -> list[list[float]]:
        """For each seat the facts that tell who is ahead, one for each of `weights`."""
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        """The expected win share of each seat in a match that is not over: a softmax of scores.

        The weights are fitted to matches of scripted bots by `benchmarks/search_values.py`.
        """
        total = 0.0
        exponentials: list[float] = []
        for facts in self.features(state):
            score = 0.0
            for weight, fact in zip(self.weights, facts, strict=True):
                score += weight * fact
            exponential = exp(score)
            exponentials.append(exponential)
            total += exponential
        return [exponential / total for exponential in exponentials]


def evaluator_for(game: AnyGame) -> Evaluator:
    """A new evaluator for a game, or a refusal where nobody wrote one."""
    descriptor = DESCRIPTORS.get(game.name)
    if descriptor is None or not descriptor.evaluator:
        raise BadSetup("bot-without-game", {"bot": "search", "game": game.name})
    evaluator: Evaluator = load(descriptor.evaluator)()
    return evaluator


def redrawn(face: int, odds: tuple[int, ...], deck: list[int], chance: Chance) -> int:
    """The face of a card that its owner kept, drawn anew from the deck until it is plausible.

    The odds that a face is accepted are percentages by face, 100 for what is kept most often.
    """
    for _ in range(MAX_REDRAWS):
        if chance.choose("reweight", PERCENT) < odds[face]:
            break
        index = chance.choose("reweight", deck)
        face, deck[index] = deck[index], face
    return face
