"""`python -m backroom.bots.nets.training mafioso --minutes 10 --out runs/mafioso`."""

import argparse
from dataclasses import fields, replace
from pathlib import Path

from .settings import Settings


def add_run(parser: argparse.ArgumentParser, minutes: float) -> None:
    """The game, the folder, the time and the cluster of a run, and an option for each number.

    Numbers left out have the defaults of `Settings`.
    """
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="checkpoints, curve and net")
    parser.add_argument("--minutes", type=float, default=minutes)
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster that runs there"
    )
    for field in fields(Settings):
        if field.name != "game":
            kind = float if field.type in (float, "float") else int
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind)


def settings_of(given: argparse.Namespace) -> Settings:
    """The numbers of a run as the command line has them."""
    chosen = {
        field.name: value
        for field in fields(Settings)
        if field.name != "game" and (value := getattr(given, field.name)) is not None
    }
    return replace(Settings(given.game), **chosen)


def main() -> None:
    """One run; what it tells goes to the screen and to `curve.jsonl`."""
    parser = argparse.ArgumentParser(
        prog="python -m backroom.bots.nets.training",
        description="Train the network of a game by self-play; a second run goes on.",
    )
    add_run(parser, minutes=10.0)
    parser.add_argument("--start", type=Path, help="a shipped network to go on from")
    given = parser.parse_args()
    # Processes that play import this module too, and need no PyTorch.
    from .runs import train

    train(settings_of(given), given.out, given.minutes, given.start, given.ray)


if __name__ == "__main__":
    main()
