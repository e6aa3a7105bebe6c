"""Worker processes that neither hear Ctrl-C nor outlive the process they work for."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def open_pool(workers: int, niceness: int = 0) -> ProcessPoolExecutor:
    """A pool of worker processes, each started when work is first submitted for it."""
    return ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin_work,
        initargs=(niceness,),
    )


def submit(
    pool: ProcessPoolExecutor,
    unheard: Sequence[signal.Signals],
    work: Callable[P, R],
    *args: P.args,
    **named: P.kwargs,
) -> "Future[R]":
    """Submit work to a pool; a process that is started for it never hears these signals."""
    with deaf_to(*unheard):
        return pool.submit(work, *args, **named)


def kill_workers(pool: ProcessPoolExecutor) -> None:
    """End all workers of a pool at once, whatever they are doing."""
    for worker in list((pool._processes or {}).values()):
        worker.kill()


@contextmanager
def deaf_to(*signals: signal.Signals) -> Iterator[None]:
    """Block signals for processes that are started meanwhile, also while they start.

    Ctrl-C in a terminal reaches every process of the group, also one that is still importing
    and would answer with a traceback. In this process the signals arrive a moment later.
    """
    if not hasattr(signal, "pthread_sigmask"):
        # Windows: a worker hears Ctrl-C there, and the parent still ends it.
        yield
        return
    from multiprocessing import resource_tracker

    # Otherwise it starts with the first process, and lets the signals through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """End this worker when its parent is gone, even if the parent was killed."""
    threading.Thread(target=_outwait_parent, daemon=True).start()


def _begin_work(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    end_with_parent()


def _outwait_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
