"""The database file: brought up to date whole or not at all, and for its owner alone."""

import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Final

import alembic.op
import pytest

from backroom.server.refusals import NotNow
from backroom.server.storage.sqlite import storage
from backroom.server.storage.sqlite.database import Database
from backroom.server.storage.sqlite.files import parts_of
from tests.server.browsers import change

KILLED: Final = """
import os, pathlib, sys
import alembic.op
from backroom.server.storage.sqlite.storage import migrate
create = alembic.op.create_table
alembic.op.create_table = lambda name, *columns: (
    os._exit(9) if name == "journal" else create(name, *columns)
)
migrate(pathlib.Path(sys.argv[1]))
"""


def migrate(tmp_path: Path) -> None:
    """Bring the database of a folder up to date."""
    storage.migrate(tmp_path / "backroom.sqlite")


def tables(tmp_path: Path) -> set[str]:
    """The names of the tables in a database."""
    connection = sqlite3.connect(tmp_path / "backroom.sqlite")
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    connection.close()
    return {name for (name,) in rows}


@pytest.mark.parametrize("last", ["people", "house", "chat", "analyses"])
def test_a_migration_that_is_interrupted_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """Wherever it was: the next start does it all."""
    create = alembic.op.create_table

    def interrupted(name: str, *columns: object) -> None:
        create(name, *columns)  # type: ignore[arg-type]  # columns, as they came
        if name == last:
            raise KeyboardInterrupt

    monkeypatch.setattr(alembic.op, "create_table", interrupted)
    with pytest.raises(KeyboardInterrupt):
        migrate(tmp_path)
    assert tables(tmp_path) == set()
    monkeypatch.undo()

    migrate(tmp_path)

    assert {"people", "journal", "analyses"} <= tables(tmp_path)


def test_a_killed_migration_leaves_nothing_behind(tmp_path: Path) -> None:
    """As after a power cut, when nobody can clean up."""
    path = tmp_path / "backroom.sqlite"
    killed = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert killed.returncode == 9

    migrate(tmp_path)

    assert {"people", "journal", "analyses"} <= tables(tmp_path)


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    """And stays as it is."""
    migrate(tmp_path)
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    before = (tmp_path / "backroom.sqlite").read_bytes()

    with pytest.raises(NotNow, match="newer-data"):
        migrate(tmp_path)

    assert (tmp_path / "backroom.sqlite").read_bytes() == before


@pytest.mark.parametrize("is_old", [False, True])
def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path, is_old: bool) -> None:
    """A new one, and one that an earlier version left open to all; its log, too."""
    path = tmp_path / "backroom.sqlite"
    if is_old:
        migrate(tmp_path)
        for part in parts_of(path):
            part.touch()
            part.chmod(0o644)

    database = Database(path)
    database.migrate()

    modes = {stat.S_IMODE(part.stat().st_mode) for part in tmp_path.iterdir()}
    assert modes == {0o600}
    assert {part.name for part in tmp_path.iterdir()} == {part.name for part in parts_of(path)}
    database.close()
