"""The journal: durable, unique, grouped; and the schema it stands on."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from backroom.games.leduc.actions import CALL
from backroom.server import wire
from backroom.server.realtime import endpoint, fanout
from backroom.server.storage.database import MIGRATIONS, NEWEST, Store
from backroom.server.storage.journal import Journal, Line, Statement, line_statement
from backroom.server.storage.schema import METADATA

from .scene import open_house, open_tab, play, run


def prepared(tmp_path: Path) -> Path:
    """A database with the schema of this version."""
    path = tmp_path / "backroom.sqlite"
    store = Store(path)
    store.migrate()
    store.close()
    return path


def line(seq: int, key: str | None = None) -> Line:
    """A line of the journal of one match."""
    return Line("m", seq, key, b"", b"[]", b"[]", 1, 0.0)


def rows(path: Path) -> list[int]:
    """The sequence numbers that are on the disk."""
    connection = sqlite3.connect(path)
    found = [seq for (seq,) in connection.execute("SELECT seq FROM journal ORDER BY seq")]
    connection.close()
    return found


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """Exactly; and running them again changes nothing."""
    path = prepared(tmp_path)
    store = Store(path)
    store.migrate()

    differences = store.call(
        lambda db: compare_metadata(MigrationContext.configure(db), METADATA)
    )

    store.close()
    assert differences == []


def test_the_newest_migration_is_known_by_its_number() -> None:
    """A server that stands there already starts without asking Alembic."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")

    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_writes_that_wait_share_a_commit_and_all_are_durable(tmp_path: Path) -> None:
    """In the order they came."""
    path = prepared(tmp_path)

    async def scene() -> None:
        journal = Journal(path)
        await asyncio.gather(*(journal.write([line_statement(line(n))]) for n in range(300)))
        assert rows(path) == list(range(300))
        journal.close()

    run(scene())


@pytest.mark.parametrize("bad", [line(5), line(600, "used")])
def test_a_sequence_or_key_is_used_once_and_only_its_writer_fails(
    tmp_path: Path, bad: Line
) -> None:
    """Those who shared the commit are written all the same."""
    path = prepared(tmp_path)

    async def scene() -> None:
        journal = Journal(path)
        await journal.write([line_statement(line(5, "used"))])
        good = [journal.write([line_statement(line(seq))]) for seq in (6, 7)]
        outcomes = await asyncio.gather(
            good[0], journal.write([line_statement(bad)]), good[1], return_exceptions=True
        )
        journal.close()
        assert [type(one) for one in outcomes] == [
            type(None),
            sqlite3.IntegrityError,
            type(None),
        ]

    run(scene())
    assert rows(path) == [5, 6, 7]


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    """Nothing that was handed over is dropped."""
    path = prepared(tmp_path)

    async def scene() -> None:
        journal = Journal(path)
        waiting = [asyncio.ensure_future(journal.write([line_statement(line(1))]))]
        await asyncio.sleep(0)
        journal.close()
        await asyncio.gather(*waiting)

    run(scene())
    assert rows(path) == [1]


def test_a_table_whose_write_fails_is_read_back_without_the_move(tmp_path: Path) -> None:
    """The move is refused, nobody was told of it, and it can be made again."""

    async def scene() -> None:
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
            again = await open_tab(await house.table(table.doc.id), tab.person)
            answer = await again.ask(wire.Move("k", prompt, [CALL]))
            assert answer["kind"] == "accepted"

    run(scene())


def test_nobody_learns_of_a_move_that_is_not_on_the_disk_yet(tmp_path: Path) -> None:
    """Not even somebody whose answer to an old prompt is refused meanwhile."""
    writing, may_go_on = asyncio.Event(), asyncio.Event()

    async def fail_slowly(statements: object) -> None:
        writing.set()
        await may_go_on.wait()
        raise OSError

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, tabs = await play(house, "Ann Bob")
            assert table.live is not None
            turn = table.live.match.pending()[0]
            mover, other = tabs[turn], tabs[1 - turn]
            before = other.last("update")
            write = house.journal.write
            house.journal.write = fail_slowly  # type: ignore[method-assign]
            old, now = (wire.Move("k", before["prompt"] - late, [CALL]) for late in (1, 0))
            refused = asyncio.create_task(endpoint.handle(table, other.connection, old))
            failed = asyncio.create_task(endpoint.handle(table, mover.connection, now))
            await writing.wait()
            await refused

            update, sentence = other.read()
            may_go_on.set()
            await failed
            house.journal.write = write  # type: ignore[method-assign]

            assert (update["number"], update["pending"]) == (before["number"], [turn])
            assert (sentence["kind"], sentence["key"]) == ("refused", "k")
            assert mover.last("refused")["id"] == "try-again"

    run(scene())


def test_the_end_of_a_match_is_shown_when_it_is_on_the_disk(tmp_path: Path) -> None:
    """The seed, too: whoever lists the tables meanwhile sees a match under way."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, tabs = await play(house, "Ann Bob")
            assert table.live is not None
            live, write = table.live, house.journal.write
            shown = []

            async def look_and_write(statements: Sequence[Statement]) -> None:
                shown.append(fanout.describe(table))
                await write(statements)

            house.journal.write = look_and_write  # type: ignore[method-assign]
            while not live.match.is_over:
                await tabs[live.match.pending()[0]].move(CALL)

            assert {(one.status, one.result) for one in shown} == {("playing", None)}
            end = fanout.describe(table)
            assert end.status == "over"
            assert end.result is not None
        async with open_house(tmp_path) as house:
            again = fanout.describe(await house.table(table.doc.id))
            assert (again.status, again.result) == ("over", end.result)

    run(scene())


def test_a_value_that_cannot_be_written_stops_nobody_else(tmp_path: Path) -> None:
    """Whatever is wrong with it: the writing thread tells, and goes on."""
    path = prepared(tmp_path)

    async def scene() -> None:
        journal = Journal(path)
        async with asyncio.timeout(10):
            with pytest.raises(OverflowError):
                await journal.write([line_statement(line(2**70))])
            await journal.write([line_statement(line(1))])
        journal.close()

    run(scene())
    assert rows(path) == [1]


def test_commands_and_events_are_both_stored(tmp_path: Path) -> None:
    """A move with its key, body, entry, events, the mover's number and its arrival."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            table, tabs = await play(house, "Ann Bob")
            assert table.live is not None
            tab = tabs[table.live.match.pending()[0]]
            await tab.move(CALL, key="k")

    run(scene())

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
