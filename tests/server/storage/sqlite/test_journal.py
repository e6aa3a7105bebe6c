"""The journal: durable, unique, grouped; and the schema it stands on."""

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from backroom.games.leduc.actions import CALL
from backroom.server import wire
from backroom.server.house import House
from backroom.server.realtime import endpoint
from backroom.server.storage.migrations.steps import FOLDER, NEWEST
from backroom.server.storage.records import JournalLine
from backroom.server.storage.schema import METADATA
from backroom.server.storage.sqlite.database import Database
from backroom.server.storage.sqlite.journal import SqliteJournal
from backroom.server.storage.sqlite.storage import migrate
from backroom.server.storage.sqlite.writer import Statement, Writer
from backroom.server.tables.description import describe
from tests.server.scene import SOON, open_house, open_tab, play


def prepared(tmp_path: Path) -> Path:
    """A database with the schema of this version."""
    path = tmp_path / "backroom.sqlite"
    migrate(path)
    return path


def line(seq: int, key: str | None = None) -> JournalLine:
    """A line of the journal of one match."""
    return JournalLine("m", seq, key, b"", b"[]", b"[]", 1, 0.0)


def writer_of(house: House) -> Writer:
    """The one who writes for a house."""
    journal = house.storage.journal
    assert isinstance(journal, SqliteJournal)
    return journal._writer


def rows(path: Path) -> list[int]:
    """The sequence numbers that are on the disk."""
    connection = sqlite3.connect(path)
    found = [seq for (seq,) in connection.execute("SELECT seq FROM journal ORDER BY seq")]
    connection.close()
    return found


async def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """Exactly; and running them again changes nothing."""
    path = prepared(tmp_path)
    migrate(path)

    async def differences() -> list[object]:
        database = Database(path)
        found: list[object] = await database.run(
            lambda db: compare_metadata(MigrationContext.configure(db), METADATA)
        )
        database.close()
        return found

    assert await differences() == []


def test_the_newest_migration_is_known_by_its_number() -> None:
    """A server that stands there already starts without asking Alembic."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")

    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


async def test_writes_that_wait_share_a_commit_and_all_are_durable(tmp_path: Path) -> None:
    """In the order they came."""
    path = prepared(tmp_path)

    writer = Writer(path)
    journal = SqliteJournal(writer)
    await asyncio.gather(*(journal.append("t", line(n)) for n in range(300)))
    assert rows(path) == list(range(300))
    writer.close()


@pytest.mark.parametrize("bad", [line(5), line(600, "used")])
async def test_a_sequence_or_key_is_used_once_and_only_its_writer_fails(
    tmp_path: Path, bad: JournalLine
) -> None:
    """Those who shared the commit are written all the same."""
    path = prepared(tmp_path)

    writer = Writer(path)
    journal = SqliteJournal(writer)
    await journal.append("t", line(5, "used"))
    good = [journal.append("t", line(seq)) for seq in (6, 7)]
    outcomes = await asyncio.gather(
        good[0], journal.append("t", bad), good[1], return_exceptions=True
    )
    writer.close()
    assert [type(one) for one in outcomes] == [
        type(None),
        sqlite3.IntegrityError,
        type(None),
    ]
    assert rows(path) == [5, 6, 7]


@pytest.mark.parametrize("count", [7, 8, 41, 300])
async def test_one_bad_line_among_many_is_the_only_one_that_fails(
    tmp_path: Path, count: int
) -> None:
    """Though they were to be added in one go."""
    path = prepared(tmp_path)

    writer = Writer(path)
    journal = SqliteJournal(writer)
    lines = [line(number) for number in range(count)]
    lines[count // 2] = line(0)
    outcomes = await asyncio.gather(
        *(journal.append("t", one) for one in lines), return_exceptions=True
    )
    writer.close()

    failed = [number for number, one in enumerate(outcomes) if one is not None]
    assert failed == [count // 2]
    assert rows(path) == [one for one in range(count) if one != count // 2]


async def test_tables_and_lines_are_written_in_the_order_they_came(tmp_path: Path) -> None:
    """What is added in one go overtakes nothing: of two versions the second is kept."""
    async with open_house(tmp_path) as house:
        table, _ = await play(house, "Ann Bob")
        journal, doc = house.storage.journal, table.doc
        versions = [replace(doc, used=float(number)) for number in range(20)]
        await asyncio.gather(*(journal.save_table(one) for one in versions))

        kept = await house.storage.tables.find(doc.id)
        assert kept is not None
        assert kept.used == 19


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    """Nothing that was handed over is dropped."""
    path = prepared(tmp_path)

    writer = Writer(path)
    journal = SqliteJournal(writer)
    waiting = [asyncio.ensure_future(journal.append("t", line(1)))]
    await asyncio.sleep(0)
    writer.close()
    await asyncio.gather(*waiting)
    assert rows(path) == [1]


async def test_a_table_whose_write_fails_is_read_back_without_the_move(tmp_path: Path) -> None:
    """The move is refused, nobody was told of it, and it can be made again."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        assert table.live is not None
        tab = tabs[table.live.match.pending()[0]]
        prompt = tab.last("update")["prompt"]
        for one in tabs:
            one.read()
        blocker = sqlite3.connect(tmp_path / "backroom.sqlite")
        with blocker:
            blocker.execute(
                "INSERT INTO journal (match, seq, entry, events, number, at)"
                " VALUES (?, 1, '[]', '[]', 0, 0)",
                (table.doc.match,),
            )

        answer = await tab.ask(wire.Move("k", prompt, [CALL]))

        assert (answer["code"], answer["id"]) == (4503, "try-again")
        assert all(frame["kind"] != "update" for frame in tabs[0].read() + tabs[1].read())
        await tab.until(lambda: tab.connection.closing == (4503, "come back"))
        with blocker:
            blocker.execute("DELETE FROM journal WHERE seq = 1")
        blocker.close()
        again = await open_tab(house, await house.tables.open(table.doc.id), tab.person)
        answer = await again.ask(wire.Move("k", prompt, [CALL]))
        assert answer["kind"] == "accepted"


async def test_nobody_learns_of_a_move_that_is_not_on_the_disk_yet(tmp_path: Path) -> None:
    """Not even somebody whose answer to an old prompt is refused meanwhile."""
    writing, may_go_on = asyncio.Event(), asyncio.Event()

    async def fail_slowly(statements: object) -> None:
        writing.set()
        await may_go_on.wait()
        raise OSError

    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        assert table.live is not None
        turn = table.live.match.pending()[0]
        mover, other = tabs[turn], tabs[1 - turn]
        before = other.last("update")
        writer = writer_of(house)
        write = writer.write
        writer.write = fail_slowly  # type: ignore[method-assign]
        old, now = (wire.Move("k", before["prompt"] - late, [CALL]) for late in (1, 0))
        refused = asyncio.create_task(endpoint.handle(table, other.connection, old))
        failed = asyncio.create_task(endpoint.handle(table, mover.connection, now))
        await writing.wait()
        await refused

        update, sentence = other.read()
        may_go_on.set()
        await failed
        writer.write = write  # type: ignore[method-assign]

        assert (update["number"], update["pending"]) == (before["number"], [turn])
        assert (sentence["kind"], sentence["key"]) == ("refused", "k")
        assert mover.last("refused")["id"] == "try-again"


async def test_the_end_of_a_match_is_shown_when_it_is_on_the_disk(tmp_path: Path) -> None:
    """The seed, too: whoever lists the tables meanwhile sees a match under way."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        assert table.live is not None
        live, writer = table.live, writer_of(house)
        write = writer.write
        shown = []

        async def look_and_write(statements: Sequence[Statement]) -> None:
            shown.append(describe(table))
            await write(statements)

        writer.write = look_and_write  # type: ignore[method-assign]
        while not live.match.is_over:
            await tabs[live.match.pending()[0]].move(CALL)

        assert {(one.status, one.result) for one in shown} == {("playing", None)}
        end = describe(table)
        assert end.status == "over"
        assert end.result is not None
    async with open_house(tmp_path) as house:
        again = describe(await house.tables.open(table.doc.id))
        assert (again.status, again.result) == ("over", end.result)


async def test_a_value_that_cannot_be_written_stops_nobody_else(tmp_path: Path) -> None:
    """Whatever is wrong with it: the writing thread tells, and goes on."""
    path = prepared(tmp_path)

    writer = Writer(path)
    journal = SqliteJournal(writer)
    async with asyncio.timeout(SOON):
        with pytest.raises(OverflowError):
            await journal.append("t", line(2**70))
        await journal.append("t", line(1))
    writer.close()
    assert rows(path) == [1]


async def test_commands_and_events_are_both_stored(tmp_path: Path) -> None:
    """A move with its key, body, entry, events, the mover's number and its arrival."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        assert table.live is not None
        tab = tabs[table.live.match.pending()[0]]
        await tab.move(CALL, key="k")

    connection = sqlite3.connect(tmp_path / "backroom.sqlite")
    start, move = connection.execute("SELECT * FROM journal ORDER BY seq").fetchall()
    connection.close()
    assert start[2:4] == (None, None)
    assert move[2].endswith(":k")
    assert b'"move"' in move[3]
    assert b'"move"' in move[4]
    assert b'"staked"' in move[5]
    assert move[6] > 1
    assert move[7] >= start[7] > 1e9
