"""Backups that are whole or not there, and a restore over whatever is left."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from backroom.cli.main import main
from backroom.server.admin import backup
from backroom.server.settings import Settings
from backroom.server.storage.sqlite import files
from backroom.server.storage.sqlite.files import parts_of
from backroom.server.storage.sqlite.storage import migrate


def kept(folder: Path) -> Settings:
    """A folder with a database in it."""
    settings = Settings(data=folder)
    folder.mkdir(exist_ok=True)
    migrate(settings.database)
    return settings


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(one.name for one in folder.iterdir())


def test_a_backup_that_fails_leaves_nothing_and_can_be_made_again(tmp_path: Path) -> None:
    """Not even an empty file under its name."""
    settings, shelf = kept(tmp_path / "data"), tmp_path / "shelf"
    shelf.mkdir()
    whole = settings.database.read_bytes()
    settings.database.write_bytes(b"not a database" * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        backup.back_up(settings, shelf / "copy.sqlite")
    assert names(shelf) == []
    settings.database.write_bytes(whole)

    backup.back_up(settings, shelf / "copy.sqlite")

    assert names(shelf) == ["copy.sqlite"]


def test_a_backup_is_for_its_owner_from_the_first_byte_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while it is being written."""
    settings, shelf = kept(tmp_path / "data"), tmp_path / "shelf"
    shelf.mkdir()
    modes: list[int] = []

    def connect(path: Path) -> sqlite3.Connection:
        modes.extend(stat.S_IMODE(one.stat().st_mode) for one in shelf.iterdir())
        return real(path)

    real = sqlite3.connect
    monkeypatch.setattr(files.sqlite3, "connect", connect)  # type: ignore[attr-defined]

    backup.back_up(settings, shelf / "copy.sqlite")

    modes.append(stat.S_IMODE((shelf / "copy.sqlite").stat().st_mode))
    assert set(modes) == {0o600}
    assert len(modes) == 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("verify", "data/backroom.sqlite cannot be read: file is not a database."),
        ("backup copy.sqlite", "copy.sqlite cannot be written: file is not a database."),
    ],
)
def test_commands_on_a_damaged_database_say_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: str,
    told: str,
) -> None:
    """In one line, with the reason that the database gives."""
    kept(tmp_path / "data").database.write_bytes(b"damaged" * 1000)
    monkeypatch.chdir(tmp_path)

    assert main([*words.split(), "--data", "data"]) == 2

    assert capsys.readouterr().err == f"backroom: {told}\n"
    assert names(tmp_path) == ["data"]


def test_a_house_of_an_older_version_has_no_faults_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after an upgrade, or when an old backup was put back: it is told what to do."""
    with closing(sqlite3.connect(kept(tmp_path / "data").database)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '0014'")
    monkeypatch.chdir(tmp_path)

    assert main(["verify", "--data", "data"]) == 2

    told = "data/backroom.sqlite was written by an older Backroom: start the server once"
    assert capsys.readouterr().err.startswith(f"backroom: {told}")


def test_a_restore_works_over_a_damaged_database(tmp_path: Path) -> None:
    """What is left of it is kept beside it, with its log, in case somebody can mend it."""
    settings, copy = kept(tmp_path / "data"), tmp_path / "copy.sqlite"
    backup.back_up(settings, copy)
    for part in parts_of(settings.database):
        part.write_bytes(b"damaged" * 1000)

    before = backup.restore(settings, copy)

    assert before is not None
    assert before.read_bytes() == b"damaged" * 1000
    assert names(settings.data) == [
        "backroom.before-1.sqlite",
        "backroom.before-1.sqlite-shm",
        "backroom.before-1.sqlite-wal",
        "backroom.sqlite",
    ]
    assert stat.S_IMODE(settings.database.stat().st_mode) == 0o600
    migrate(settings.database)


def test_what_a_crash_left_is_whole_under_its_other_name(tmp_path: Path) -> None:
    """Its newest changes are in the log, which goes along."""
    settings, copy = kept(tmp_path / "data"), tmp_path / "copy.sqlite"
    backup.back_up(settings, copy)
    connection = sqlite3.connect(settings.database)
    with connection:
        connection.execute("INSERT INTO bans VALUES ('somebody')")
    for part in parts_of(settings.database):
        (tmp_path / part.name).write_bytes(part.read_bytes())
    connection.close()
    for part in parts_of(settings.database):
        (tmp_path / part.name).rename(part)

    before = backup.restore(settings, copy)

    assert before is not None
    left = sqlite3.connect(before)
    assert left.execute("SELECT target FROM bans").fetchall() == [("somebody",)]
    left.close()


def test_a_restore_that_fails_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old database stays in its place until the new one is whole."""
    settings, copy = kept(tmp_path / "data"), tmp_path / "copy.sqlite"
    backup.back_up(settings, copy)
    copy.write_bytes(b"damaged" * 1000)
    monkeypatch.setattr(files, "is_whole", lambda path: True)

    with pytest.raises(sqlite3.DatabaseError):
        backup.restore(settings, copy)

    assert names(settings.data) == ["backroom.sqlite"]
    kept(settings.data)
