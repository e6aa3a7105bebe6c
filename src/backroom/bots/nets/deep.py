"""`deep`: a search whose opponents, whose own play and whose values come from the network.

Every candidate is tried in the same determinizations, as in `backroom.bots.search.root`. From
there all seats play on as the network would in their place, and where the searching seat is
asked again, the network tells what that is worth. Many lanes go side by side, so that it
answers for all of them at once.
"""

from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from backroom.bots.bot import Pick
from backroom.bots.search.budget import Budget, read_budget
from backroom.bots.search.evaluator import Evaluator, evaluator_for
from backroom.bots.search.lanes import MOST_CHOICES, Lane, Lanes
from backroom.bots.search.root import Candidate, best_beyond_noise, chance_within, pruned
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.engine.steps import Sealed

from .bot import NetBot
from .net import Net, on_one_core

SEED_BITS: Final = 48
# Lanes that are played at a time: with more the network hardly gets faster.
SIDE_BY_SIDE: Final = 64
MOST_CANDIDATES: Final = 8
# An action with a smaller part of the best one's probability is not tried.
LEAST_PART: Final = 0.01
# How many answers of its own a lane plays before it is valued.
DEPTH: Final = 0
# How far a sealed choice follows what was found: a lead of this much triples the odds.
SEALED_LEAD: Final = 0.05
# What the network gives an e-th of the odds must lead by so much more: it has seen millions of
# such choices end, and the values of the next one err alike in every determinization.
LEAD_FOR_ODDS: Final = 0.03
# Lanes for one choice.
LEVELS: Final = {"medium": 300, "hard": 3000}


class DeepBot:
    """Plays what its network would, unless trying other actions shows a better one.

    With a budget in iterations (lanes) it chooses the same again for the same seed.
    """

    reasons = ("forced", "learned", "reckons")

    def __init__(
        self,
        game: AnyGame,
        net: Net,
        iterations: int,
        milliseconds: int = 0,
        depth: int = DEPTH,
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.milliseconds = milliseconds
        # How many lanes the last search played.
        self.made = 0
        self.evaluator: Evaluator = evaluator_for(game)
        self._policy = NetBot(game, net)
        self._net = net
        self._depth = depth

    @classmethod
    def named(cls, game: AnyGame, net: Net, budget: str) -> "DeepBot | None":
        """The bot with a level (`hard`), a number of iterations (`300`) or a time (`50ms`)."""
        if budget in LEVELS:
            return cls(game, net, LEVELS[budget])
        if (read := read_budget(budget)) is None:
            return None
        return cls(game, net, *read)

    def within(self, milliseconds: int) -> "DeepBot":
        """The same bot with a clock: it stops when the time is up."""
        return DeepBot(self.game, self._net, self.iterations, milliseconds, self._depth)

    def choose(self, decision: Decision, rng: Random) -> Pick:
        """The best action that it found; a forced one is played without any search."""
        self.made = 0
        if len(decision.legal) == 1:
            return Pick(decision.legal[0], "forced")
        candidates = self._candidates(decision)
        favourite = candidates[0]
        is_sealed = isinstance(decision.view.steps[-1], Sealed)
        if len(candidates) > 1:
            with on_one_core():
                self._search(decision, candidates, is_sealed, rng)
        if is_sealed:
            chosen = _drawn(candidates, rng.random())
        else:
            chosen = best_beyond_noise(candidates, LEAD_FOR_ODDS)
        return Pick(chosen.action, "learned" if chosen is favourite else "reckons")

    def _candidates(self, decision: Decision) -> list[Candidate]:
        """What the network thinks of at all, likeliest first."""
        weights = self._policy.weigh(decision)
        parts = np.exp(weights - weights.max())
        order = np.argsort(-parts, kind="stable")[:MOST_CANDIDATES]
        total = parts.sum()
        return [
            Candidate(decision.legal[index], float(parts[index] / total))
            for index in order
            if parts[index] >= LEAST_PART
        ]

    def _search(
        self, decision: Decision, active: list[Candidate], is_sealed: bool, rng: Random
    ) -> None:
        """Try all in each determinization; drop the worse half with each part of the budget.

        In a sealed choice nothing is dropped: it will be mixed over all of them.
        """
        budget = Budget(self.iterations, self.milliseconds)
        trial = _Trial(self, decision, rng.getrandbits(SEED_BITS))
        phases = 1 if is_sealed else max(1, (len(active) - 1).bit_length())
        for phase in range(phases):
            end = (phase + 1) / phases
            while budget.spent() < end and len(active) > 1:
                trial.go_on(active, self._worlds(budget, end, len(active)))
                budget.made = trial.made
                if not is_sealed:
                    active = pruned(active)
            others = sorted(active[1:], key=lambda one: -one.mean())
            if not is_sealed:
                active = [active[0], *others[: max(1, len(active) // 2)]]
        self.made = trial.made

    def _worlds(self, budget: Budget, end: float, lanes: int) -> int:
        """How many determinizations to try at once; at least two, which can be compared."""
        most = SIDE_BY_SIDE // lanes
        if self.iterations:
            left = int(end * self.iterations) - budget.made
            most = min(most, -(-left // lanes))
        return max(2, most)


class _Trial:
    """The determinizations of one choice, and what each candidate brought in them."""

    def __init__(self, bot: DeepBot, decision: Decision, seed: int) -> None:
        self.made = 0
        self._bot = bot
        self._decision = decision
        self._seed = seed
        self._worlds = 0
        self._fair = 1 / decision.view.seats
        self._lanes = Lanes(
            bot.game, decision.seat, bot._depth, max(SIDE_BY_SIDE, 2 * MOST_CANDIDATES)
        )

    def go_on(self, active: list[Candidate], worlds: int) -> None:
        """So many determinizations more, each with a lane for every candidate."""
        game, view, seat = self._bot.game, self._decision.view, self._decision.seat
        lanes: list[Lane] = []
        for world in range(worlds):
            self._worlds += 1
            seed = self._seed + self._worlds
            chance = SearchChance(seed)
            state = game.complete(view, chance)
            self._bot.evaluator.reweight(state, seat, chance)
            for one in active:
                lane = Lane(state.clone(), chance_within(seed), world)
                lane.state.apply(seat, one.action, lane.chance)
                lanes.append(lane)
        draws = np.random.Generator(np.random.PCG64(self._seed + self._worlds))
        values = self._played(lanes, draws.random((worlds, MOST_CHOICES + 1)))
        for index, value in enumerate(values):
            active[index % len(active)].values.append(value + self._fair)
        self.made += len(lanes)

    def _played(self, lanes: list[Lane], draws: npt.NDArray[np.float64]) -> list[float]:
        """The value of each lane for the searching seat, above a fair share."""
        batch, net = self._lanes, self._bot._net
        found: dict[int, float] = {}
        batch.begin(lanes)
        while batch.waiting:
            count = len(batch.waiting)
            rows: Any = np.frombuffer(batch.rows, np.uint8, count * batch.width)
            rows = rows.reshape(count, batch.width)
            hidden = net.hidden(rows)
            values = net.values_of(hidden)
            for index, lane in enumerate(batch.waiting):
                if lane.is_leaf:
                    found[id(lane)] = float(values[index])
            points = np.array([draws[lane.world, lane.choices] for lane in batch.waiting])
            logits = net.logits_of(hidden)
            batch.play(sampled(logits, rows[:, -net.actions :], points).tolist())
        ends = batch.results(self._fair)
        return [found.get(id(lane), end) for lane, end in zip(lanes, ends, strict=True)]


def sampled(
    logits: npt.NDArray[Any], masks: npt.NDArray[Any], points: npt.NDArray[Any]
) -> npt.NDArray[np.intp]:
    """An action a row by its part of the whole; points between 0 and 1 say which."""
    masked = np.where(masks, logits, -np.inf)
    parts = np.exp(masked - masked.max(axis=1, keepdims=True, initial=-1e9))
    edges = np.cumsum(parts, axis=1)
    # Compared with the whole, so that rounding never leads beyond the last legal action.
    chosen = (edges <= points[:, None] * edges[:, -1:]).sum(axis=1)
    actions: npt.NDArray[np.intp] = np.minimum(chosen, logits.shape[1] - 1)
    return actions


def _drawn(candidates: list[Candidate], point: float) -> Candidate:
    """A sealed answer: as likely as the network has it, more so where it brought more."""
    best = max(one.mean() for one in candidates)
    parts = [
        one.prior * 3.0 ** ((one.mean() - best) / SEALED_LEAD) if one.values else one.prior
        for one in candidates
    ]
    point *= sum(parts)
    for one, part in zip(candidates, parts, strict=True):
        point -= part
        if point < 0:
            return one
    return candidates[0]
