"""The root of the search: every candidate action is tried in the same determinizations.

Within one determinization all candidates draw from the same chance, so that the difference
between two of them is what they bring and not luck. Ordinary choices use sequential halving,
and the rollout policy's action is kept unless another beats it by more than the noise. Sealed
choices use regret matching, because a choice that opponents can foresee must be mixed.
"""

from collections.abc import Callable
from math import ceil, log, log2, sqrt
from typing import Final

from backroom.engine.chance import SearchChance
from backroom.engine.state import State

from .budget import Budget
from .evaluator import Evaluator
from .tree import Tree

# Added to the seed of a determinization, it gives the seed of what is drawn there afterwards.
DRAWS: Final = 1 << 52
# A candidate must get this many iterations, or there are fewer candidates, down to a minimum.
MIN_ITERATIONS_EACH: Final = 10
MIN_CANDIDATES: Final = 3
# A few determinizations may agree by luck: this is added to their sum of squared differences.
PRIOR_SQUARES: Final = 0.02
# Every so many determinizations, candidates worse by so many standard errors are pruned.
PRUNE_EVERY: Final = 8
PRUNE_ERRORS: Final = 2.5
# The policy's action yields to another only if that is better by so many standard errors.
SWITCH_ERRORS: Final = 1.5
# A mixed choice never plays what the average strategy gives a smaller probability than this.
MIN_PROBABILITY: Final = 0.15


class Candidate:
    """A root action with its prior, and its value in each determinization so far.

    `values` are those of the searching seat, `rows` those of all seats where they are known.
    """

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.values: list[float] = []
        self.rows: list[list[float]] = []
        self.regret = 0.0
        self.strategy_sum = 0.0

    def mean(self) -> float:
        """The searching seat's mean win share over the determinizations this was tried in."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class RootSearch:
    """One decision of one seat, examined in many determinizations of what it sees."""

    def __init__(
        self,
        evaluator: Evaluator,
        determinize: "Callable[[SearchChance], State]",
        seat: int,
        legal: list[int],
        seed: int,
    ) -> None:
        self._evaluator = evaluator
        self._determinize = determinize
        self._seat = seat
        self._seed = seed
        self._determinizations = 0
        evaluator.start_search(seed, seat)
        state = determinize(SearchChance(seed))
        priors = evaluator.priors(state, seat, legal, chance_within(seed))
        evaluator.prune(state, seat, legal, priors)
        stage = evaluator.stage(state)
        self.all = [
            Candidate(action, prior) for action, prior in zip(legal, priors, strict=True)
        ]
        self._trees = {action: Tree(evaluator, seat, stage) for action in legal}

    def candidates(
        self, policy_action: int, also: tuple[int, ...], iterations: int
    ) -> list[Candidate]:
        """The policy's action first, then those asked for, then as many others as time allows.

        The others come by falling prior; one with a prior of 0.0 never does.
        """
        room = max(MIN_CANDIDATES, iterations // MIN_ITERATIONS_EACH)
        asked = [policy_action, *also]
        able = [one for one in self.all if one.prior > 0 or one.action in asked]
        ranked = sorted(able, key=lambda one: -one.prior)
        ranked.sort(
            key=lambda one: 0 if one.action == policy_action else 1 + (one.action not in also)
        )
        return ranked[: max(room, 1 + len(also))]

    def sequential_halving(self, active: list[Candidate], budget: Budget) -> None:
        """Try all in each determinization; drop the worse half with each part of the budget."""
        phases = max(1, ceil(log2(len(active))))
        for phase in range(phases):
            while True:
                self._try(active, budget)
                if self._determinizations % PRUNE_EVERY == 0:
                    active = pruned(active)
                if len(active) == 1:
                    return
                if budget.spent() >= (phase + 1) / phases:
                    break
            others = sorted(active[1:], key=lambda one: -one.mean())
            active = [active[0], *others[: max(1, (len(active) + 1) // 2 - 1)]]
            if budget.spent() >= 1.0:
                break

    def regret_matching(self, active: list[Candidate], budget: Budget) -> None:
        """Play each candidate in proportion to its regret, and sum up that strategy."""
        while budget.spent() < 1.0:
            strategy = _regret_matched(active)
            self._try(active, budget)
            mean = sum(p * one.values[-1] for p, one in zip(strategy, active, strict=True))
            for p, one in zip(strategy, active, strict=True):
                one.regret += one.values[-1] - mean
                one.strategy_sum += p

    def clear(self) -> None:
        """Free the trees; the candidates keep their values."""
        self._trees.clear()

    def _try(self, active: list[Candidate], budget: Budget) -> None:
        """One more determinization, with one iteration for each candidate."""
        self._determinizations += 1
        seed = self._seed + self._determinizations
        determinized = self._determinize(SearchChance(seed))
        for one in active:
            chance = chance_within(seed)
            state = determinized.clone()
            state.apply(self._seat, one.action, chance)
            row = self._trees[one.action].iterate(state, chance)
            one.values.append(row[self._seat])
            one.rows.append(row)
        budget.made += len(active)


def chance_within(seed: int) -> SearchChance:
    """What is drawn in the determinization of a seed, from a stream of its own.

    From the same stream a hidden hand would foretell the next card of the deck.
    """
    return SearchChance(seed + DRAWS)


def _regret_matched(active: list[Candidate]) -> list[float]:
    """The strategy proportional to positive regret; the policy's action while there is none."""
    total = sum(max(0.0, one.regret) for one in active)
    if total == 0.0:
        return [1.0, *(0.0 for _ in active[1:])]
    return [max(0.0, one.regret) / total for one in active]


def pruned(active: list[Candidate]) -> list[Candidate]:
    """The policy's action, and every candidate that may still turn out better than it."""
    baseline = active[0].values
    others = []
    for one in active[1:]:
        gap, error = compared(one.values, baseline)
        if gap + PRUNE_ERRORS * error > 0:
            others.append(one)
    return [active[0], *others]


def best_beyond_noise(active: list[Candidate], lead_for_odds: float = 0.0) -> Candidate:
    """The candidate with the largest lead over the policy's action, if beyond the noise.

    With `lead_for_odds` the lead must be larger by so much where the prior is an e-th of that
    of the policy's action.
    """
    best, lead = active[0], 0.0
    for one in active[1:]:
        if len(one.values) < 2:
            continue
        gap, error = compared(one.values, active[0].values)
        beyond = gap - SWITCH_ERRORS * error
        if lead_for_odds:
            beyond -= lead_for_odds * log(active[0].prior / one.prior)
        if beyond > lead:
            best, lead = one, beyond
    return best


def compared(values: list[float], baseline: list[float]) -> tuple[float, float]:
    """The mean paired difference over shared determinizations, and its standard error."""
    count = len(values)
    gaps = [value - other for value, other in zip(values, baseline[:count], strict=True)]
    mean = sum(gaps) / count
    variance = (PRIOR_SQUARES + sum((gap - mean) * (gap - mean) for gap in gaps)) / (count - 1)
    return mean, sqrt(variance / count)


def sampled(active: list[Candidate], lot: float) -> Candidate:
    """A candidate drawn from the average strategy by a lot between 0 and 1.

    Small probabilities are noise and left out, unless all are small: then all count. The
    policy's action is played if the clock left no time for any determinization.
    """
    total = sum(one.strategy_sum for one in active)
    if total == 0.0:
        return active[0]
    kept = [one for one in active if one.strategy_sum >= MIN_PROBABILITY * total] or active
    lot *= sum(one.strategy_sum for one in kept)
    for one in kept:
        lot -= one.strategy_sum
        if lot < 0:
            return one
    return kept[-1]
