"""Who plays the deals: this process, several on this machine, or the machines of a Ray cluster.

A deal is the same wherever it is played; only the order in which deals come back differs.
"""

import logging
import multiprocessing
import signal
import socket
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, cast

from backroom import __version__
from backroom.bots.workers import deaf_to, end_with_parent
from backroom.engine.errors import BadSetup

from .deals import Contest, Dealt, play_numbered

KNOCK_SECONDS: Final = 3


def play_here(contest: Contest, deals: Sequence[int], jobs: int) -> Iterator[Dealt]:
    """On this machine, as deals are finished."""
    if jobs == 1:
        return (play_numbered(contest, deal) for deal in deals)
    return _play_in_workers(contest, deals, jobs)


def _play_in_workers(contest: Contest, deals: Sequence[int], jobs: int) -> Iterator[Dealt]:
    """A worker gets a deal, gives it back played, and gets the next one."""
    waiting = iter(deals)
    workers: dict[Connection, BaseProcess] = {}
    try:
        for deal in islice(waiting, jobs):
            pipe, process = _hire(contest)
            workers[pipe] = process
            pipe.send(deal)
        while workers:
            for ready in wait(list(workers)):
                pipe = cast(Connection, ready)
                following = next(waiting, None)
                dealt = _exchanged(pipe, following)
                if following is None:
                    _dismiss(pipe, workers.pop(pipe))
                yield dealt
    finally:
        # Whoever stops the arena does not wait for the deals at work.
        for pipe, process in workers.items():
            process.terminate()
            _dismiss(pipe, process)


def _hire(contest: Contest) -> tuple[Connection, BaseProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(contest, theirs), daemon=True)
    with deaf_to(signal.SIGINT):
        process.start()
    theirs.close()
    return ours, process


def _exchanged(pipe: Connection, following: int | None) -> Dealt:
    """A deal that was played, for the next one; what went wrong there goes wrong here."""
    try:
        answer: Dealt | Exception = pipe.recv()
        if following is not None:
            pipe.send(following)
    except (EOFError, OSError):
        raise ChildProcessError("a worker of the arena was ended") from None
    if isinstance(answer, Exception):
        raise answer
    return answer


def _dismiss(pipe: Connection, process: BaseProcess) -> None:
    pipe.close()
    process.join()


def _work(contest: Contest, pipe: Connection) -> None:
    """The life of a worker: it ends when nobody asks any more."""
    end_with_parent()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_tried(contest, pipe.recv()))


def _tried(contest: Contest, deal: int) -> Dealt | Exception:
    """A deal, or what went wrong in it, with where."""
    try:
        return play_numbered(contest, deal)
    except Exception as error:
        error.add_note(f"in deal {deal}, in a worker: {traceback.format_exc()}")
        return error


def play_on_ray(contest: Contest, deals: Sequence[int], address: str) -> Iterator[Dealt]:
    """On a Ray cluster that runs already, as deals are finished."""
    try:
        import ray
    except ImportError:
        raise BadSetup("extra-missing", {"what": "--ray", "extra": "ray"}) from None

    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError):
        raise BadSetup("ray-unreachable", {"address": address}) from None
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
    if version != __version__:
        raise BadSetup("ray-other-version", {"here": version, "there": __version__})
    return play_numbered(contest, deal)


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray itself would go on trying for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
