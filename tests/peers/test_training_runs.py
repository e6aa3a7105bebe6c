"""Runs of the training: they go on where they stopped, and a kill costs little."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from backroom.bots.nets.net import Net
from backroom.bots.nets.training import checkpoints, curves, runs
from backroom.bots.nets.training import whole as whole_module
from backroom.bots.nets.training.actors import OneRoom
from backroom.bots.nets.training.model import exported, imported
from backroom.bots.nets.training.runs import train
from backroom.bots.nets.training.trainer import Trainer
from backroom.bots.nets.training.whole import WholeGame

from .small import CPU, SMALL

ONE_ROOM = replace(SMALL, workers=0)
WHOLE = replace(SMALL, rate=3e-3, mirror_rate=0.15, magnet=0.3, magnet_every=2, whole=1)


class Killed(BaseException):
    """What ends a run at any moment."""


def test_updates_change_less_the_more_was_learned() -> None:
    """From one bound to the other, in however many calls; without the other it stays."""
    settings = replace(SMALL, target_kl=0.01, least_kl=0.002, calm_after=1000)
    steady = Trainer(replace(SMALL, target_kl=0.01), CPU)

    bounds = []
    for decisions in (0, 500, 1000, 1500):
        call = Trainer(settings, CPU)
        call.restore({**call.checkpoint(), "decisions": decisions})
        steady.decisions = decisions
        bounds.append((round(call.target_kl, 6), steady.target_kl))

    assert bounds == [(0.01, 0.01), (0.006, 0.01), (0.002, 0.01), (0.002, 0.01)]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Weights, optimisers, league and counts; optimisers alone are rounded."""
    settings = replace(ONE_ROOM, league_every=1, magnet_every=2)
    first = Trainer(settings, CPU)
    for _ in range(3):
        first.run(OneRoom(settings), 0.0, lambda told: None)
    first.earlier, first.rate = 7, 1e-4
    checkpoints.write(tmp_path, first.checkpoint())

    second = Trainer(replace(settings, seed=2), CPU)
    kept = checkpoints.read(tmp_path, CPU)
    assert kept is not None
    second.restore(kept)

    assert (second.decisions, second.earlier) == (first.decisions, 7)
    assert (second.updates, second.rate) == (3, 1e-4)
    assert_same(first.policy.state_dict(), second.policy.state_dict())
    assert_same(first.critic.state_dict(), second.critic.state_dict())
    assert_same(first.average, second.average)
    assert_same(first.magnet, second.magnet)
    for old, again in zip(first.league, second.league, strict=True):
        assert_same(old.state_dict(), again.state_dict())
    for steps, others in (
        (first.policy_steps, second.policy_steps),
        (first.critic_steps, second.critic_steps),
    ):
        assert_goes_on(steps.state_dict(), others.state_dict())
    assert checkpoints.read(tmp_path / "nowhere", CPU) is None


def assert_same(weights: dict[str, Any], others: dict[str, Any]) -> None:
    """To the last bit."""
    assert weights.keys() == others.keys()
    for name, one in weights.items():
        assert torch.equal(others[name], one), name


def assert_goes_on(steps: dict[str, Any], others: dict[str, Any]) -> None:
    """The same steps, and what they remember within half a per cent."""
    assert others["param_groups"] == steps["param_groups"]
    assert others["state"].keys() == steps["state"].keys() != set()
    for number, known in steps["state"].items():
        again = others["state"][number]
        assert again["step"] == known["step"] > 0
        for name in ("exp_avg", "exp_avg_sq"):
            assert again[name].dtype == known[name].dtype
            assert torch.allclose(again[name], known[name], rtol=0.005, atol=1e-30)


def test_a_frozen_network_is_the_same_when_a_run_goes_on(tmp_path: Path) -> None:
    """To the last bit, and in half the space."""
    settings = replace(ONE_ROOM, exploits=1)
    exported(Trainer(replace(SMALL, seed=5), CPU).average, {}).save(tmp_path / "frozen.npz")
    frozen = Net.load(tmp_path / "frozen.npz")
    first, second = Trainer(settings, CPU), Trainer(settings, CPU)
    first.start_from(imported(frozen))
    checkpoints.write(tmp_path, first.checkpoint())

    kept = checkpoints.read(tmp_path, CPU)
    assert kept is not None
    second.restore(kept)

    old = second.league[0]
    for name, one in exported(old.state_dict(), {}).weights.items():
        assert np.array_equal(one, frozen.weights[name]), name
    assert {one.dtype for one in kept["league"][0].values()} == {torch.float16}


def test_a_run_that_goes_on_deals_other_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And draws other actions; a run anew deals and draws the same again."""
    seen: list[tuple[int, bytes]] = []

    class Watched(OneRoom):
        def __init__(self, settings: Any) -> None:
            super().__init__(settings)
            seen.append((torch.initial_seed(), self.board["observations"].tobytes()))

    monkeypatch.setattr(runs, "OneRoom", Watched)
    for folder in ("one", "one", "one", "other", "other"):
        train(ONE_ROOM, tmp_path / folder, 0.0)

    assert seen[3:] == seen[:2]
    for number in range(2):
        assert len({one[number] for one in seen[:3]}) == 3


def test_a_write_that_dies_leaves_a_whole_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one before until the new one is there, wherever it dies; nothing is left over."""
    monkeypatch.setattr(checkpoints, "PART", 1000)
    checkpoints.write(tmp_path, _full_of(0))

    found = [0.0]
    for steps in range(1, 40):
        with monkeypatch.context() as patched:
            die_at(patched, steps)
            try:
                checkpoints.write(tmp_path, _full_of(steps))
            except Killed:
                finished = False
            else:
                finished = True
        kept = checkpoints.read(tmp_path, CPU)
        assert kept is not None
        [number] = {*kept["numbers"].tolist()}
        assert number in (found[-1], steps)
        found.append(number)

    assert finished
    assert found.count(0.0) > 5
    assert {path.name for path in tmp_path.iterdir()} == {
        checkpoints.LIST,
        *json.loads((tmp_path / checkpoints.LIST).read_text(encoding="utf-8"))["parts"],
    }


def _full_of(number: float) -> dict[str, Any]:
    return {"numbers": torch.full((1000,), float(number))}


def die_at(patched: pytest.MonkeyPatch, last: int) -> None:
    """End a run at its `last` change of a folder; of a file that it writes half is there."""
    made = 0

    def dying(name: str) -> None:
        change = getattr(Path, name)

        def changed(path: Path, *args: Any, **named: Any) -> Any:
            nonlocal made
            made += 1
            if made < last:
                return change(path, *args, **named)
            if name.startswith("write"):
                change(path, args[0][: len(args[0]) // 2], **named)
            raise Killed

        patched.setattr(Path, name, changed)

    for name in ("write_bytes", "write_text", "replace", "unlink"):
        dying(name)


def test_imitation_leaves_half_of_the_time(tmp_path: Path) -> None:
    """However many examples were wished for."""
    train(replace(ONE_ROOM, imitated=300_000), tmp_path, 0.05)

    lines = (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    told = [json.loads(line) for line in lines]
    assert 0 < max(line.get("examples", 0) for line in told) < 300_000
    assert any("update" in line for line in told)


def test_a_game_learned_whole_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Its next update is the one that it would have made, and its mean is that of all."""
    first = Trainer(WHOLE, CPU)
    game = WholeGame(first)
    for _ in range(3):
        game.update()
    checkpoints.write(tmp_path, {"trainer": first.checkpoint(), "game": game.checkpoint()})

    kept = checkpoints.read(tmp_path, CPU)
    assert kept is not None
    second = Trainer(WHOLE, CPU)
    second.restore(kept["trainer"])
    again = WholeGame(second)
    again.restore(kept["game"])
    game.update()
    again.update()

    assert_same(game.checkpoint(), again.checkpoint())
    assert np.array_equal(game.mean(), again.mean())


def test_a_game_learned_whole_is_kept_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever kills it loses little; the n-th update counts n times in the mean."""
    monkeypatch.setattr(whole_module, "KEPT_EVERY", 1)

    def killed(*args: Any) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(WholeGame, "keep_mean", killed)
        with pytest.raises(Killed):
            train(WHOLE, tmp_path, 0.0)
    train(WHOLE, tmp_path, 0.0)

    kept = checkpoints.read(tmp_path, CPU)
    assert kept is not None
    assert kept["updates"] == 2
    assert float(kept["whole"]["played"].sum(1).max()) == pytest.approx(1 + 2)


def test_a_run_leaves_a_network_a_curve_and_its_picture(tmp_path: Path) -> None:
    """And a second call goes on with it."""
    first = train(SMALL, tmp_path, 0.02)
    second = train(SMALL, tmp_path, 0.02)

    assert 0 < first.about["decisions"] < second.about["decisions"]
    assert Net.load(tmp_path / "net.npz").about == second.about
    assert {"entropy", "speed"} <= {*curves.read(tmp_path / "curve.jsonl")}
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
