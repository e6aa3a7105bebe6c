"""`python -m backroom.bots.nets.training mafioso --minutes 10 --out runs/mafioso`."""

import argparse
import json
import time
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

from .settings import Settings


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m backroom.bots.nets.training",
        description="Train the network of a game by self-play; a second run goes on.",
    )
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="checkpoints, curve and net")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--start", type=Path, help="a shipped network to go on from")
    for field in fields(Settings):
        if field.name != "game":
            kind = float if field.type in (float, "float") else int
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind)
    return parser.parse_args()


def main() -> None:
    """One run; what it tells goes to the screen and to `curve.jsonl`."""
    # Processes that play import this module too, and need no PyTorch.
    import torch

    from backroom.bots.nets.net import Net
    from backroom.games import game_named

    from . import checkpoints
    from .actors import Actors
    from .model import exported, imported
    from .trainer import Trainer

    given = _arguments()
    begun = time.monotonic()
    chosen = {
        field.name: value
        for field in fields(Settings)
        if field.name != "game" and (value := getattr(given, field.name)) is not None
    }
    settings = replace(Settings(given.game), **chosen)
    given.out.mkdir(parents=True, exist_ok=True)

    def tell(facts: dict[str, Any]) -> None:
        line = json.dumps({"at": round(time.monotonic() - begun), **facts})
        print(line, flush=True)
        with (given.out / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(line + "\n")

    torch.set_num_threads(1)
    actors = Actors(settings)
    trainer = Trainer(settings)
    tell({"rows": actors.rows, "sizes": trainer.sizes, "device": str(trainer.device)})
    before = 0
    kept = checkpoints.read(given.out, trainer.device)
    if kept is not None:
        trainer.restore(kept)
    elif given.start is not None:
        start = Net.load(given.start)
        trainer.start_from(imported(start))
        before = start.about["decisions"]
    elif settings.imitated:
        trainer.imitate(actors, tell)
    torch.set_float32_matmul_precision("high")
    left = given.minutes * 60 - (time.monotonic() - begun)
    trainer.run(actors, left, tell)
    actors.close()
    checkpoints.write(given.out, trainer.checkpoint())
    game = game_named(settings.game)
    about = {
        "game": game.name,
        "rules_version": game.meta.rules_version,
        "decisions": before + trainer.decisions,
        "settings": asdict(settings),
    }
    exported(trainer.average, about).save(given.out / "net.npz")
    tell({"done": True, "millions": round(trainer.decisions / 1e6, 2)})


if __name__ == "__main__":
    main()
