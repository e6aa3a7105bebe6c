"""The search bot: information-set tree search over states that fit what it sees."""

import gc
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from backroom.bots.bot import Choice
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.state import State
from backroom.engine.steps import AnyStep, Sealed

from .budget import Budget
from .guide import Guide
from .guides import guide_for
from .worlds import Candidate, Search, compared, mixed, surest

SEED_BITS: Final = 48
# What the usual number of iterations takes, roughly; a clock alone counts on that.
USUAL_MS: Final = 75
# A level's iterations, as a part of the usual number.
LEVELS: Final = {"easy": 0.125, "medium": 1.0, "hard": 12.0}


class Weighed(NamedTuple):
    """What the search thinks of an action: how often it tried it, and the win share it saw."""

    action: int
    visits: int
    share: float


class Verdict(NamedTuple):
    """An action beside the best of its rivals, tried in the same worlds.

    `share` is what the action brought, `gap` how much more the best did; none if nothing is
    better beyond the noise, and then it is the best itself.
    """

    best: int
    share: float
    gap: float


class SearchBot:
    """Draws worlds that fit the view, plays each candidate on in them, and counts wins.

    With iterations alone the choice is the same again for the same seed. It gets a decision
    like every bot, and what it imagines is drawn from that view alone.
    """

    reasons = ("forced", "habit", "reckons")

    def __init__(self, game: AnyGame, iterations: int, milliseconds: int = 0) -> None:
        self.game = game
        self.iterations = iterations
        self.milliseconds = milliseconds
        # How many iterations the last search made.
        self.made = 0
        self.guide: Guide = guide_for(game)

    @classmethod
    def named(cls, game: AnyGame, budget: str) -> "SearchBot | None":
        """The bot of a level, of so many iterations (`200`) or of a time (`50ms`)."""
        if budget in LEVELS:
            return cls(game, int(guide_for(game).usual * LEVELS[budget]))
        digits = budget.removesuffix("ms")
        if not digits.isdecimal() or int(digits) == 0:
            return None
        return cls(game, 0, int(digits)) if digits != budget else cls(game, int(digits))

    def choose(self, decision: Decision, rng: Random) -> Choice:
        """The action that did best in the worlds it imagined; no search where there is one."""
        if len(decision.legal) == 1:
            return Choice(decision.legal[0], "forced")
        usual = self._usual(decision, rng)
        step = decision.view.steps[-1]
        chosen = self._best(
            self._drawing(decision), decision.seat, step, decision.legal, usual, rng
        )
        return Choice(chosen, "habit" if chosen == usual else "reckons")

    def weigh(
        self, decision: Decision, rng: Random, also: tuple[int, ...] = ()
    ) -> list[Weighed]:
        """What it thinks of the actions it looked at, `also` among them, best first."""
        usual = self._usual(decision, rng)
        step = decision.view.steps[-1]
        looked = self._look(
            self._drawing(decision), decision.seat, step, decision.legal, usual, rng, also
        )
        weighed = [
            Weighed(one.action, len(one.gains), one.mean()) for one in looked if one.gains
        ]
        return sorted(weighed, key=lambda one: -one.share)

    def challenge(
        self, decision: Decision, rng: Random, action: int, rivals: tuple[int, ...] = ()
    ) -> Verdict:
        """What beats an action beyond the noise: any of its rivals, or one of those named."""
        also = rivals or (self._usual(decision, rng),)
        step = decision.view.steps[-1]
        legal = tuple(sorted((action, *rivals))) if rivals else decision.legal
        looked = self._look(
            self._drawing(decision), decision.seat, step, legal, action, rng, also
        )
        own, best = looked[0], surest(looked)
        gap = 0.0 if best is own else compared(best.gains, own.gains)[0]
        return Verdict(best.action, own.mean(), gap)

    def choose_seeing(self, decision: Decision, truth: State, rng: Random) -> int:
        """What it would do if it saw everything: a bound for measuring, never an opponent."""
        usual = self._usual(decision, rng)
        step = truth.steps[-1]
        return self._best(lambda chance: truth, decision.seat, step, decision.legal, usual, rng)

    def _usual(self, decision: Decision, rng: Random) -> int:
        """The action of habit."""
        return self.guide.habits.choose(decision, rng).action

    def _drawing(self, decision: Decision) -> "Callable[[SearchChance], State]":
        """Worlds that fit what the seat sees."""

        def draw(chance: SearchChance) -> State:
            state: State = self.game.complete(decision.view, chance)
            self.guide.settle(state, decision.seat, chance)
            return state

        return draw

    def _best(
        self,
        draw: "Callable[[SearchChance], State]",
        seat: int,
        step: AnyStep,
        legal: tuple[int, ...],
        usual: int,
        rng: Random,
    ) -> int:
        looked = self._look(draw, seat, step, legal, usual, rng)
        if isinstance(step, Sealed):
            return mixed(looked, rng.random()).action
        return surest(looked).action

    def _look(
        self,
        draw: "Callable[[SearchChance], State]",
        seat: int,
        step: AnyStep,
        legal: tuple[int, ...],
        usual: int,
        rng: Random,
        also: tuple[int, ...] = (),
    ) -> list[Candidate]:
        budget = Budget(self.iterations, self.milliseconds)
        search = Search(self.guide, draw, seat, list(legal), rng.getrandbits(SEED_BITS))
        expected = self.iterations
        if self.milliseconds:
            in_time = self.guide.usual * self.milliseconds // USUAL_MS
            expected = min(expected, in_time) if expected else in_time
        active = search.candidates(usual, also, expected)
        if len(active) == 1 and not also:
            self.made = 0
            return active
        # A search leaves no circles behind; looking for them took a tenth of its time.
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            if isinstance(step, Sealed):
                search.mix(active, budget)
            else:
                search.halve(active, budget)
        finally:
            # What stands when the collector is let in, it looks through.
            search.fell()
            if is_collecting:
                gc.enable()
        self.made = budget.made
        return active
