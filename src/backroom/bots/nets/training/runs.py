"""One run of the training, from its settings to the network it leaves behind."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import torch

from backroom.bots.nets.net import Net
from backroom.games import game_named

from . import checkpoints, curves
from .actors import Actors, Groups, OneRoom
from .cluster import RayActors
from .model import exported, imported
from .settings import Settings
from .trainer import Trainer
from .whole import WholeGame

NET: Final = "net.npz"
LINES: Final = "curve.jsonl"
# Of a checkpoint: what a game learned whole keeps.
WHOLE: Final = "whole"
# The part of a run that imitation takes at most.
IMITATING: Final = 0.5


def train(
    settings: Settings,
    out: Path,
    minutes: float,
    start: Path | None = None,
    ray: str | None = None,
) -> Net:
    """Train for so long, or go on with the run in the same folder; gives what was learned.

    With `whole` in the settings no matches are played; with `ray` they are, by the machines of
    a Ray cluster. The folder then holds the checkpoint, `curve.jsonl`, the picture of it and
    `net.npz`.
    """
    begun, seconds = time.monotonic(), minutes * 60
    out.mkdir(parents=True, exist_ok=True)
    tell = _teller(out / LINES, begun)
    trainer = Trainer(settings)
    kept = checkpoints.read(out, trainer.device)
    if kept is not None:
        trainer.restore(kept)
    elif start is not None:
        begin = Net.load(start)
        trainer.start_from(imported(begin))
        trainer.earlier = begin.about["decisions"]
    game = WholeGame(trainer) if settings.whole else None
    if game is not None and kept is not None and WHOLE in kept:
        game.restore(kept[WHOLE])

    def keep() -> Net:
        whole = {} if game is None else {WHOLE: game.checkpoint()}
        checkpoints.write(out, trainer.checkpoint() | whole)
        net = exported(trainer.average, _about(settings, trainer.earlier + trainer.decisions))
        net.save(out / "new.npz")
        (out / "new.npz").replace(out / NET)
        return net

    if game is not None:
        game.run(seconds, tell, keep)
    else:
        actors = _actors(settings.after(trainer.updates), ray)
        try:
            tell({"rows": actors.rows, "sizes": trainer.sizes, "device": str(trainer.device)})
            if kept is None and start is None and settings.imitated:
                trainer.imitate(actors, tell, IMITATING * seconds)
            torch.set_float32_matmul_precision("high")
            trainer.run(actors, seconds - (time.monotonic() - begun), tell, keep)
        finally:
            actors.close()
    net = keep()
    tell({"done": True, "millions": round(trainer.decisions / 1e6, 2)})
    curves.draw(out / LINES)
    return net


def _actors(settings: Settings, ray: str | None) -> Groups:
    if ray is not None:
        return RayActors(settings, ray)
    return Actors(settings) if settings.workers else OneRoom(settings)


def _teller(path: Path, begun: float) -> Callable[[dict[str, Any]], None]:
    """A function that tells facts to the screen and to a file, a line each."""

    def tell(facts: dict[str, Any]) -> None:
        line = json.dumps({"at": round(time.monotonic() - begun), **facts})
        print(line, flush=True)
        with path.open("a", encoding="utf-8") as lines:
            lines.write(line + "\n")

    return tell


def _about(settings: Settings, decisions: int) -> dict[str, Any]:
    """What a network tells of its origin."""
    game = game_named(settings.game)
    return {
        "game": game.name,
        "rules_version": game.meta.rules_version,
        "decisions": decisions,
        "settings": asdict(settings),
    }
