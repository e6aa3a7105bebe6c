"""A finished match looked at again: what each choice cost, and where the match turned.

Two kinds of eyes look at it. A choice is judged by `search` from what the seat could see when
it chose, so nobody is blamed for what nobody could know. The curve and the turning points are
about the match and not about a player: they are estimates on the true states, which are open
to all when a match is over.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from backroom.engine.chance import ReplayChance, SearchChance
from backroom.engine.errors import BadRecord
from backroom.engine.events import Event
from backroom.engine.game import AnyGame
from backroom.engine.match import MOVE, SAY, TIMEOUT, Entry, Match
from backroom.engine.state import State

from .play import decision_of, shares_of
from .search.bot import SearchBot
from .search.guides import guide_for
from .search.tree import playout

TURNS: Final = 3
ITERATIONS: Final = 200
# Of the iterations of a choice, the part that one point of the curve gets in playouts.
PLAYOUT_PART: Final = 0.1
FEWEST_PLAYOUTS: Final = 8
# A smaller difference between two actions is not worth a word: what was played is as good.
LEAST_COST: Final = 0.01


class Judged(NamedTuple):
    """One choice of a seat: what it played, what `search` would have, and what both are worth.

    `entry` is the place in the log, `pick` the place in an answer of several picks. Shares are
    those of the seat, as `search` saw them from its view; `cost` is their difference.
    """

    entry: int
    seat: int
    pick: int
    played: int
    best: int
    played_share: float
    best_share: float
    cost: float


class Moment(NamedTuple):
    """The win shares of all seats after an entry of the log; they add up to one."""

    entry: int
    shares: tuple[float, ...]


class Turn(NamedTuple):
    """A turning point: the answer of `seat` that moved the share of `about` the most."""

    entry: int
    seat: int
    about: int
    before: float
    after: float


class Analysis(NamedTuple):
    """All that is found; plain data, the same again for the same seed and iterations."""

    seed: str
    iterations: int
    choices: tuple[Judged, ...]
    curve: tuple[Moment, ...]
    turns: tuple[Turn, ...]


class Progress(NamedTuple):
    """How far an analysis is, in entries of the log."""

    done: int
    total: int


class Asked(NamedTuple):
    """A moment of a match that is walked through again.

    `entry` is about to be carried out at `number`, from its pick `pick` on; the state is the
    true one, before it.
    """

    number: int
    entry: Entry
    pick: int
    state: State


def analyse(
    match: Match, seats: Sequence[int], iterations: int = ITERATIONS, seed: str = "0"
) -> Generator[Progress, None, Analysis]:
    """Judge the choices of these seats in a finished match; gives the analysis at its end.

    With one seat the turning points are those of its own share, else those of anybody's.
    """
    if not match.is_over:
        raise BadRecord("record-unfinished")
    total = len(match.log) - 1
    judge = Judge(match.game, iterations, seed)
    choices: list[Judged] = []
    curve: list[Moment] = []
    for asked in walk(match):
        if asked.pick == 0:
            yield Progress(asked.number - 1, total)
            if asked.entry.kind in (MOVE, TIMEOUT):
                curve.append(judge.moment(asked.number - 1, asked.state))
        if asked.entry.kind == MOVE and asked.entry.seat in seats:
            choices += judge.judged(asked)
    winners = shares_of(match.state.winners, match.state.seats)
    curve.append(Moment(total, winners))
    yield Progress(total, total)
    about = seats if len(seats) == 1 else range(match.state.seats)
    turns = turning_points(match.log, curve, about)
    return Analysis(seed, iterations, tuple(choices), tuple(curve), tuple(turns))


def finished(work: Generator[Progress, None, Analysis]) -> Analysis:
    """The analysis at the end of the work."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            analysis: Analysis = end.value
            return analysis


def walk(match: Match, listener: list[Event] | None = None) -> Iterator[Asked]:
    """A match from its start, before each pick of each answer; events go to the listener."""
    choices = [choice for entry in match.log for choice in entry.chance]
    chance = ReplayChance(choices)
    seats, options = match.state.seats, match.state.options
    state: State = match.game.start(seats, options, chance, listener)
    for number, entry in enumerate(match.log[1:], 1):
        if entry.kind == SAY:
            yield Asked(number, entry, 0, state)
            state.talk = (*state.talk, (entry.seat, entry.actions[0]))
            state.tell("said", (entry.seat, entry.actions[0]))
        elif entry.kind in (MOVE, TIMEOUT):
            for pick, action in enumerate(entry.actions):
                yield Asked(number, entry, pick, state)
                state.apply(entry.seat, action, chance)


def turning_points(
    log: Sequence[Entry], curve: Sequence[Moment], about: Sequence[int]
) -> list[Turn]:
    """The three answers that moved the share of one of these seats the most, in order of play.

    An answer has one turning point: that of the seat whose share it moved the most.
    """
    found = []
    for before, after in pairwise(curve):
        seat = max(about, key=lambda one: abs(after.shares[one] - before.shares[one]))
        found.append(
            Turn(
                before.entry + 1,
                log[before.entry + 1].seat,
                seat,
                before.shares[seat],
                after.shares[seat],
            )
        )
    found.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.entry))
    return sorted(turn for turn in found[:TURNS] if turn.before != turn.after)


class Judge:
    """What `search` thinks of choices and of true states, the same again for the same seed."""

    def __init__(self, game: AnyGame, iterations: int, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._bot = SearchBot(game, iterations)
        self._guide = guide_for(game)
        self._playouts = max(FEWEST_PLAYOUTS, int(iterations * PLAYOUT_PART))

    def judged(self, asked: Asked) -> Iterator[Judged]:
        """One pick of a seat, if there was anything to choose.

        The best of many may look best by luck, so it must be better in fresh worlds too.
        """
        number, entry, pick, state = asked
        played = entry.actions[pick]
        decision = decision_of(self._game, state, entry.seat)
        if len(decision.legal) == 1:
            return
        rng = Random(f"{self._seed}/choice/{number}/{pick}")
        verdict = self._bot.challenge(decision, rng, played)
        if verdict.best != played:
            verdict = self._bot.challenge(decision, rng, played, (verdict.best,))
        best, share, cost = verdict
        if cost < LEAST_COST:
            best, cost = played, 0.0
        yield Judged(number, entry.seat, pick, played, best, share, share + cost, cost)

    def moment(self, entry: int, state: State) -> Moment:
        """The win shares of all seats if everybody plays on by habit from a true state."""
        guide = self._guide
        sums = [0.0] * state.seats
        for number in range(self._playouts):
            chance = SearchChance(f"{self._seed}/moment/{entry}/{number}")
            shares = playout(guide, state.clone(), chance, guide.horizon, guide.chapter(state))
            for seat, share in enumerate(shares):
                sums[seat] += share
        return Moment(entry, tuple(total / self._playouts for total in sums))
