"""Old tables and guests in a database: what goes, what stays, and in how small bites."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Boolean, Column, LargeBinary, String

from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import ChatLine, Found, Passkey, Person
from backroom.server.storage.schema import METADATA
from backroom.server.storage.sql import retention as sql_retention
from tests.server.databases import look
from tests.server.storage.test_storage import ANN, BOB, heading, line, played, table

SOON: Final = time.time() + 3600
LATER: Final = SOON + 3600
# The columns that say whom a row is about.
WHO: Final = {"person", "other", "blocked", "muted", "reporter", "by", "subject"}
# Whoever is named there is not gone yet, or has an account; words stay with their table.
STAYS: Final = {"sitters", "mentions", "chat", "ratings", "rating_steps", "surpluses"}


async def begun(storage: Storage, doc: TableDoc, match: str, last: float = 5.0) -> None:
    """A match of many lines that was left, the last of them at a moment."""
    doc.match, doc.status = match, "playing"
    await storage.journal.begin_match(doc, heading(doc, match, 5.0), line(match, 0))
    for number in range(1, 8):
        await storage.journal.append(doc.id, line(match, number)._replace(at=last))


async def said(storage: Storage, doc: TableDoc, at: float) -> None:
    """Some lines of chat at a table."""
    for number in range(1, 6):
        row = ChatLine(doc.id, number, f"key {number}", ANN.id, "Ann", 0, "well", at)
        await storage.journal.add_chat(row)


def rows(folder: Path) -> dict[str, int]:
    """How many rows there are, by table of the database."""
    names = ("tables", "sitters", "mentions", "matches", "players", "journal", "chat", "people")
    return {name: look(folder, f"SELECT count(*) FROM {name}")[0][0] for name in names}


async def test_a_table_is_old_when_nothing_was_changed_played_or_said(filed: Storage) -> None:
    """A move and a line of chat do not touch the table's own row, and count all the same."""
    quiet, moved, spoken = (replace(table(ANN, BOB), id=id) for id in ("a", "b", "c"))
    for doc in (quiet, moved, spoken):
        await begun(filed, doc, f"m{doc.id}", LATER if doc is moved else 5.0)
    await said(filed, spoken, LATER)

    assert await filed.retention.old_tables(SOON, "") == Found(["a"], None)
    assert await filed.retention.old_tables(LATER + 1, "a") == Found(["b", "c"], None)
    assert await filed.retention.old_tables(time.time() - 3600, "") == Found([], None)


async def test_a_table_is_forgotten_when_it_still_gathers_and_nothing_was_said(
    filed: Storage,
) -> None:
    """One where a match is on is never forgotten, however quiet."""
    quiet, spoken, on = (replace(table(ANN, BOB), id=id) for id in ("a", "b", "c"))
    for doc in (quiet, spoken):
        await filed.journal.save_table(replace(doc, status="gathering"))
    await begun(filed, on, "m", 5.0)
    await said(filed, spoken, LATER)

    assert await filed.retention.forgotten_tables(SOON, "") == Found(["a"], None)
    assert await filed.retention.forgotten_tables(LATER + 1, "a") == Found(["b"], None)
    assert await filed.retention.forgotten_tables(time.time() - 3600, "") == Found([], None)


async def test_all_tables_are_looked_at_a_few_at_a_time(
    filed: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look says where the next begins."""
    monkeypatch.setattr(sql_retention, "LOOK", 2)
    for id in ("a", "b", "c"):
        await filed.journal.save_table(replace(table(ANN), id=id))

    assert await filed.retention.old_tables(SOON, "") == Found(["a", "b"], "b")
    assert await filed.retention.old_tables(SOON, "b") == Found(["c"], None)


async def test_a_table_goes_with_all_that_is_nobodys_history(
    filed: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its unfinished match and its chat, in bites; a finished match stays whole."""
    monkeypatch.setattr(sql_retention, "BITE", 3)
    doc = table(ANN, BOB)
    await played(filed, doc, "finished")
    before = rows(tmp_path)
    await begun(filed, doc, "left")
    await said(filed, doc, 5.0)

    await filed.retention.drop_table(doc.id)

    gone = {"tables": 0, "sitters": 0, "mentions": 0}
    assert rows(tmp_path) == {**before, **gone}
    assert [one.id for one, _ in await filed.matches.of_person(ANN.id, None)] == ["finished"]
    assert len(await filed.matches.lines("finished")) == 3


async def test_a_deletion_that_was_cut_short_leaves_a_match_that_can_be_read(
    filed: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest lines go first, so that no line is ever missing in the middle."""
    monkeypatch.setattr(sql_retention, "BITE", 3)
    doc = table(ANN, BOB)
    await begun(filed, doc, "left")

    def crash(*_: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr(sql_retention, "_drop_match", crash)
    with pytest.raises(RuntimeError):
        await filed.retention.drop_table(doc.id)
    monkeypatch.undo()

    (stored,) = await filed.tables.read([doc.id], 1)
    assert [one.seq for one in stored.lines] == list(range(len(stored.lines)))
    assert (await filed.retention.old_tables(SOON, "")).ids == [doc.id]


async def test_a_guest_goes_when_no_device_and_no_table_knows_them(
    filed: Storage, tmp_path: Path
) -> None:
    """What they finished stays, with their name, in the history of the others."""
    cas = Person("cas-id-0000001", "Cas")
    await filed.people.add_person(cas, "session of Cas", 1.0)
    doc = table(ANN, BOB)
    await played(filed, doc, "finished")
    await filed.people.mute(BOB.id, ANN.id, on=True)
    await filed.people.find_session("session of Bob", 5000.0, 0.0)
    await filed.people.find_session("session of Cas", 5000.0, 0.0)

    assert await filed.retention.old_guests(4000.0, "") == Found([], None)
    await filed.retention.drop_table(doc.id)
    assert await filed.retention.old_guests(4000.0, "") == Found([ANN.id], None)
    await filed.retention.drop_guest(ANN.id)

    assert not await filed.people.is_known(ANN.id)
    assert await filed.people.find_session("session of Ann", 60.0, 0.0) is None
    assert await filed.people.muted_by(BOB.id) == set()
    ((match, _),) = await filed.matches.of_person(BOB.id, None)
    assert (match.names, match.people) == (["Ann", "Bob"], [None, BOB.id])
    assert rows(tmp_path)["people"] == 2


def any_value(column: Column[Any], row: int) -> str:
    """Something that fits into a column, as SQL has it; another one in each row."""
    if isinstance(column.type, LargeBinary):
        return "X'7b7d'"
    if isinstance(column.type, Boolean):
        return "false"
    return f"'{column.name} {row}'" if isinstance(column.type, String) else "1"


async def test_nothing_names_a_guest_who_is_gone(filed: Storage, tmp_path: Path) -> None:
    """Whatever was kept: devices, holidays, notices, reports by them and about them."""
    named = [
        column
        for table in METADATA.tables.values()
        for column in table.c
        if column.name in WHO and table.name not in STAYS
    ]
    for row, column in enumerate(named):
        cells = {
            f'"{one.name}"': f"'{ANN.id}'" if one is column else any_value(one, row)
            for one in column.table.c
        }
        look(
            tmp_path,
            f"INSERT INTO {column.table.name} ({', '.join(cells)})"
            f" VALUES ({', '.join(cells.values())})",
        )

    await filed.retention.drop_guest(ANN.id)

    left = [
        f"{column.table.name}.{column.name}"
        for column in named
        if look(
            tmp_path, f'SELECT 1 FROM {column.table.name} WHERE "{column.name}" = ?', ANN.id
        )
    ]
    assert len(named) > 20
    assert left == []


async def test_nothing_of_anybody_with_an_account_is_old(filed: Storage) -> None:
    """Neither the person nor a table where they sit, however long nothing has happened."""
    passkey = Passkey("key", ANN.id, b"public", 0, "phone", 1.0, 1.0)
    assert await filed.accounts.sign_up(passkey, ["code"], None, 1.0)
    hers, others = replace(table(ANN, BOB), id="a"), replace(table(BOB), id="b")
    for doc in (hers, others):
        await filed.journal.save_table(doc)

    assert await filed.retention.old_tables(SOON, "") == Found(["b"], None)
    for doc in (hers, others):
        await filed.retention.drop_table(doc.id)
    assert await filed.retention.old_guests(SOON, "") == Found([BOB.id], None)
