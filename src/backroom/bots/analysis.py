"""The analysis of a finished match: what each choice cost, and where the match turned.

It uses two kinds of knowledge. A choice is reviewed by `search` from what the seat could see
when it chose, so nobody is blamed for what nobody could know. The curve and the turning points
are about the match and not about a player: they are estimates on the true states, which are
open to all once a match is over.
"""

from collections.abc import Generator, Iterator, Sequence, Set
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from backroom.engine.chance import ReplayChance, SearchChance
from backroom.engine.errors import BadRecord
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.game import AnyGame
from backroom.engine.match import MOVE, SAY, TIMEOUT, Entry, Match
from backroom.engine.seats import win_shares
from backroom.engine.state import State

from .headless import decision_of
from .search.bot import SearchBot
from .search.evaluator import evaluator_for
from .search.tree import rollout

TURNING_POINTS: Final = 3
ITERATIONS: Final = 200
# Of the iterations of a choice, the part that one point of the curve gets in rollouts.
ROLLOUT_PART: Final = 0.1
MIN_ROLLOUTS: Final = 8
# Another action was clearly better if it gains this much, and so many standard errors.
MIN_COST: Final = 0.01
CLEAR_ERRORS: Final = 2.0


class ReviewedChoice(NamedTuple):
    """One choice of a seat: what it played, what `search` would have, and what both are worth.

    `entry` is the place in the log, `pick` the place in an answer of several picks. Shares are
    those of the seat, as `search` saw them from its view; `cost` is their difference, and
    `is_clear` tells whether it is large enough to be called a mistake. `gainer` is the other
    seat that gained the most by it, -1 for nobody, and `gained` how much.
    """

    entry: int
    seat: int
    pick: int
    played: int
    best: int
    played_share: float
    best_share: float
    cost: float
    is_clear: bool
    gainer: int = -1
    gained: float = 0.0


class CurvePoint(NamedTuple):
    """The win shares of all seats after an entry of the log; they add up to one."""

    entry: int
    shares: tuple[float, ...]


class TurningPoint(NamedTuple):
    """A turning point: the answer of `seat` that moved the share of `about` the most."""

    entry: int
    seat: int
    about: int
    before: float
    after: float


class Analysis(NamedTuple):
    """The whole result as plain data; equal for the same match, seed and iterations."""

    seed: str
    iterations: int
    choices: tuple[ReviewedChoice, ...]
    curve: tuple[CurvePoint, ...]
    turns: tuple[TurningPoint, ...]


class Progress(NamedTuple):
    """How far an analysis has come, in entries of the log."""

    done: int
    total: int


class ReplayedPick(NamedTuple):
    """One pick of a match that is replayed, and the true state just before it.

    `number` is the place of `entry` in the log, `pick` the place of the pick in that entry.
    """

    number: int
    entry: Entry
    pick: int
    state: State


def analyse(
    match: Match, seats: Sequence[int], iterations: int = ITERATIONS, seed: str = "0"
) -> Generator[Progress, None, Analysis]:
    """Review the choices of these seats in a finished match; returns the analysis at the end.

    With one seat the turning points are those of its own share, else those of anybody's.
    """
    if not match.is_over:
        raise BadRecord("record-unfinished")
    total = len(match.log) - 1
    reviewer = Reviewer(match.game, iterations, seed)
    choices: list[ReviewedChoice] = []
    curve: list[CurvePoint] = []
    heard: list[Event] = []
    told = set[int]()
    for asked in walk(match, heard):
        if asked.pick == 0:
            yield Progress(asked.number - 1, total)
            told |= {asked.number - 1} if any(map(_is_telling, heard)) else set()
            heard.clear()
            if asked.entry.kind in (MOVE, TIMEOUT):
                curve.append(reviewer.curve_point(asked.number - 1, asked.state))
        if asked.entry.kind == MOVE and asked.entry.seat in seats:
            choices += reviewer.review(asked)
    winners = win_shares(match.state.winners, match.state.seats)
    curve.append(CurvePoint(total, winners))
    yield Progress(total, total)
    about = seats if len(seats) == 1 else range(match.state.seats)
    # The last answer ended the match, and that was told to all.
    turns = turning_points(match.log, curve, about, told | {total})
    return Analysis(seed, iterations, tuple(choices), tuple(curve), tuple(turns))


def finished(work: Generator[Progress, None, Analysis]) -> Analysis:
    """Run an analysis to its end, without looking at its progress."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            analysis: Analysis = end.value
            return analysis


def walk(match: Match, listener: list[Event] | None = None) -> Iterator[ReplayedPick]:
    """Replay a match, pausing before each pick of each answer; events go to the listener."""
    choices = [choice for entry in match.log for choice in entry.chance]
    chance = ReplayChance(choices)
    seats, options = match.state.seats, match.state.options
    state: State = match.game.start(seats, options, chance, listener)
    for number, entry in enumerate(match.log[1:], 1):
        if entry.kind == SAY:
            yield ReplayedPick(number, entry, 0, state)
            state.talk = (*state.talk, (entry.seat, entry.actions[0]))
            state.tell("said", (entry.seat, entry.actions[0]))
        elif entry.kind in (MOVE, TIMEOUT):
            for pick, action in enumerate(entry.actions):
                yield ReplayedPick(number, entry, pick, state)
                state.apply(entry.seat, action, chance)


def _is_telling(event: Event) -> bool:
    """Whether everybody learns what happened, and not merely that somebody has answered."""
    return event.kind != "answered" and event.seen_by(SPECTATOR) is not None


def turning_points(
    log: Sequence[Entry],
    curve: Sequence[CurvePoint],
    about: Sequence[int],
    told: Set[int],
) -> list[TurningPoint]:
    """The three answers that moved the share of one of these seats the most, in order of play.

    An answer has one turning point: that of the seat whose share it moved the most. A sealed
    answer turns nothing yet: what it moved counts for the entry by which all were `told`.
    """
    found = []
    start = curve[0]
    for before, after in pairwise(curve):
        entry = before.entry + 1
        if entry not in told:
            continue
        first, start = start.shares, after
        seat = max(about, key=lambda one: abs(after.shares[one] - first[one]))
        found.append(
            TurningPoint(entry, log[entry].seat, seat, first[seat], after.shares[seat])
        )
    found.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.entry))
    return sorted(turn for turn in found[:TURNING_POINTS] if turn.before != turn.after)


class Reviewer:
    """Values choices by `search` and true states by rollouts, reproducibly for a seed."""

    def __init__(self, game: AnyGame, iterations: int, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._bot = SearchBot(game, iterations)
        self._evaluator = evaluator_for(game)
        self._rollouts = max(MIN_ROLLOUTS, int(iterations * ROLLOUT_PART))

    def review(self, asked: ReplayedPick) -> Iterator[ReviewedChoice]:
        """The review of one pick, if there was anything to choose.

        The best of many may look best by luck, or too soon, so it is tried again beside what
        was played in fresh determinizations that are played on further, and only that second
        look counts.
        """
        number, entry, pick, state = asked
        played = entry.actions[pick]
        decision = decision_of(self._game, state, entry.seat)
        if len(decision.legal) == 1:
            return
        rng = Random(f"{self._seed}/choice/{number}/{pick}")
        comparison = self._bot.challenge(decision, rng, played)
        if comparison.best != played:
            comparison = self._bot.challenge(decision, rng, played, (comparison.best,))
        best, share, cost, error, gainer, gained = comparison
        yield ReviewedChoice(
            entry=number,
            seat=entry.seat,
            pick=pick,
            played=played,
            best=best,
            played_share=share,
            best_share=share + cost,
            cost=cost,
            is_clear=cost >= max(MIN_COST, CLEAR_ERRORS * error),
            gainer=gainer,
            gained=gained,
        )

    def curve_point(self, entry: int, state: State) -> CurvePoint:
        """The win shares of all seats, estimated by rollouts from a true state."""
        evaluator = self._evaluator
        sums = [0.0] * state.seats
        for number in range(self._rollouts):
            chance = SearchChance(f"{self._seed}/moment/{entry}/{number}")
            shares = rollout(
                evaluator, state.clone(), chance, evaluator.horizon, evaluator.stage(state)
            )
            for seat, share in enumerate(shares):
                sums[seat] += share
        return CurvePoint(entry, tuple(total / self._rollouts for total in sums))
