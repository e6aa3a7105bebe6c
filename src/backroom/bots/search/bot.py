"""The search bot: information-set Monte Carlo tree search from what one seat can see."""

import gc
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from backroom.bots.bot import Pick
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State
from backroom.engine.steps import AnyStep, Sealed

from .budget import Budget, read_budget
from .evaluator import Evaluator, evaluator_for
from .outlook import Outlook, most_gained, outlook_of
from .root import Candidate, RootSearch, best_beyond_noise, compared, sampled

SEED_BITS: Final = 48
# About how long the base number of iterations takes; a budget in time alone relies on it.
BASE_MS: Final = 75
# The iterations of each level, as multiples of the base number.
LEVELS: Final = {"easy": 0.125, "medium": 1.0, "hard": 12.0}


class ActionValue(NamedTuple):
    """What the search found out about an action: its visits, and the mean win share of it."""

    action: int
    visits: int
    share: float


class Comparison(NamedTuple):
    """An action beside the best of its rivals, tried in the same determinizations.

    `share` is the win share of the action, `gap` how much higher that of `best` is, and
    `error` the standard error of that. If no rival did better, `best` is the action itself.
    `gainer` is the other seat to which the action brings the most more than `best` would, by
    `gained`; -1 where there is none.
    """

    best: int
    share: float
    gap: float
    error: float
    gainer: int = -1
    gained: float = 0.0


def reason_at(step: AnyStep) -> str:
    """Why the search leaves its habit: sealed answers are mixed, all others reckoned."""
    return "mixes" if isinstance(step, Sealed) else "reckons"


class SearchBot:
    """Draws determinizations that fit the view, tries each candidate in them, and counts wins.

    It gets a decision like every bot and knows nothing but the view in it. With a budget in
    iterations it chooses the same again for the same seed.
    """

    reasons = ("forced", "habit", "mixes", "reckons")

    def __init__(self, game: AnyGame, iterations: int, milliseconds: int = 0) -> None:
        self.game = game
        self.iterations = iterations
        self.milliseconds = milliseconds
        # How many iterations the last search made.
        self.made = 0
        self.evaluator: Evaluator = evaluator_for(game)

    @classmethod
    def named(cls, game: AnyGame, budget: str) -> "SearchBot | None":
        """The bot with a level (`easy`), a number of iterations (`200`) or a time (`50ms`)."""
        if budget in LEVELS:
            return cls(game, int(evaluator_for(game).base_iterations * LEVELS[budget]))
        read = read_budget(budget)
        return None if read is None else cls(game, read[0], read[1])

    def within(self, milliseconds: int) -> "SearchBot":
        """The same bot with a clock: it stops when the time is up."""
        return SearchBot(self.game, self.iterations, milliseconds)

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The best action that the search found; a forced one is played without any search."""
        if len(decision.legal) == 1:
            return Pick(decision.legal[0], "forced")
        policy_action = self._policy_action(decision, rng)
        step = decision.view.steps[-1]
        chosen = self._best(
            self._determinizer(decision),
            decision.seat,
            step,
            decision.legal,
            policy_action,
            rng,
        )
        return Pick(chosen, "habit" if chosen == policy_action else reason_at(step))

    def action_values(
        self, decision: Decision, rng: Random, also: tuple[int, ...] = ()
    ) -> list[ActionValue]:
        """The values of the actions it examined, `also` among them, best first."""
        policy_action = self._policy_action(decision, rng)
        step = decision.view.steps[-1]
        examined = self._search(
            self._determinizer(decision),
            decision.seat,
            step,
            decision.legal,
            policy_action,
            rng,
            also,
        )
        values = [
            ActionValue(one.action, len(one.values), one.mean())
            for one in examined
            if one.values
        ]
        return sorted(values, key=lambda one: -one.share)

    def weigh(
        self, decision: Decision, policy_action: int, rng: Random
    ) -> tuple[int, Outlook | None]:
        """The best action that the search found, and what it changes for everybody."""
        step = decision.view.steps[-1]
        determinize = self._determinizer(decision)
        examined = self._search(
            determinize, decision.seat, step, decision.legal, policy_action, rng
        )
        if isinstance(step, Sealed):
            action = sampled(examined, rng.random()).action
        else:
            action = best_beyond_noise(examined).action
        return action, outlook_of(examined, action)

    def challenge(
        self, decision: Decision, rng: Random, action: int, rivals: tuple[int, ...] = ()
    ) -> Comparison:
        """What did better than an action: one of these rivals, or any legal action.

        Beside named rivals it is played on to the far horizon: there is time for that.
        """
        also = rivals or (self._policy_action(decision, rng),)
        step = decision.view.steps[-1]
        legal = tuple(sorted((action, *rivals))) if rivals else decision.legal
        near = self.evaluator.horizon
        if rivals:
            self.evaluator.horizon = self.evaluator.far_horizon
        try:
            examined = self._search(
                self._determinizer(decision), decision.seat, step, legal, action, rng, also
            )
        finally:
            self.evaluator.horizon = near
        own = examined[0]
        found = Comparison(action, own.mean(), 0.0, 0.0)
        for one in examined[1:]:
            if len(one.values) > 1:
                gap, error = compared(one.values, own.values)
                if gap > found.gap:
                    gainer = most_gained(own, one, decision.seat)
                    found = Comparison(one.action, own.mean(), gap, error, *gainer)
        return found

    def choose_from_state(self, decision: Decision, truth: State, rng: Random) -> int:
        """What it would play if it knew the true state: a bound to measure against."""
        policy_action = self._policy_action(decision, rng)
        step = truth.steps[-1]
        return self._best(
            lambda chance: truth, decision.seat, step, decision.legal, policy_action, rng
        )

    def _policy_action(self, decision: Decision, rng: Random) -> int:
        return self.evaluator.rollout_policy.choose(decision, rng).action

    def _determinizer(self, decision: Decision) -> "Callable[[SearchChance], State]":
        """A function that draws full states which fit what the seat sees."""

        def determinize(chance: SearchChance) -> State:
            state: State = self.game.complete(decision.view, chance)
            self.evaluator.reweight(state, decision.seat, chance)
            return state

        return determinize

    def _best(
        self,
        determinize: "Callable[[SearchChance], State]",
        seat: int,
        step: AnyStep,
        legal: tuple[int, ...],
        policy_action: int,
        rng: Random,
    ) -> int:
        examined = self._search(determinize, seat, step, legal, policy_action, rng)
        if isinstance(step, Sealed):
            return sampled(examined, rng.random()).action
        return best_beyond_noise(examined).action

    def _search(
        self,
        determinize: "Callable[[SearchChance], State]",
        seat: int,
        step: AnyStep,
        legal: tuple[int, ...],
        policy_action: int,
        rng: Random,
        also: tuple[int, ...] = (),
    ) -> list[Candidate]:
        budget = Budget(self.iterations, self.milliseconds)
        seed = rng.getrandbits(SEED_BITS)
        search = RootSearch(self.evaluator, determinize, seat, list(legal), seed)
        active = search.candidates(policy_action, also, self._expected_iterations())
        if len(active) == 1 and not also:
            self.made = 0
            return active
        # A search makes no reference cycles; looking for them took a tenth of its time.
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            if isinstance(step, Sealed):
                search.regret_matching(active, budget)
            else:
                search.sequential_halving(active, budget)
        finally:
            # The collector looks through whatever stands when it is let in again.
            search.clear()
            if is_collecting:
                gc.enable()
        self.made = budget.made
        return active

    def _expected_iterations(self) -> int:
        """How many iterations the budget allows, roughly where it is a time."""
        if not self.milliseconds:
            return self.iterations
        in_time = self.evaluator.base_iterations * self.milliseconds // BASE_MS
        return min(self.iterations, in_time) if self.iterations else in_time
