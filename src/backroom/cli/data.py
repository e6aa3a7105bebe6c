"""The files of `simulate` and `export`: rows of matches and of decisions."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame

if TYPE_CHECKING:
    from backroom.research.datasets import DataSet


def add_files(parser: argparse.ArgumentParser) -> None:
    """Add the options that name the two Parquet files to write."""
    parser.add_argument("--out", type=Path, metavar="FILE", help="a row a match, in Parquet")
    parser.add_argument(
        "--decisions", type=Path, metavar="FILE", help="a row a decision, in Parquet"
    )


@contextmanager
def data_set(game: AnyGame, args: argparse.Namespace) -> "Iterator[DataSet | None]":
    """The files that were asked for, closed at the end; None if there are none."""
    if args.out is None and args.decisions is None:
        yield None
        return
    try:
        # Apache Arrow takes a moment to import, and is not everywhere.
        from backroom.research.datasets import DataSet
    except ImportError:
        raise BadSetup("extra-missing", {"what": "Parquet", "extra": "parquet"}) from None
    with DataSet(game, args.out, args.decisions) as data:
        yield data
