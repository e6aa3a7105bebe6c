"""Those who play for the training: here, in processes and on a cluster, all alike."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from backroom.bots.nets.net import Net
from backroom.bots.nets.training import actors as actors_module
from backroom.bots.nets.training import checkpoints
from backroom.bots.nets.training import trainer as trainer_module
from backroom.bots.nets.training.actors import STEP, TEACH, Actors, Groups, OneRoom
from backroom.bots.nets.training.cluster import RayActors
from backroom.bots.nets.training.trainer import Trainer
from tests.clusters import small_cluster

from .small import CPU, SMALL


def test_one_room_plays_what_a_process_would() -> None:
    """The same matches for the same seed, without anybody to wait for."""
    assert_alike(OneRoom(replace(SMALL, workers=0)), Actors(replace(SMALL, workers=1)))


def assert_alike(here: Groups, there: Groups) -> None:
    """Both are taught and play, and show the same after every step."""
    try:
        for word in (TEACH, TEACH, *[STEP] * 6):
            for group in range(len(here.groups)):
                for actors in (here, there):
                    actors.go(group, word)
                    actors.wait(group)
            for name in here.board.names():
                assert np.array_equal(here.board[name], there.board[name]), name
            for board in (here.board, there.board):
                board["actions"][:] = board["masks"].argmax(1)
    finally:
        here.close()
        there.close()


def test_a_process_that_dies_ends_the_run_and_what_was_kept_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The run says so instead of waiting for ever."""
    monkeypatch.setattr(trainer_module, "KEPT_EVERY", 1)
    told: list[dict[str, Any]] = []
    actors = Actors(SMALL)
    trainer = Trainer(SMALL, CPU)

    def keep() -> None:
        checkpoints.write(tmp_path, trainer.checkpoint())
        actors.processes[1].kill()

    try:
        with pytest.raises(RuntimeError, match="process 1, which plays, has died"):
            trainer.run(actors, 60.0, told.append, keep)
    finally:
        actors.close()
    kept = checkpoints.read(tmp_path, CPU)
    assert kept is not None
    assert kept["updates"] == 1


def test_a_process_that_is_silent_is_asked_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its stack is printed, so that a loop without an end can be found."""
    actors = Actors(SMALL)
    monkeypatch.setattr(actors_module, "PATIENCE", 0.05)
    try:
        with pytest.raises(RuntimeError, match="process 0, which plays, was silent"):
            actors.wait(0)
    finally:
        actors.close()
    assert "in _work" in capfd.readouterr().err


class _Here:
    """Ray's way to call a method elsewhere, done here and at once."""

    def __init__(self, method: Any) -> None:
        self.remote = method


class _Cluster:
    """As much of Ray as the actors use; a real one takes half a minute to start."""

    def init(self, **named: Any) -> None:
        """Join a cluster."""

    def remote(self, **named: Any) -> Any:
        """Make a class whose objects live elsewhere."""
        return lambda kind: _Here(lambda *args: _Elsewhere(kind(*args)))

    def get(self, value: Any) -> Any:
        """Wait for what was asked elsewhere."""
        return pickle.loads(pickle.dumps(value))

    def shutdown(self) -> None:
        """Leave the cluster again."""


class _Elsewhere:
    """An object whose methods are called with `remote`."""

    def __init__(self, one: Any) -> None:
        self._one = one

    def __getattr__(self, name: str) -> _Here:
        return _Here(getattr(self._one, name))


def test_actors_on_a_cluster_play_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taught or told what to do, they go alike; what was tallied is counted once."""
    monkeypatch.setitem(sys.modules, "ray", cast(Any, _Cluster()))
    settings = replace(SMALL, matches=3)
    assert_alike(Actors(settings), RayActors(settings, "auto"))


@pytest.fixture
def address() -> Iterator[str]:
    """Where a true cluster listens."""
    with small_cluster() as found:
        yield found


def test_a_cluster_trains_what_one_machine_trains(address: str, tmp_path: Path) -> None:
    """By the commands, from examples to an update, and a best response: to the last bit."""
    here, there = tmp_path / "here", tmp_path / "there"
    frozen = ("--deals", "2", "--net", str(here / "net.npz"))
    for folder, where in ((here, ()), (there, ("--ray", address))):
        trained("training", folder, *where)
        told = trained("training.exploit", folder / "best", *frozen, *where)
        assert "times its part" in told

    for path in ("net.npz", "best/net.npz"):
        one, other = Net.load(here / path), Net.load(there / path)
        assert one.about == other.about
        for name, part in one.weights.items():
            assert np.array_equal(part, other.weights[name]), name


def trained(module: str, out: Path, *args: str) -> str:
    """What a small run of one update tells, in a process of its own."""
    numbers = ("--width", "32", "--blocks", "1", "--critic-width", "32", "--critic-blocks", "1")
    few = ("--workers", "2", "--matches", "8", "--steps", "8", "--imitated", "16")
    done = subprocess.run(
        [
            *(sys.executable, "-m", f"backroom.bots.nets.{module}", "leduc", "--out", str(out)),
            *("--minutes", "0", *numbers, *few, *args),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
