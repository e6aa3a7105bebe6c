"""A bar for long runs, on a terminal only."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def bar(total: int, wanted: bool) -> Iterator[Callable[[], None]]:
    """Gives a function to call after each piece of work; it does nothing if nobody looks."""
    if not wanted or not sys.stderr.isatty():
        yield lambda: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda: progress.update(task, advance=1)
