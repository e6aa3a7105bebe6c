"""Playing deals in parallel: in processes on this machine, or on a Ray cluster.

A deal is the same wherever it is played; only the order in which deals come back differs.
"""

import signal
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from backroom import __version__
from backroom.bots.cluster import check_version, join
from backroom.bots.workers import kill_workers, open_pool, submit

from .deals import Contest, Dealt, play_numbered


def play_here(contest: Contest, deals: Sequence[int], jobs: int) -> Iterator[Dealt]:
    """Play deals on this machine, and give each as soon as it is finished."""
    return play_various([(contest, deal) for deal in deals], jobs)


def play_various(work: Sequence[tuple[Contest, int]], jobs: int) -> Iterator[Dealt]:
    """Play deals of several contests on this machine, and give each as it is finished."""
    if jobs == 1:
        return (play_numbered(contest, deal) for contest, deal in work)
    return _play_in_workers(work, jobs)


def _play_in_workers(work: Sequence[tuple[Contest, int]], jobs: int) -> Iterator[Dealt]:
    """Keep each worker process busy with one deal at a time."""
    waiting = iter(work)
    pool = open_pool(jobs)
    try:
        playing: set[Future[Dealt]] = {
            submit(pool, (signal.SIGINT,), _play_noted, contest, deal)
            for contest, deal in islice(waiting, jobs)
        }
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for contest, deal in islice(waiting, len(done)):
                playing.add(submit(pool, (signal.SIGINT,), _play_noted, contest, deal))
            for one in done:
                yield one.result()
    except BrokenProcessPool:
        raise ChildProcessError("a worker of the arena was ended") from None
    finally:
        # Whoever stops the arena does not wait for the deals at work.
        kill_workers(pool)
        pool.shutdown(cancel_futures=True)


def _play_noted(contest: Contest, deal: int) -> Dealt:
    """Play one deal in a worker; a fault is raised with a note that tells in which deal."""
    try:
        return play_numbered(contest, deal)
    except Exception as fault:
        fault.add_note(f"in deal {deal}, in a worker: {traceback.format_exc()}")
        raise


def play_on_ray(contest: Contest, deals: Sequence[int], address: str) -> Iterator[Dealt]:
    """Play deals on a Ray cluster that is already running; give each as it is finished."""
    ray = join(address)
    try:
        play = ray.remote(play_elsewhere)
        playing = [play.remote(contest, deal, __version__) for deal in deals]
        while playing:
            [done], playing = ray.wait(playing, num_returns=1)
            yield ray.get(done)
    finally:
        ray.shutdown()


def play_elsewhere(contest: Contest, deal: int, version: str) -> Dealt:
    """One deal on another machine, which must have the same Backroom."""
    check_version(version)
    return play_numbered(contest, deal)
