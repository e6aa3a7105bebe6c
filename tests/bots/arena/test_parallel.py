"""Deals are the same wherever they are played."""

import multiprocessing
import sys
from typing import Final

import pytest

from backroom.bots.arena.deals import Contest
from backroom.bots.arena.parallel import play_elsewhere, play_here, play_on_ray
from backroom.engine.errors import BadSetup

from .made_up import untimed

CONTEST: Final = Contest("chicago-poker", 3, (0, 0), ("scripted", "random", "lazy"), "spread")


def test_any_number_of_jobs_plays_the_same_deals() -> None:
    """Those that are asked for, in whatever order they are finished."""
    deals = [0, 2, 5]

    alone = list(play_here(CONTEST, deals, 1))
    together = list(play_here(CONTEST, deals, 2))

    assert [deal.deal for deal in alone] == deals
    assert untimed(together) == untimed(alone)


def test_an_arena_that_is_stopped_leaves_nobody_at_work() -> None:
    """Whoever stops it does not wait for the other deals."""
    playing = play_here(CONTEST, range(500), 2)

    next(playing)
    assert len(multiprocessing.active_children()) == 2
    del playing

    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_a_worker_goes_wrong_here() -> None:
    """With the number of the deal; the other workers end."""
    impossible = CONTEST._replace(options=())

    with pytest.raises(IndexError) as fault:
        list(play_here(impossible, [7, 8], 2))

    assert any(note.startswith(("in deal 7", "in deal 8")) for note in fault.value.__notes__)
    assert multiprocessing.active_children() == []


def test_a_worker_that_is_killed_is_missed() -> None:
    """The arena stops rather than wait for ever."""
    playing = play_here(CONTEST, range(500), 2)
    next(playing)

    multiprocessing.active_children()[0].kill()

    with pytest.raises(ChildProcessError):
        list(playing)


def test_a_cluster_with_another_backroom_is_refused() -> None:
    """Its deals might be others."""
    with pytest.raises(BadSetup, match="ray-other-version"):
        play_elsewhere(CONTEST, 0, "0.0.0")


def test_without_ray_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what to install."""
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadSetup, match=r"--ray.*\[extra-missing\]"):
        next(play_on_ray(CONTEST, [0], "auto"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_refused_at_once(address: str) -> None:
    """Ray itself would go on trying for minutes."""
    with pytest.raises(BadSetup, match="ray-unreachable"):
        next(play_on_ray(CONTEST, [0], address))
