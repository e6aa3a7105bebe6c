"""The examples run, each for a moment, as their first lines say."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import nbclient
import nbformat
import pytest

EXAMPLES: Final = Path(__file__).resolve().parent.parent.parent / "examples"


def ran(*args: str) -> str:
    """What an example prints."""
    command = [sys.executable, *args]
    result = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[-2000:]
    return result.stdout


def test_self_play_learns_leduc() -> None:
    """After a few thousand decisions it wins clearly more chips from `random` than at first."""
    told = ran("ppo_selfplay.py", "leduc", "--updates", "8", "--every", "8", "--matches", "400")
    first, last = (float(worth) for worth in re.findall(r"decisions +([+-][\d.]+)", told))

    assert last > first + 0.2


@pytest.mark.parametrize("game", ["mafioso", "chicago-gangsters"])
def test_self_play_runs_on_larger_games(game: str) -> None:
    """One update, against rules of thumb."""
    told = ran(
        *("ppo_selfplay.py", game, "--opponent", "scripted", "--updates", "1", "--every", "1"),
        *("--matches", "2", "--size", "16", "--steps", "8"),
    )

    assert told.count("decisions") == 2


def test_the_notebook_runs() -> None:
    """From the first cell to the last."""
    nbclient.execute(
        nbformat.read(EXAMPLES / "first_steps.ipynb", 4), str(EXAMPLES), timeout=600
    )


def test_rllib_trains() -> None:
    """One iteration."""
    assert re.search(
        r"^ +1 [+-]\d\.\d+$",
        ran("rllib_ppo.py", "--iterations", "1", "--batch", "500"),
        re.MULTILINE,
    )
