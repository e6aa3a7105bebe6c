"""The promises, each as one function of a case, a seed and a budget; they give figures."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from backroom.engine.chance import SearchChance
from backroom.engine.match import Match
from backroom.engine.state import State
from backroom.engine.steps import Sealed

from .answers import check_secret_answer, compare_answers, frame_numbers
from .cases import Case
from .checks import (
    check_clone,
    check_every_offer,
    check_long_answer,
    check_notation,
    check_offers,
    check_places,
    check_refusals,
    check_view_data,
)
from .folding import Folder
from .observing import Rows, check_hidden, check_turned_rows
from .records import check_record
from .relabelling import compare_relabelled, story
from .rotation import check_rotation
from .starts import begin, walks
from .twins import TwinCount, check_twins
from .walker import Visits, Walker


class Budget(NamedTuple):
    """How much is done for one promise in one case; `folds` are decisions, all looked at."""

    decisions: int
    folds: int
    positions: int
    draws: int
    pairs: int
    matches: int
    stride: int
    longest_walk: int


Figures: TypeAlias = Counter[str]
Promise: TypeAlias = Callable[[Case, object, Budget], Figures]

SMALL: Final = Budget(
    decisions=300,
    folds=300,
    positions=24,
    draws=3,
    pairs=20,
    matches=2,
    stride=7,
    longest_walk=150,
)


def positions(case: Case, seed: object, budget: Budget) -> Iterator[tuple[Walker, Match]]:
    """Matches stopped at places that are not over, of many deals; rare steps more often."""
    stops: Counter[str] = Counter()
    number = 0
    while True:
        walker = Walker(case, f"{seed}/{number}")
        match = begin(case, walker, f"{seed}/{number}")
        number += 1
        for _ in walker.walk(match, budget.longest_walk):
            if match.is_over:
                continue
            step = match.state.steps[-1].KEY
            often = stops[step] * len(stops) > stops.total()
            seldom = budget.stride * (4 if often else 1)
            if stops[step] and walker.random.randrange(seldom):
                continue
            stops[step] += 1
            yield walker, match
            if stops.total() == budget.positions:
                return


def matches_end(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 1: plain play comes to an end, with a place for everybody."""
    figures: Figures = Counter()
    for number in range(budget.matches):
        walker = Walker(case, f"{seed}/{number}")
        match = case.match(f"{seed}/{number}")
        walker.finish(match)
        check_places(case, match)
        figures["decisions"] += walker.visits.decisions
        figures["matches"] += 1
    return figures


def walks_hold(case: Case, seed: object, budget: Budget) -> Figures:
    """Promises 1 and 2 at every step of the way: somebody can answer, nothing is lost."""
    visits = Visits()
    for walker, match in walks(case, seed, budget.decisions, visits):
        inventory = case.game.inventory(match.state)
        check_offers(case, match.state)
        for _ in walker.walk(match, budget.longest_walk):
            check_offers(case, match.state)
            found = case.game.inventory(match.state)
            assert found == inventory, f"made or lost: {inventory} became {found}"
    return Counter({"decisions": visits.decisions})


def offers_are_kept(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 1: every offer is accepted, all else is refused without a trace."""
    figures: Figures = Counter()
    for walker, match in positions(case, seed, budget):
        figures["offers"] += check_every_offer(case, match.state, walker.random)
        figures["refusals"] += check_refusals(case, match, walker.random)
        seat = walker.random.choice(match.pending())
        answer = walker.answer(match.state, seat, plain=True)
        check_long_answer(case, match, seat, answer)
    return figures


def copies_are_equal(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 5: clones and written positions are the same position."""
    figures: Figures = Counter()
    for walker, match in positions(case, seed, budget):
        for state in (match.state, _mid_answer(walker, match)):
            check_clone(case, state, walker.random)
            check_notation(case, state, walker.random)
            figures["positions"] += 1
    return figures


def frames_fold(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 4, and that events tell nothing which the view does not."""
    visits = Visits()
    figures: Figures = Counter()
    for walker, match in walks(case, seed, budget.folds, visits):
        folder = Folder(case, match)
        folder.check()
        before = frame_numbers(case, match)
        for _ in walker.walk(match, budget.longest_walk):
            folder.check_words()
            folder.check()
            check_view_data(case, match)
            figures["secret answers"] += check_secret_answer(case, match, before)
            before = frame_numbers(case, match)
    figures["decisions"] += visits.decisions
    return figures


def records_replay(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 5: written, read and replayed, finished or not."""
    figures: Figures = Counter()
    for number in range(budget.matches):
        walker = Walker(case, f"{seed}/{number}")
        match = case.match(f"{seed}/{number}")
        for _ in walker.walk(match, budget.longest_walk):
            pass
        check_record(case, match)
        walker.finish(match)
        check_record(case, match)
        figures["records"] += 2
    return figures


def rotations_commute(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 5: a rotated log is a legal log, and all that happens is rotated."""
    figures: Figures = Counter()
    for number in range(budget.matches):
        walker = Walker(case, f"{seed}/{number}")
        match = case.match(f"{seed}/{number}")
        for _ in walker.walk(match, budget.longest_walk):
            pass
        by = 1 + walker.random.randrange(case.seats - 1)
        check_rotation(case, match, by)
        figures["rotations"] += 1
    return figures


def completed_twins_look_alike(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 3 with `complete`, in the middle of answers too."""
    count = TwinCount()
    for walker, match in positions(case, seed, budget):
        state = _mid_answer(walker, match) if walker.random.random() < 0.3 else match.state
        check_twins(case, state, walker.random, count, budget.draws)
    count.check_variety(min(20, budget.positions))
    return Counter({"pairs": count.pairs})


def relabelled_twins_look_alike(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 3 with logs in which two unseen things change places."""
    figures: Figures = Counter()
    for number in range(budget.pairs * 20):
        if figures["relabelled"] >= budget.pairs:
            return figures
        walker = Walker(case, f"{seed}/{number}")
        match = begin(case, walker, f"{seed}/{number}")
        entries = walker.random.randrange(1, budget.longest_walk)
        for _ in walker.walk(match, entries):
            pass
        seat = walker.random.randrange(-1, case.seats)
        tale = story(case, match.log, seat)
        figures["relabelled"] += compare_relabelled(case, tale, walker.random, 4)
    raise AssertionError(f"only {figures['relabelled']} relabelled matches could be compared")


def answers_stay_sealed(case: Case, seed: object, budget: Budget) -> Figures:
    """Promise 3 with other answers to sealed steps; games without such steps pass."""
    figures: Figures = Counter()
    if not any(issubclass(step, Sealed) for step in case.game.steps.values()):
        return figures
    for walker, match in walks(case, seed, budget.folds):
        for _ in walker.walk(match, budget.longest_walk):
            is_sealed = not match.is_over and isinstance(match.state.steps[-1], Sealed)
            if is_sealed and figures["sealed answers"] < budget.pairs:
                figures["sealed answers"] += compare_answers(case, match.log, walker)
    return figures


def rows_tell_views(case: Case, seed: object, budget: Budget) -> Figures:
    """A row tells what its view tells, in the middle of answers too."""
    if not case.game.observation.size:
        return Counter()
    visits = Visits()
    rows: Rows | None = None
    for walker, match in walks(case, seed, budget.folds, visits):
        rows = rows or Rows(case, walker.random)
        rows.check(match.state)
        for _ in walker.walk(match, budget.longest_walk):
            rows.check(match.state)
            if not match.is_over and walker.random.random() < 0.3:
                rows.check(_mid_answer(walker, match))
    return rows.figures if rows else Counter()


def rows_hide_secrets(case: Case, seed: object, budget: Budget) -> Figures:
    """A row tells nothing that its view does not, and the truth tells all the rest."""
    if not case.game.observation.size:
        return Counter()
    figures: Figures = Counter()
    for walker, match in positions(case, seed, budget):
        state = _mid_answer(walker, match) if walker.random.random() < 0.3 else match.state
        figures["hidden rows"] += check_hidden(case, state, walker.random, budget.draws)
    return figures


def rows_rotate(case: Case, seed: object, budget: Budget) -> Figures:
    """A row is told from the observer's side of the table."""
    if not case.game.observation.size:
        return Counter()
    figures: Figures = Counter()
    for number in range(budget.matches):
        walker = Walker(case, f"{seed}/{number}")
        match = case.match(f"{seed}/{number}")
        for _ in walker.walk(match, walker.random.randrange(1, budget.longest_walk)):
            pass
        by = 1 + walker.random.randrange(case.seats - 1)
        figures["turned rows"] += check_turned_rows(case, match, by)
    return figures


def _mid_answer(walker: Walker, match: Match) -> State:
    """The position after some picks of one seat that are no whole answer yet."""
    seat = walker.random.choice(match.pending())
    answer = walker.answer(match.state, seat, plain=True)
    state = match.state.clone()
    for action in answer[: walker.random.randrange(len(answer))]:
        state.apply(seat, action, SearchChance(0))
    return state


PROMISES: Final[Mapping[str, Promise]] = {
    promise.__name__: promise
    for promise in (
        matches_end,
        walks_hold,
        offers_are_kept,
        copies_are_equal,
        frames_fold,
        records_replay,
        rotations_commute,
        completed_twins_look_alike,
        relabelled_twins_look_alike,
        answers_stay_sealed,
        rows_tell_views,
        rows_hide_secrets,
        rows_rotate,
    )
}
