"""Processes that work for this one: Ctrl-C is not for them, and they do not outlive it."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def deaf_to(*signals: signal.Signals) -> Iterator[None]:
    """Processes started meanwhile never hear these signals, not even while they start.

    A terminal tells everybody to stop, also who is still importing and would say so at length.
    Here the signals come a moment later.
    """
    # It starts with the first process otherwise, and lets the signals through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """Called in a process at work: whoever is killed cannot tell those who work for it."""
    threading.Thread(target=_outwait_parent, daemon=True).start()


def _outwait_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
