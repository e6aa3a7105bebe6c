"""The root of the search: every candidate is tried in the same imagined worlds.

Chance is the same for all of them in a world as far as they go together, so what differs is
what they bring. The worse half is dropped again and again; the action of habit always stays,
and another must beat it by more than the noise. Where choices are sealed nothing is dropped:
the candidates are mixed by regret over the worlds.
"""

from collections.abc import Callable
from math import ceil, log2, sqrt
from typing import Final

from backroom.engine.chance import SearchChance
from backroom.engine.state import State

from .budget import Budget
from .guide import Guide
from .tree import Tree

# Iterations below which one more candidate is not worth looking at, and the fewest candidates.
ENOUGH_EACH: Final = 10
FEWEST: Final = 3
# Few worlds that agree may agree by luck: this much is added to the squares of what they say.
DOUBT: Final = 0.02
# After so many worlds candidates that are worse by this many standard errors are given up.
LOOK: Final = 8
HOPELESS: Final = 2.5
# By how many standard errors another must be better than the favourite to be preferred.
CAUTION: Final = 1.5
# What a mixed choice leaves out: actions played less often than this.
TRACE: Final = 0.15


class Candidate:
    """One action of the searcher, its tree, and what it brought in each world so far."""

    def __init__(self, action: int, likely: float, tree: Tree) -> None:
        self.action = action
        self.likely = likely
        self.tree = tree
        self.gains: list[float] = []
        self.regret = 0.0
        self.played = 0.0

    def mean(self) -> float:
        """The searcher's part of the win over the worlds it was tried in."""
        return sum(self.gains) / len(self.gains) if self.gains else 0.0


class Search:
    """One decision of one seat, looked at in many worlds."""

    def __init__(
        self,
        guide: Guide,
        draw: "Callable[[SearchChance], State]",
        seat: int,
        legal: list[int],
        seed: int,
    ) -> None:
        self._guide = guide
        self._draw = draw
        self._seat = seat
        self._seed = seed
        self._worlds = 0
        guide.begin(seed, seat)
        world = draw(SearchChance(seed))
        odds = guide.likely(world, seat, legal, SearchChance(seed))
        guide.leave_out(world, seat, legal, odds)
        chapter = guide.chapter(world)
        self.all = [
            Candidate(action, likely, Tree(guide, seat, chapter))
            for action, likely in zip(legal, odds, strict=True)
        ]

    def candidates(
        self, favourite: int, also: tuple[int, ...], iterations: int
    ) -> list[Candidate]:
        """The favourite first, then those asked for, then the likeliest there is time for."""
        room = max(FEWEST, iterations // ENOUGH_EACH)
        asked = [favourite, *also]
        able = [one for one in self.all if one.likely > 0 or one.action in asked]
        ranked = sorted(able, key=lambda one: -one.likely)
        ranked.sort(
            key=lambda one: 0 if one.action == favourite else 1 + (one.action not in also)
        )
        return ranked[: max(room, 1 + len(also))]

    def halve(self, active: list[Candidate], budget: Budget) -> None:
        """Try all in each world; after each part of the budget the worse half is dropped."""
        phases = max(1, ceil(log2(len(active))))
        for phase in range(phases):
            while True:
                self._try(active, budget)
                if self._worlds % LOOK == 0:
                    active = hopeful(active)
                if len(active) == 1:
                    return
                if budget.spent() >= (phase + 1) / phases:
                    break
            others = sorted(active[1:], key=lambda one: -one.mean())
            active = [active[0], *others[: max(1, (len(active) + 1) // 2 - 1)]]
            if budget.spent() >= 1.0:
                break

    def mix(self, active: list[Candidate], budget: Budget) -> None:
        """Regret matching: what would have been better in a world is played more later."""
        while budget.spent() < 1.0:
            odds = _matched(active)
            self._try(active, budget)
            mean = sum(p * one.gains[-1] for p, one in zip(odds, active, strict=True))
            for p, one in zip(odds, active, strict=True):
                one.regret += one.gains[-1] - mean
                one.played += p

    def fell(self) -> None:
        """Nothing below the candidates is asked for any more."""
        for one in self.all:
            one.tree.fell()

    def _try(self, active: list[Candidate], budget: Budget) -> None:
        """One world, once for each candidate."""
        self._worlds += 1
        seed = self._seed + self._worlds
        world = self._draw(SearchChance(seed))
        for one in active:
            chance = SearchChance(seed)
            state = world.clone()
            state.apply(self._seat, one.action, chance)
            one.gains.append(one.tree.play(state, chance)[self._seat])
        budget.made += len(active)


def _matched(active: list[Candidate]) -> list[float]:
    """Each in proportion to its regret; the favourite while there is none."""
    total = sum(max(0.0, one.regret) for one in active)
    if total == 0.0:
        return [1.0, *(0.0 for _ in active[1:])]
    return [max(0.0, one.regret) / total for one in active]


def hopeful(active: list[Candidate]) -> list[Candidate]:
    """The favourite, and those that may still be better."""
    usual = active[0].gains
    others = []
    for one in active[1:]:
        gap, error = compared(one.gains, usual)
        if gap + HOPELESS * error > 0:
            others.append(one)
    return [active[0], *others]


def surest(active: list[Candidate]) -> Candidate:
    """The one that beats the favourite by most beyond the noise, or the favourite itself."""
    best, lead = active[0], 0.0
    for one in active[1:]:
        if len(one.gains) < 2:
            continue
        gap, error = compared(one.gains, active[0].gains)
        beyond = gap - CAUTION * error
        if beyond > lead:
            best, lead = one, beyond
    return best


def compared(gains: list[float], usual: list[float]) -> tuple[float, float]:
    """How much better than the usual over shared worlds, and the standard error of that."""
    count = len(gains)
    gaps = [gain - other for gain, other in zip(gains, usual[:count], strict=True)]
    mean = sum(gaps) / count
    spread = (DOUBT + sum((gap - mean) * (gap - mean) for gap in gaps)) / (count - 1)
    return mean, sqrt(spread / count)


def mixed(active: list[Candidate], lot: float) -> Candidate:
    """One of the candidates by a lot between 0 and 1, as often as regret played them.

    The favourite, if the clock left no time for any world.
    """
    total = sum(one.played for one in active)
    if total == 0.0:
        return active[0]
    kept = [one for one in active if one.played >= TRACE * total]
    lot *= sum(one.played for one in kept)
    for one in kept:
        lot -= one.played
        if lot < 0:
            return one
    return kept[-1]
