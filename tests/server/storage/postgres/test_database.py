"""The database at an address: migrated by several at once, or refused in one clear line."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from backroom.engine.errors import BadSetup
from backroom.server.messages import tell
from backroom.server.refusals import NotNow
from backroom.server.settings import read_settings
from backroom.server.storage import opening
from backroom.server.storage.postgres import database
from backroom.server.storage.postgres.database import Database, migrate
from backroom.server.storage.postgres.schema import SHARED
from backroom.server.storage.schema import METADATA
from tests.server.databases import place_of, spoil
from tests.server.postgres import ask_at, running

# As the first version that knew PostgreSQL made it.
FIRST: Final = Path(__file__).with_name("first.sql")


def fresh(name: str) -> str:
    """The address of a database with nothing in it."""
    server = running()
    ask_at(server.url("postgres"), f"DROP DATABASE IF EXISTS {name}")
    ask_at(server.url("postgres"), f"CREATE DATABASE {name}")
    return server.url(name)


def differences(connection: Connection) -> list[object]:
    """Where a database has another schema than this version makes."""
    found: list[object] = []
    for metadata in (METADATA, SHARED):
        known = set(metadata.tables)
        context = MigrationContext.configure(
            connection,
            opts={"include_name": lambda name, kind, _, known=known: name in known
                  if kind == "table" else True},
        )  # fmt: skip
        found += compare_metadata(context, metadata)
    return found


async def test_nodes_that_start_at_once_migrate_once() -> None:
    """To the schema of this version, exactly."""
    url = fresh("at_once")
    await asyncio.gather(*(migrate(url) for _ in range(4)))

    kept = Database(url)
    assert await kept.run(differences) == []
    await kept.close()


async def test_what_older_nodes_made_is_completed_and_they_can_go_on() -> None:
    """A node of the version before neither sees nor needs the new column."""
    url = fresh("older_nodes")
    await migrate(url)
    ask_at(url, "ALTER TABLE nodes DROP COLUMN rules")
    old = "INSERT INTO nodes (id, address, version, alive, until, lobby) VALUES "
    ask_at(url, old + "('n1', '', '', 0, 0, '')")

    await migrate(url)

    ask_at(url, old + "('n2', '', '', 0, 0, '')")
    assert ask_at(url, "SELECT id, rules FROM nodes ORDER BY id") == [
        ("n1", "{}"),
        ("n2", "{}"),
    ]


async def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    """And stays as it is."""
    url = str(place_of(tmp_path))
    spoil(tmp_path, "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(NotNow, match="newer-data"):
        await migrate(url)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://postgres@127.0.0.1:1/house", "cannot be used"),
        (
            "postgresql://postgres:secret@127.0.0.1:{port}/nothing",
            'database "nothing" does not',
        ),
        ("postgresql://nobody@127.0.0.1:{port}/postgres", 'role "nobody" does not exist'),
        ("postgresql://postgres@127.0.0.1:notaport/house", "cannot be used"),
    ],
)
async def test_a_wrong_address_is_told_in_one_line(url: str, said: str) -> None:
    """With what the server says about it, and without the password."""
    with pytest.raises(BadSetup) as refused:
        await migrate(url.format(port=running().port))

    for language in ("en", "nl"):
        assert "\n" not in tell(refused.value, language)
        assert "secret" not in tell(refused.value, language)
    assert said in tell(refused.value, "en")


async def test_an_old_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its version, before anything is changed."""
    url = fresh("too_old")
    monkeypatch.setattr(database, "OLDEST", 99)

    with pytest.raises(BadSetup) as refused:
        await migrate(url)

    assert "needs 99 or newer" in tell(refused.value, "en")
    assert ask_at(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []


async def test_who_lost_their_rights_is_told_so() -> None:
    """Somebody who may connect and nothing more."""
    url = fresh("no_rights")
    ask_at(url, "DROP ROLE IF EXISTS guest_of_the_house")
    ask_at(url, "CREATE ROLE guest_of_the_house LOGIN")

    with pytest.raises(BadSetup) as refused:
        await migrate(url.replace("postgres@", "guest_of_the_house@"))

    assert "permission denied" in tell(refused.value, "en")


def test_a_missing_driver_is_told_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most houses need none."""
    monkeypatch.setattr(opening, "find_spec", lambda name: None)

    with pytest.raises(BadSetup) as refused:
        opening.migrate("postgresql://somewhere/else")

    assert "cluster" in tell(refused.value, "en")


def test_what_is_no_address_of_a_database_is_refused() -> None:
    """Before anything else is done."""
    with pytest.raises(BadSetup, match="bad-database"):
        read_settings({"database_url": "mysql://somewhere"}, {})


def test_the_default_needs_no_driver() -> None:
    """A house on SQLite starts without anything of PostgreSQL being imported."""
    code = (
        "import sys, backroom.server.serve; "
        "sys.exit(any(name.startswith(('asyncpg', 'backroom.server.storage.postgres'))"
        " for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False)
    assert done.returncode == 0


async def test_what_cannot_be_done_together_is_done_one_after_the_other(tmp_path: Path) -> None:
    """Each reads what the others write, and none gets lost."""
    kept = Database(str(place_of(tmp_path)))

    def count(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT pg_sleep(0.02)")
        found = connection.exec_driver_sql("SELECT count(*) FROM bans").scalar_one()
        connection.exec_driver_sql(f"INSERT INTO bans VALUES ('{found}')")

    await asyncio.gather(*(kept.change(count) for _ in range(3)))

    assert sorted(ask_at(str(place_of(tmp_path)), "SELECT * FROM bans")) == [
        ("0",), ("1",), ("2",)
    ]  # fmt: skip
    await kept.close()


async def test_the_first_schema_is_brought_up_with_what_is_in_it() -> None:
    """To the same schema as a new database has."""
    url = fresh("from_the_first")
    for statement in FIRST.read_text().split(";\n"):
        ask_at(url, statement)
    ask_at(url, "INSERT INTO people VALUES ('p1', 'Ann', 1.0, false)")

    await migrate(url)

    kept = Database(url)
    assert await kept.run(differences) == []
    await kept.close()
    assert ask_at(url, "SELECT name FROM people") == [("Ann",)]
