"""A house moves between SQLite and PostgreSQL, and PostgreSQL's own backups are put back."""

import os
from pathlib import Path
from typing import Any

import pytest

from backroom.cli.main import main
from backroom.server.house import House
from backroom.server.storage.schema import METADATA
from tests.server.browsers import Browser, browser_of, play_out
from tests.server.databases import database_of, spoil
from tests.server.people.test_friends import member
from tests.server.postgres import ask_at, running
from tests.server.scene import settings_for


@pytest.fixture(autouse=True)
def _programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """`pg_dump` and its kin are those of the server of the tests."""
    monkeypatch.setenv("PATH", f"{running().path}{os.pathsep}{os.environ['PATH']}")


def command(*args: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """A command's exit code and what it says."""
    code = main(args)
    told = capsys.readouterr()
    return code, told.out + told.err


def played(tmp_path: Path, **given: Any) -> str:
    """A house with finished matches and one that is not; gives the table of that."""
    with browser_of(settings_for(tmp_path, **given)) as client:
        ann, bob = member(client, "Ann"), member(client, "Bob")
        made = ann.post("/api/clubs", name="Night owls")
        bob.post("/api/club-links", token=made["link"].removeprefix("/club/"))
        play_out(ann, bob)
        play_out(ann, bob, club=made["id"])
        ann.call(_settle)
        play_out(ann, bob, club=made["id"])
        table: str = ann.post("/api/tables", game="leduc", seats=2, clock=600)["id"]
        bob.post(f"/api/tables/{table}/join")
        bob.post(f"/api/tables/{table}/ready")
        ann.post(f"/api/tables/{table}/start")
    return table


async def _settle(house: House) -> None:
    """What was played is summed in the standings of its club."""
    assert house.standings is not None
    await house.standings.settle()


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that a house holds, but for what is true of one moment only."""
    names = [name for name in METADATA.tables if name != "house"]
    return {name: sorted(ask_at(url, f"SELECT * FROM {name}"), key=repr) for name in names}


def test_the_keeper_sees_who_plays_what(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """While a node runs and after it has stopped; a house on a file has no nodes."""
    flags = ("--database", database_of(tmp_path)["database_url"])
    with browser_of(settings_for(tmp_path)) as client:
        ann = Browser(client, "Ann")
        table = ann.post("/api/tables", game="leduc", seats=2, bots=["random"], start=True)[
            "id"
        ]
        ann.get(f"/api/tables/{table}")
        code, said = command("admin", "nodes", *flags, capsys=capsys)
        head, node, nobody = said.splitlines()
        assert code == 0
        assert head.split() == ["node", "address", "version", "lease", "tables", "matches"]
        assert node.split()[-2:] == ["1", "1"]
        assert nobody.split()[-2:] == ["0", "0"]
        code, said = command("admin", "nodes", node.split()[0], *flags, capsys=capsys)
        assert (code, said) == (0, f"{table}\n")
    code, said = command("admin", "nodes", *flags, capsys=capsys)
    assert [line.split()[-2:] for line in said.splitlines()[1:]] == [["1", "1"]]
    code, said = command("admin", "nodes", "elsewhere", *flags, capsys=capsys)
    assert code != 0
    assert "There is no node “elsewhere”" in said


def test_a_house_moves_to_postgresql_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With every match, which verify finds whole in both; and back into PostgreSQL the same."""
    first, folder, second = tmp_path / "a", tmp_path / "b", tmp_path / "c"
    table = played(first)
    start = database_of(first)["database_url"]
    end = database_of(second)["database_url"]

    code, said = command("move", "--from", start, "--to", str(folder), capsys=capsys)
    assert (code, said) == (0, "2 people, 4 tables, 4 matches moved\n")
    code, said = command("verify", "--data", str(folder), capsys=capsys)
    assert (code, said) == (0, "4 matches, 0 with faults, 0 not re-run\n")
    code, said = command("move", "--from", str(folder), "--to", end, capsys=capsys)
    assert code == 0
    code, said = command("verify", "--database", end, capsys=capsys)
    assert (code, said) == (0, "4 matches, 0 with faults, 0 not re-run\n")

    assert contents(end) == contents(start)
    assert contents(end)["club_scores"]
    # The clock of the match under way counts nothing of all this.
    gap = "SELECT stopped FROM leases WHERE table_id = $1"
    assert ask_at(end, gap, table) == ask_at(start, gap, table)


def test_a_house_moves_only_where_there_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And only while nobody serves it; nothing is changed otherwise."""
    first, second = tmp_path / "a", tmp_path / "b"
    for folder in (first, second):
        played(folder)
    url = database_of(first)["database_url"]
    sqlite = tmp_path / "sqlite"
    assert command("move", "--from", url, "--to", str(sqlite), capsys=capsys)[0] == 0
    before = contents(database_of(second)["database_url"])

    code, said = command(
        "move",
        "--from",
        str(sqlite),
        "--to",
        database_of(second)["database_url"],
        capsys=capsys,
    )
    assert (code, "a house in that database already" in said) == (2, True)
    assert contents(database_of(second)["database_url"]) == before
    code, said = command("move", "--from", url, "--to", url, capsys=capsys)
    assert (code, "between SQLite and PostgreSQL" in said) == (2, True)
    code, said = command("move", "--from", str(tmp_path / "no"), "--to", url, capsys=capsys)
    assert (code, "no Backroom data" in said) == (2, True)
    with browser_of(settings_for(first)):
        code, said = command("move", "--from", url, "--to", str(tmp_path / "d"), capsys=capsys)
        assert (code, "A server is running" in said) == (2, True)


def test_a_backup_is_put_back_and_what_was_there_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By PostgreSQL's own programs; a file that is no backup is refused."""
    played(tmp_path)
    url = database_of(tmp_path)["database_url"]
    flags = ("--database", url)
    copy = tmp_path / "copy.dump"
    whole = contents(url)

    assert command("backup", str(copy), *flags, capsys=capsys) == (0, f"{copy}\n")
    assert copy.stat().st_mode & 0o777 == 0o600
    code, said = command("backup", str(copy), *flags, capsys=capsys)
    assert (code, "exists already" in said) == (2, True)
    spoil(tmp_path, "DELETE FROM journal")
    assert command("verify", *flags, capsys=capsys)[0] == 1
    code, said = command("restore", str(copy), *flags, capsys=capsys)
    assert (code, "before-1" in said) == (0, True)
    assert contents(url) == whole
    assert command("verify", *flags, capsys=capsys)[0] == 0
    (tmp_path / "no.dump").write_text("nothing")
    code, said = command("restore", str(tmp_path / "no.dump"), *flags, capsys=capsys)
    assert (code, "not a whole Backroom database" in said) == (2, True)
    with browser_of(settings_for(tmp_path)):
        code, said = command("restore", str(copy), *flags, capsys=capsys)
        assert (code, "A server is running" in said) == (2, True)


def test_orders_are_carried_out_without_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table is closed by a node that lives for that one change."""
    table = played(tmp_path)
    flags = ("--database", database_of(tmp_path)["database_url"])

    assert command("admin", "close-table", table, *flags, capsys=capsys) == (0, "")

    status = ask_at(flags[1], "SELECT status FROM tables WHERE id = $1", table)
    assert status == [("closed",)]
    assert ask_at(flags[1], "SELECT * FROM nodes") == []
    code, said = command("admin", "close-table", "nowhere", *flags, capsys=capsys)
    assert code == 2
    code, said = command(
        "verify", "--database", "postgresql://postgres@127.0.0.1:1/x", capsys=capsys
    )
    assert (code, said.count("\n")) == (2, 1)
