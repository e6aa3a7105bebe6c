"""Writes in groups: what shares a commit does not share a fault, and order is kept."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from backroom.server.storage.interfaces import LostTableError, Storage, StorageError
from backroom.server.storage.opening import open_storage
from backroom.server.storage.postgres import writer as postgres_writer
from backroom.server.storage.postgres.connection import connect
from backroom.server.storage.postgres.statement import KINDS, in_order, write
from backroom.server.storage.postgres.writer import Writer
from tests.server.databases import place_of, spoil
from tests.server.storage.test_storage import ANN, BOB, heading, line, table


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """A node with a few matches under way: m0 to m9 at t0 to t9."""
    storage = await open_storage(place_of(tmp_path))
    assert storage.leases is not None
    await storage.leases.join("", "", 600.0, at=1.0)
    await storage.leases.take([f"t{number}" for number in range(10)], 1.0, are_new=True)
    for number in range(10):
        doc = table(ANN, BOB)
        doc.id, doc.match, doc.status = f"t{number}", f"m{number}", "playing"
        start = heading(doc, doc.match, 5.0)
        await storage.journal.begin_match(doc, start, line(doc.match, 0))
    yield storage
    await storage.close()


def writer_of(storage: Storage) -> Writer:
    """The one who writes for a storage."""
    writer = storage.journal._writer  # type: ignore[attr-defined]  # to see its groups
    assert isinstance(writer, Writer)
    return writer


async def test_many_writes_share_a_commit(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One for the first, one for all that came meanwhile; two of a table are never together."""
    groups: list[list[str]] = []
    send = Writer._send

    async def note(writer: Writer, batch: list[postgres_writer.Change]) -> set[str]:
        groups.append([change.table for change in batch])
        return await send(writer, batch)

    monkeypatch.setattr(Writer, "_send", note)
    writes = [
        storage.journal.append(f"t{number}", line(f"m{number}", seq))
        for seq in (1, 2)
        for number in range(10)
    ]
    await asyncio.gather(*writes)

    assert len(groups) <= 3
    assert all(len(set(group)) == len(group) for group in groups)
    for number in range(10):
        assert len(await storage.matches.lines(f"m{number}")) == 3


async def test_a_line_that_is_refused_takes_no_other_down(storage: Storage) -> None:
    """Each of the group is tried by itself then."""
    doubled = storage.journal.append("t0", line("m0", 0))
    others = [storage.journal.append(f"t{n}", line(f"m{n}", 1)) for n in range(1, 10)]

    first, *rest = await asyncio.gather(doubled, *others, return_exceptions=True)

    assert isinstance(first, StorageError)
    assert "duplicate" in str(first)
    assert rest == [None] * 9
    assert len(await storage.matches.lines("m0")) == 1


async def test_a_table_that_is_lost_takes_no_other_down(storage: Storage) -> None:
    """Whoever holds theirs goes on."""
    assert storage.leases is not None
    await storage.leases.give_up(["t0"], at=2.0)
    lost = storage.journal.append("t0", line("m0", 1))
    kept = storage.journal.append("t1", line("m1", 1))

    outcomes = await asyncio.gather(lost, kept, return_exceptions=True)

    assert [type(one).__name__ for one in outcomes] == ["LostTableError", "NoneType"]


async def test_a_broken_connection_is_told_and_the_next_write_has_a_new_one(
    storage: Storage, tmp_path: Path
) -> None:
    """Whether the first was done nobody knows: it is read again, and never done again."""
    await storage.journal.append("t0", line("m0", 1))
    spoil(
        tmp_path,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )

    with pytest.raises(StorageError):
        await storage.journal.append("t0", line("m0", 2))
    await storage.journal.append("t0", line("m0", 2))
    assert len(await storage.matches.lines("m0")) == 3


async def test_what_was_wanted_under_an_old_name_is_not_written_under_a_new_one(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node lapses and joins anew while a write waits for its line to the database."""
    assert storage.leases is not None
    asked, is_open = asyncio.Event(), asyncio.Event()

    async def slow(url: str) -> object:
        asked.set()
        await is_open.wait()
        return await connect(url)

    monkeypatch.setattr(postgres_writer, "connect", slow)
    writer_of(storage).hang_up()
    late = asyncio.create_task(storage.journal.append("t0", line("m0", 1)))
    await asked.wait()
    await storage.leases.leave(at=2.0)
    await storage.leases.join("", "", 600.0, at=3.0)
    assert await storage.leases.take(["t0"], 3.0)
    is_open.set()

    with pytest.raises(LostTableError):
        await late
    assert len(await storage.matches.lines("m0")) == 1


async def test_whatever_goes_wrong_the_next_write_is_done(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else writes, so who waited would wait for ever."""
    send = Writer._send
    faults = [RuntimeError("a fault of ours")]

    async def fail_once(writer: Writer, batch: list[postgres_writer.Change]) -> set[str]:
        if faults:
            raise faults.pop()
        return await send(writer, batch)

    monkeypatch.setattr(Writer, "_send", fail_once)
    async with asyncio.timeout(60):
        with pytest.raises(StorageError):
            await storage.journal.append("t0", line("m0", 1))
        await storage.journal.append("t0", line("m0", 1))
    assert len(await storage.matches.lines("m0")) == 2


def test_a_group_of_lines_takes_no_more_than_lines_need() -> None:
    """Most groups are nothing else, and every part costs time."""
    lines = write(in_order(["lines"]))
    assert "journal" in lines
    assert "matches" not in lines
    assert in_order(["lines", "tables", "lines"]) == ("tables", "lines")
    for kinds in (["lines"], list(KINDS)):
        numbers = {int(one) for one in re.findall(r"\$(\d+)", write(in_order(kinds)))}
        columns = sum(len(KINDS[kind].columns) for kind in kinds)
        assert numbers == set(range(1, columns + 3))
