"""`backroom arena`."""

import json
import math
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from .shell import call

# The command, which puts a byte into a pipe for every line that is safe in its ledger, and
# stands still after so many of them.
TELLING: Final = """
import os, signal, sys
from contextlib import suppress
from backroom.bots.arena.ledger import Ledger
from backroom.cli.main import main

pipe, most = int(sys.argv.pop(1)), float(sys.argv.pop(1))
write, written = Ledger._write, []

def write_and_tell(ledger, rows):
    lines = list(rows)
    write(ledger, lines)
    with suppress(BrokenPipeError):  # nobody counts any more
        os.write(pipe, b"." * len(lines))
    written.extend(lines)
    if len(written) >= most:
        signal.pause()

Ledger._write = write_and_tell
sys.exit(main())
"""


def begun(lines: int, *args: str, most: float = math.inf) -> "subprocess.Popen[bytes]":
    """An arena at work, as soon as so many lines are in its ledger."""
    told, telling = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-c", TELLING, str(telling), str(most), "arena", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        pass_fds=[telling],
    )
    os.close(telling)
    with open(told, "rb") as pipe:
        assert pipe.read(lines) == b"." * lines
    return process


def measured(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    """The JSON of a run, without the times, which are never the same twice."""
    result = call(capsys, "arena", *args, "--json")
    assert result.err == ""
    assert result.code == 0
    told = json.loads(result.out)
    assert isinstance(told, dict)
    for bot in told["bots"]:
        assert bot.pop("ms_per_move") >= 0
    return told


def test_every_chair_has_its_row_in_the_order_named(capsys: pytest.CaptureFixture[str]) -> None:
    """The shares of all chairs add up to one."""
    bots = ("--bots", "scripted,random,lazy,random", "--players", "4")
    told = measured(capsys, "chicago-poker", *bots, "--deals", "3", "--seed", "1")

    assert told["deals"] == 3
    assert [bot["name"] for bot in told["bots"]] == ["scripted", "random", "lazy", "random"]
    assert set(told["bots"][0]) == {"name", "win_share", "low", "high", "mean_place"}
    assert sum(bot["win_share"] for bot in told["bots"]) == pytest.approx(1.0, abs=1e-5)
    assert all(bot["low"] <= bot["win_share"] <= bot["high"] for bot in told["bots"])
    assert told["bots"][0]["win_share"] > 0.5
    assert told["bots"][0]["mean_place"] < told["bots"][1]["mean_place"]


def test_the_bots_say_how_many_play(capsys: pytest.CaptureFixture[str]) -> None:
    """And one alone fills the usual number of chairs."""
    three = measured(capsys, "chicago-poker", "--bots", "lazy,lazy,random", "--deals", "1")
    usual = measured(capsys, "chicago-poker", "--bots", "lazy", "--deals", "1")

    assert len(three["bots"]) == 3
    assert len(usual["bots"]) == 4


def test_any_number_of_jobs_measures_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """Another seed measures something else."""
    line = ("leduc", "--bots", "lazy,random", "--deals", "12")

    alone = measured(capsys, *line)

    assert measured(capsys, *line, "--jobs", "2") == alone
    assert measured(capsys, *line, "--seed", "other") != alone


def test_a_contest_is_kept_and_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A line a deal, a page and a picture; people get a table."""
    out = tmp_path / "contest"

    result = call(
        capsys, "arena", "leduc", "--bots", "lazy,random", "--deals", "4", "--out", str(out)
    )

    assert result.code == 0
    assert result.out.startswith("4 deals, each in all 2 rotations")
    assert len((out / "deals.jsonl").read_text().splitlines()) == 5
    assert "# Leduc" in (out / "report.md").read_text(encoding="utf-8")
    assert (out / "shares.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_contest_goes_on_with_more_deals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Deals that are in the ledger are not played again; fewer are taken from its start."""
    line = ("leduc", "--bots", "random,lazy")
    kept = ("--out", str(tmp_path / "kept"))
    whole = measured(capsys, *line, "--deals", "9")
    part = measured(capsys, *line, "--deals", "4", *kept)
    before = (tmp_path / "kept" / "deals.jsonl").read_text()

    assert measured(capsys, *line, "--deals", "9", *kept, "--resume") == whole
    assert measured(capsys, *line, "--deals", "4", *kept, "--resume") == part

    after = (tmp_path / "kept" / "deals.jsonl").read_text()
    assert after.startswith(before)
    assert len(after.splitlines()) == 10


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ((), "holds a contest already"),
        (("--resume", "--seed", "2"), 'its seed is "1", not "2"'),
        (("--resume", "--iterations", "9"), "its iterations is null, not 9"),
    ],
)
def test_a_contest_is_not_mixed_with_another(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, more: tuple[str, ...], complaint: str
) -> None:
    """One line says what is different."""
    line = ("arena", "leduc", "--bots", "lazy", "--deals", "1", "--seed", "1")
    call(capsys, *line, "--out", str(tmp_path))

    result = call(capsys, *line, "--out", str(tmp_path), *more)

    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_arena_killed_at_any_moment_is_taken_up_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    """Nothing but the deals at work is lost, and the outcome is that of one run."""
    line = ("chicago-poker", "--bots", "scripted,lazy", "--deals", "16", "--jobs", jobs)
    kept = (*line, "--out", str(tmp_path))
    ledger = tmp_path / "deals.jsonl"
    process = begun(3, *kept, most=3)

    process.kill()
    process.communicate(timeout=60)
    done = ledger.read_text().count("\n") - 1

    assert 2 <= done < 16
    assert measured(capsys, *kept, "--resume") == measured(capsys, *line)
    assert ledger.read_text().count("\n") == 17


@pytest.mark.parametrize("lines", [1, 2, 9])
def test_an_interrupted_arena_ends_quietly_and_at_once(lines: int, tmp_path: Path) -> None:
    """Its workers too, without a word: those at work and those that are still starting."""
    line = ("chicago-poker", "--bots", "scripted", "--deals", "5000", "--jobs", "2")
    process = begun(lines, *line, "--out", str(tmp_path))

    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

    assert (process.returncode, out, err) == (130, b"", b"")


def test_a_ladder_rates_every_bot_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """All of them if none is named, strongest first; the same again in two processes."""
    line = ("arena", "leduc", "--ladder", "--deals", "12", "--seed", "3")
    alone = json.loads(call(capsys, *line, "--json").out)
    together = json.loads(call(capsys, *line, "--json", "--jobs", "2").out)

    def known(rungs: list[dict[str, object]]) -> list[object]:
        return [{**rung, "ms": 0} for rung in rungs]

    assert {rung["name"] for rung in alone} == {"random", "lazy"}
    assert [rung["rating"] for rung in alone] == sorted(
        (rung["rating"] for rung in alone), reverse=True
    )
    assert known(alone) == known(together)


def test_a_ladder_is_told_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """With the interval of each rating."""
    told = call(capsys, "arena", "leduc", "--ladder", "--deals", "2").out

    assert "rating" in told
    assert re.search(r"^(random|lazy) +\d+\.\d +\d+\.\d \S \d+\.\d", told, re.MULTILINE)


def test_a_contest_needs_bots_and_a_ladder_goes_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Both are said before anything is played."""
    assert "--ladder" in call(capsys, "arena", "leduc").err
    assert "--out" in call(capsys, "arena", "leduc", "--ladder", "--out", str(tmp_path)).err
