"""People in SQLite: forgetting one keeps nobody waiting, also in a file of an older version."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from backroom.server.storage.documents import write_doc
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.schema import METADATA
from backroom.server.storage.sql import people as sql_people
from backroom.server.storage.sqlite.storage import migrate, open_storage
from tests.server.storage.test_storage import ANN, BOB, NOBODY, table

BACK_TO_0002 = """
    DROP TABLE club_scores;
    DROP INDEX matches_to_sum;
    ALTER TABLE matches DROP COLUMN summed;
    DROP TABLE deeds;
    DROP INDEX matches_to_count;
    DROP INDEX matches_by_count;
    ALTER TABLE matches DROP COLUMN count_number;
    DROP INDEX players_by_start;
    ALTER TABLE players DROP COLUMN started;
    DROP TABLE clubs;
    DROP TABLE club_members;
    DROP TABLE club_tables;
    DROP TABLE evenings;
    DROP TABLE evening_people;
    DROP TABLE waits;
    DROP TABLE seatings;
    DROP TABLE reports;
    DROP TABLE measures;
    DROP INDEX matches_to_rate;
    DROP INDEX matches_by_rating;
    ALTER TABLE matches DROP COLUMN rating_number;
    ALTER TABLE matches DROP COLUMN deserted;
    ALTER TABLE matches DROP COLUMN rated;
    DROP TABLE ratings;
    DROP TABLE rating_steps;
    DROP TABLE surpluses;
    DROP INDEX tables_by_status;
    DROP INDEX tables_by_due;
    ALTER TABLE tables DROP COLUMN clock;
    ALTER TABLE tables DROP COLUMN due;
    DROP TABLE holidays;
    CREATE INDEX ix_tables_status ON tables (status);
    DROP TABLE accounts;
    DROP TABLE ties;
    DROP TABLE blocks;
    DROP TABLE friend_links;
    DROP TABLE table_invitations;
    DROP TABLE notices;
    DROP TABLE subscriptions;
    DROP TABLE notice_settings;
    DROP TABLE passkeys;
    DROP TABLE recovery_codes;
    DROP TABLE challenges;
    DROP TABLE invitations;
    DROP TABLE mentions;
    DROP INDEX chat_by_person;
    DROP INDEX mutes_by_muted;
    DROP INDEX links_by_person;
    UPDATE alembic_version SET version_num = '0002';
    INSERT INTO bans VALUES ('2001:db8::1'), ('192.0.2.1'), ('some person');
    INSERT INTO tables VALUES ('damaged', 'closed', CAST('{"chairs' AS BLOB), 0.0);
    INSERT INTO matches VALUES
        ('m', 't', 'leduc', 1, 2, '{}', '', '', '[]', 7.0, NULL, NULL, NULL, FALSE);
    INSERT INTO players VALUES ('m', 0, 'ann-id', 'Ann', NULL);
"""


async def test_a_person_is_forgotten_in_bites_and_nothing_is_read_from_end_to_end(
    filed: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every statement finds its rows by an index, and many tables take many transactions."""
    monkeypatch.setattr(sql_people, "BITE", 2)
    docs = [replace(table(ANN, BOB), id=f"t{number}") for number in range(7)]
    for doc in docs:
        doc.chairs[0].left = doc.id > "t3"
        await filed.journal.save_table(replace(doc, status="closed"))
    said: list[tuple[str, Any]] = []
    commits: list[Connection] = []
    engine = filed.people._database._engine  # type: ignore[attr-defined]  # to listen to it

    def hear(_: object, __: object, sql: str, values: Any, ___: object, ____: object) -> None:
        said.append((sql, values))

    event.listen(engine, "before_cursor_execute", hear)
    event.listen(engine, "commit", commits.append)

    await filed.people.forget(ANN.id, NOBODY)

    event.remove(engine, "before_cursor_execute", hear)
    assert len(commits) >= 4
    for stored in await filed.tables.read([doc.id for doc in docs], 10):
        assert [chair.name for chair in stored.doc.chairs] == [NOBODY, "Bob"]
    with engine.connect() as db:
        changes = [one for one in said if not one[0].startswith("BEGIN")]
        plans = [
            row[-1]
            for sql, values in changes
            for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values)
        ]
    scans = [plan for plan in plans if plan.startswith("SCAN")]
    assert [plan for plan in scans if plan.split()[1] in METADATA.tables] == []
    assert "SEARCH mentions" in "\n".join(plans)


async def test_an_older_file_learns_whom_its_tables_name(tmp_path: Path) -> None:
    """Those who left and guests, not of damaged documents; clocks, bans, starts of matches."""
    path = tmp_path / "backroom.sqlite"
    migrate(path)
    doc = table(ANN, BOB)
    doc.chairs[0].left = True
    doc.guests = ["guest"]
    doc.clock = 60.0
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(BACK_TO_0002)
        db.execute("INSERT INTO tables VALUES (?, 'over', ?, 0.0)", (doc.id, write_doc(doc)))

    migrate(path)

    with closing(sqlite3.connect(path)) as db:
        found = set(db.execute("SELECT person, table_id FROM mentions"))
        clocks = dict(db.execute("SELECT id, clock FROM tables").fetchall())
        starts = db.execute("SELECT match, started FROM players").fetchall()
    assert found == {(who, doc.id) for who in (ANN.id, BOB.id, "guest")}
    assert clocks == {doc.id: 60.0, "damaged": 1.0}
    assert starts == [("m", 7.0)]
    kept = await open_storage(path)
    assert await kept.people.banned() == {"2001:db8::/64", "192.0.2.1", "some person"}
    await kept.close()
