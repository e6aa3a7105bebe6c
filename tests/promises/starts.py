"""Where walks begin: at the deal, or in the middle of a golden record.

Random play seldom comes to rare steps; the records in `tests/records/<game>` do.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from backroom.engine.chance import MatchChance
from backroom.engine.match import Entry, Match
from backroom.engine.record import Record, read_record

from .cases import Case
from .reruns import rerun, rerun_whole
from .walker import Visits, Walker

RECORDS: Final = Path(__file__).resolve().parent.parent / "records"
FROM_A_RECORD: Final = 0.4


class Start(NamedTuple):
    """A log, and after how many entries each kind of step is on top."""

    log: tuple[Entry, ...]
    cuts: dict[str, list[int]]


_STARTS: Final[dict[str, list[Start]]] = {}


def begin(case: Case, walker: Walker, seed: object) -> Match:
    """A match to walk on from: new, or a record up to some step, rare steps as often."""
    starts = starts_of(case)
    if not starts or walker.random.random() >= FROM_A_RECORD:
        return case.match(seed)
    start = walker.random.choice(starts)
    step = walker.random.choice(sorted(start.cuts))
    match = rerun_whole(case, start.log[: walker.random.choice(start.cuts[step])])
    match.go_on_with(MatchChance(f"{case.name}/{seed}".encode()))
    return match


def walks(
    case: Case, seed: object, decisions: int, visits: Visits | None = None
) -> Iterator[tuple[Walker, Match]]:
    """Matches to walk through, one after another, until so many decisions were made."""
    visits = visits or Visits()
    number = 0
    while visits.decisions < decisions:
        walker = Walker(case, f"{seed}/{number}", visits)
        before = visits.decisions
        yield walker, begin(case, walker, f"{seed}/{number}")
        assert visits.decisions > before, "a walk got nowhere"
        number += 1


def starts_of(case: Case) -> list[Start]:
    """The golden records that were played at these seats with these options."""
    if case.name not in _STARTS:
        fitting = [record.log for record in records_of(case) if _fits(case, record)]
        _STARTS[case.name] = [Start(log, cuts_of(case, log)) for log in fitting]
    return _STARTS[case.name]


def records_of(case: Case) -> list[Record]:
    """All golden records of the case's game."""
    folder = RECORDS / case.game.name.replace("-", "_")
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]
    return [read_record(text, {case.game.name: case.game}) for text in texts]


def _fits(case: Case, record: Record) -> bool:
    options = case.game.meta.read_options(record.options, record.seats)
    return (record.seats, options) == (case.seats, case.options)


def cuts_of(case: Case, log: tuple[Entry, ...]) -> dict[str, list[int]]:
    """After how many entries each kind of step is on top, while the match is not over."""
    cuts: dict[str, list[int]] = {}
    for match in rerun(case, log):
        if not match.is_over:
            cuts.setdefault(match.state.steps[-1].KEY, []).append(len(match.log))
    return cuts
