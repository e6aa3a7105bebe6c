"""`backroom export`: a server's matches as rows."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest
from starlette.testclient import TestClient

from backroom.cli.main import main
from tests.server.browsers import Browser, change, play_out
from tests.server.databases import flags


def test_matches_are_exported_without_names(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A row a match, a row a decision, and nobody can be told from another."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    ids = [play_out(ann, bob) for _ in range(3)]
    out, decisions = tmp_path / "matches.parquet", tmp_path / "decisions.parquet"

    files = ["--out", str(out), "--decisions", str(decisions)]
    assert main(["export", "leduc", *flags(tmp_path), *files]) == 0

    rows = pq.read_table(out).to_pylist()
    assert [row["players"] for row in rows] == [["person", "person"]] * 3
    assert [row["match"] for row in rows] == [0, 1, 2]
    assert all(sum(row["shares"]) == 1 for row in rows)
    asked = pq.read_table(decisions).to_pylist()
    assert {row["match"] for row in asked} == {0, 1, 2}
    assert all(row["mask"][row["action"]] for row in asked)
    for file in (out, decisions):
        written = file.read_bytes()
        assert not any(name.encode() in written for name in ("Ann", "Bob", *ids))
    assert capsys.readouterr().out == "3 matches written, 0 that do not replay left out\n"


def test_a_damaged_match_is_left_out_and_counted(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are written."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    _, second = (play_out(ann, bob) for _ in range(2))
    change(tmp_path, f"DELETE FROM journal WHERE match = '{second}' AND seq = 1")
    out = tmp_path / "matches.parquet"

    assert main(["export", "leduc", *flags(tmp_path), "--out", str(out)]) == 0

    assert pq.read_table(out).num_rows == 1
    assert "1 match written, 1 that do not replay left out" in capsys.readouterr().out


def test_another_game_has_no_rows(client: TestClient, tmp_path: Path) -> None:
    """A file without rows has its columns all the same."""
    play_out(Browser(client, "Ann"), Browser(client, "Bob"))
    out = tmp_path / "matches.parquet"

    assert main(["export", "omerta", *flags(tmp_path), "--out", str(out)]) == 0

    assert pq.read_table(out).num_rows == 0
    assert "places" in pq.read_table(out).column_names


def test_a_file_must_be_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Else there is nothing to do."""
    assert main(["export", "leduc", *flags(tmp_path)]) == 2
    assert "--decisions" in capsys.readouterr().err


def test_a_wrong_folder_leaves_an_earlier_export_alone(tmp_path: Path) -> None:
    """What is there is read before a file is begun."""
    out = tmp_path / "matches.parquet"
    out.write_bytes(b"an earlier export")

    missing = str(tmp_path / "nothing")
    assert main(["export", "leduc", "--data", missing, "--out", str(out)]) == 2

    assert out.read_bytes() == b"an earlier export"
