"""Whether the house is of use, and what its operator is told when it is not."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from sqlalchemy.exc import DatabaseError

from backroom.engine.errors import Refusal
from backroom.server.admin.verify import Finding, verify
from backroom.server.readiness import FRESH_SECONDS
from backroom.server.storage.interfaces import StorageError
from backroom.server.storage.sqlite.writer import Writer

from .browsers import Browser, browser_of
from .databases import place_of, spoil
from .manual_time import ManualTime
from .scene import ALL_GAMES, gather, hand_of, open_house, settings_for, start
from .test_house import told

FULL = "database or disk is full"
GARBAGE: Final = b"\xa5" * 8192
Damage: TypeAlias = Callable[[Path], object]


def destroy_root(folder: Path, table: str) -> None:
    """Overwrite the first page of a table, as a failing disk would."""
    path = folder / "backroom.sqlite"
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)
        ).fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


async def verified(folder: Path) -> list[Finding]:
    """What `backroom verify` finds."""
    return await asyncio.to_thread(verify, place_of(folder), ALL_GAMES)


async def some_match(folder: Path) -> str:
    """A house that was closed with a match under way; gives its table."""
    async with open_house(folder) as house:
        table, crowd = await gather(house, "Ann Bob")
        await start(table, crowd)
        return table.doc.id


async def test_ready_means_able_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A full disk is told in its own words, once, and is over when it is over."""

    async def refuse(*_: Any) -> None:
        raise sqlite3.OperationalError(FULL)

    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        assert await house.readiness.fault() == ""
        with monkeypatch.context() as full:
            full.setattr(Writer, "write", refuse)
            for _ in range(3):
                hand_of(house)._now += FRESH_SECONDS
                assert FULL in await house.readiness.fault()
        hand_of(house)._now += FRESH_SECONDS
        assert await house.readiness.fault() == ""

    (alarm,) = told(caplog, "cannot write")
    assert FULL in alarm["reason"]
    assert alarm["file"] == str(tmp_path / "backroom.sqlite")


async def test_a_write_that_fails_is_told_with_its_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The kind of an error alone says nothing to whoever must do something about it."""
    async with open_house(tmp_path) as house:
        table, _ = await gather(house, "Ann Bob")

        async def fail() -> None:
            raise sqlite3.OperationalError(FULL)

        table.post(fail)
        await table._task

    (failure,) = told(caplog, "table failed")
    assert (failure["reason"], failure["table"]) == (FULL, table.doc.id)


async def test_a_damaged_database_is_not_ready_and_verify_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With the table of tables destroyed the matches alone are whole."""
    await some_match(tmp_path)
    assert [one.fault for one in await verified(tmp_path)] == [""]

    destroy_root(tmp_path, "tables")

    first, *matches = await verified(tmp_path)
    assert (first.match, first.is_match, bool(first.fault)) == ("database", False, True)
    assert [one.fault for one in matches] == [""]
    async with open_house(tmp_path, is_ready=False) as house:
        assert "damaged" in await house.readiness.fault()
    assert told(caplog, "database damaged")[0]["file"] == str(tmp_path / "backroom.sqlite")


@pytest.mark.parametrize(
    "damage", ["UPDATE tables SET doc = X'7B'", "DELETE FROM matches"], ids=["doc", "match"]
)
async def test_verify_names_a_damaged_table(tmp_path: Path, damage: str) -> None:
    """Though the file is sound."""
    id = await some_match(tmp_path)

    spoil(tmp_path, damage)

    first, *_ = await verified(tmp_path)
    assert (first.match, first.fault) == (f"table {id}", "cannot be read")


def test_readyz_says_why_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """503 and a few words, for whoever watches the house."""
    with browser_of(settings_for(tmp_path)) as client:
        Browser(client, "Ann")
        house: Any = client.app.state.house  # type: ignore[attr-defined]

        async def fault() -> str:
            return f"the database cannot be written to: {FULL}"

        monkeypatch.setattr(house.readiness, "fault", fault)

        answer = client.get("/readyz")

    assert (answer.status_code, FULL in answer.text) == (503, True)


def _overwrite(path: Path, first: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(first)
        file.write(data)


def _root(name: str) -> Damage:
    return lambda path: destroy_root(path.parent, name)


def _halve(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


DAMAGES: Final[dict[str, Damage]] = {
    **{
        f"the root of {name}": _root(name)
        for name in ("tables", "matches", "players", "journal", "people", "sessions", "sitters")
    },
    "an index": _root("sqlite_autoindex_journal_1"),
    "half of it gone": _halve,
    "the end overwritten": lambda path: _overwrite(path, path.stat().st_size - 9000, GARBAGE),
    "the list of tables": lambda path: _overwrite(path, 100, GARBAGE),
    "another file": lambda path: path.write_bytes(b"Dear diary, " * 1000),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_no_damaged_database_comes_up_as_if_nothing_were_wrong(
    tmp_path: Path, damage: str
) -> None:
    """Either the house does not open, or it says that it is not ready; `verify` tells, too."""
    await some_match(tmp_path)

    DAMAGES[damage](tmp_path / "backroom.sqlite")

    assert await _fault_at_the_start(tmp_path)
    assert await _fault_found(tmp_path)


async def _fault_at_the_start(folder: Path) -> str:
    try:
        async with open_house(folder, is_ready=False) as house:
            return await house.readiness.fault()
    except (DatabaseError, Refusal, StorageError) as refused:
        return str(refused)


async def _fault_found(folder: Path) -> str:
    try:
        return "; ".join(one.fault for one in await verified(folder))
    except (DatabaseError, Refusal, StorageError) as refused:
        return str(refused)
