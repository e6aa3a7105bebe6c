"""Parquet files of matches and decisions."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from backroom.cli.main import main
from backroom.games import GAMES
from backroom.research import datasets


def simulated(folder: Path, *args: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The rows of both files after a run of `backroom simulate`."""
    files = folder / "matches.parquet", folder / "decisions.parquet"
    code = main(
        ["simulate", *args, "--json", "--out", str(files[0]), "--decisions", str(files[1])]
    )
    assert code == 0
    matches, decisions = (pq.read_table(file).to_pylist() for file in files)
    return matches, decisions


def test_a_match_is_a_row(tmp_path: Path) -> None:
    """With its setup, its bots by seat and how it ended."""
    matches, _ = simulated(
        tmp_path, "omerta", "--players", "3", "--matches", "4", "--bots", "random,scripted,lazy"
    )

    assert [row["match"] for row in matches] == [0, 1, 2, 3]
    for row in matches:
        assert row["game"] == "omerta"
        assert row["seats"] == 3
        assert row["players"] == ["random", "scripted", "lazy"]
        assert row["seed"] == f"0/{row['match']}"
        assert sum(row["shares"]) == pytest.approx(1)
        assert min(row["places"]) == 1
        assert "race=" in str(row["options"])


def test_a_decision_is_a_row_as_its_seat_saw_it(tmp_path: Path) -> None:
    """The action is legal by its mask, and the result is that of the seat."""
    matches, decisions = simulated(tmp_path, "mafioso", "--matches", "2", "--bots", "random")
    game = GAMES["mafioso"]

    assert {row["match"] for row in decisions} == {0, 1}
    for row in decisions:
        mask = np.array(row["mask"])
        assert len(np.array(row["observation"])) == game.observation.size
        assert mask[row["action"]] == 1
        assert mask.sum() > 1
        end = matches[row["match"]]
        assert row["share"] == pytest.approx(end["shares"][row["seat"]])
        assert row["place"] == end["places"][row["seat"]]
    first = [row["decision"] for row in decisions if row["match"] == 0]
    assert first == list(range(len(first)))
    assert len(first) <= matches[0]["decisions"]


def test_long_runs_are_written_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost between them."""
    monkeypatch.setattr(datasets, "CHUNK", 10)
    matches, decisions = simulated(tmp_path, "leduc", "--matches", "30")

    assert [row["match"] for row in matches] == list(range(30))
    assert sorted({row["match"] for row in decisions}) == list(range(30))


def test_a_file_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, before anything is played."""
    code = main(["simulate", "leduc", "--out", str(tmp_path / "nowhere" / "matches.parquet")])

    assert code == 2
    assert "cannot be written" in capsys.readouterr().err
