"""What runs in the analyst's process: a finished match is looked at again, a moment at a time.

The process keeps the work that is under way, and goes on with it whenever it is asked to; what
is lost with a process is begun anew.
"""

import time
from collections.abc import Generator
from typing import Final, NamedTuple

from backroom.bots.analysis import Analysis, Progress, analyse
from backroom.engine.match import replay
from backroom.games import ALL_GAMES
from backroom.server.matches.live import read_entry

# How long the process works before it says how far it is.
AT_ONCE_SECONDS: Final = 0.5
UNDER_WAY: Final[dict[str, Generator[Progress, None, Analysis]]] = {}


class Task(NamedTuple):
    """A match to look at with the eyes of one seat; the log as the journal keeps it."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    seat: int
    log: list[bytes]
    iterations: int


def go_on(task: Task) -> Progress | Analysis:
    """Works for a moment; how far it is, or all of it."""
    if task.id not in UNDER_WAY:
        UNDER_WAY[task.id] = _begin(task)
    until = time.perf_counter() + AT_ONCE_SECONDS
    try:
        while True:
            progress = next(UNDER_WAY[task.id])
            if time.perf_counter() > until:
                return progress
    except StopIteration as end:
        del UNDER_WAY[task.id]
        analysis: Analysis = end.value
        return analysis
    except BaseException:
        # Work that broke cannot be gone on with, only begun anew.
        del UNDER_WAY[task.id]
        raise


def _begin(task: Task) -> Generator[Progress, None, Analysis]:
    game = ALL_GAMES[task.game]
    options = game.meta.read_options(task.options, task.seats)
    match = replay(game, task.seats, options, [read_entry(one) for one in task.log])
    return analyse(match, [task.seat], task.iterations)
