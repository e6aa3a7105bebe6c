"""The seam to the database: what every storage must do, whichever database is behind it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from backroom.local.storage import open as local
from backroom.server import wire
from backroom.server.storage.deeds import Done
from backroom.server.storage.documents import Chair, TableDoc
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import (
    ChatLine,
    JournalLine,
    MatchHeading,
    MatchResult,
    Outage,
    Person,
    Standing,
)
from backroom.server.tables.creation import empty_table
from backroom.server.timekeeper import Timekeeper
from tests.local.drawer import Drawer
from tests.server.databases import open_database

ANN: Final = Person("ann-id-0000001", "Ann")
BOB: Final = Person("bob-id-0000001", "Bob")
NOBODY: Final = "—"


async def in_a_database(folder: Path) -> Storage:
    """The storage of a server: an SQLite file, or PostgreSQL."""
    return await open_database(folder)


async def in_a_browser(folder: Path) -> Storage:
    """The storage of a house without a server: what a browser keeps."""
    return await local.open_storage(Drawer(), Timekeeper())


@pytest.fixture(params=[in_a_database, in_a_browser])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    """An empty database, with Ann and Bob in it."""
    storage = await request.param(tmp_path)
    for person in (ANN, BOB):
        await storage.people.add_person(person, f"session of {person.name}", 1.0)
    yield storage
    await storage.close()


def table(*people: Person) -> TableDoc:
    """A table with people at it."""
    doc = empty_table(wire.NewTable(game="leduc", seats=2), {}, people[0].id)
    doc.chairs = [Chair(person.id, person.name) for person in people]
    return doc


def heading(doc: TableDoc, id: str, started: float) -> MatchHeading:
    """A match that begins at a table."""
    names = [chair.name for chair in doc.chairs]
    people = [chair.person for chair in doc.chairs]
    return MatchHeading(
        id, doc.id, "leduc", 1, 2, {"o": "v"}, "seed", "hash", ["x", ""], started,
        None, [], "", False, names, people, [None, None],
    )  # fmt: skip


def line(match: str, seq: int) -> JournalLine:
    """A line of a match."""
    return JournalLine(match, seq, f"key {seq}", b"body", b"entry", b"events", seq, 5.0 + seq)


async def played(storage: Storage, doc: TableDoc, id: str, started: float = 5.0) -> None:
    """A match from its start to its end, in two lines."""
    doc.match, doc.status = id, "playing"
    await storage.journal.begin_match(doc, heading(doc, id, started), line(id, 0))
    await storage.journal.append(doc.id, line(id, 1))
    doc.status = "over"
    await storage.journal.end_match(doc, line(id, 2), MatchResult(9.0, [2, 1], "winners=1"))


async def test_a_session_is_known_until_it_ends(storage: Storage) -> None:
    """One at a time, or all of a person with their links."""
    people = storage.people
    await people.add_session(ANN.id, "phone", 2.0)
    await people.add_link(ANN.id, "link", expires=100.0)

    assert await people.find_session("phone", 3.0, 0.0) == ANN
    await people.end_session("phone")
    assert await people.find_session("phone", 4.0, 0.0) is None
    assert await people.find_session("session of Ann", 4.0, 0.0) == ANN
    await people.end_sessions(ANN.id)

    assert await people.find_session("session of Ann", 5.0, 0.0) is None
    assert await people.use_link("link", "tablet", 5.0) is None
    assert await people.find_session("session of Bob", 5.0, 0.0) == BOB


async def test_a_link_works_once_and_not_for_ever(storage: Storage) -> None:
    """It becomes a session of the person who made it."""
    for link in ("first", "late"):
        await storage.people.add_link(ANN.id, link, expires=100.0)

    assert await storage.people.use_link("first", "phone", 99.0) == ANN
    assert await storage.people.use_link("first", "phone again", 99.0) is None
    assert await storage.people.use_link("late", "tablet", 101.0) is None
    assert await storage.people.find_session("phone", 102.0, 0.0) == ANN
    assert await storage.people.find_session("tablet", 102.0, 0.0) is None


async def test_mutes_and_bans_are_kept_and_lifted(storage: Storage) -> None:
    """Twice is as good as once."""
    for on in (True, True):
        await storage.people.mute(ANN.id, BOB.id, on)
        await storage.people.ban("192.0.2.7", on)
    assert await storage.people.muted_by(ANN.id) == {BOB.id}
    assert await storage.people.muted_by(BOB.id) == set()
    assert await storage.people.banned() == {"192.0.2.7"}

    await storage.people.mute(ANN.id, BOB.id, False)
    await storage.people.ban("192.0.2.7", False)

    assert await storage.people.muted_by(ANN.id) == set()
    assert await storage.people.banned() == set()


async def test_a_table_is_found_by_its_id_and_by_who_sits_there(storage: Storage) -> None:
    """Those that changed last first; not where it is closed, or they left."""
    first, second, closed = table(ANN, BOB), table(ANN, BOB), table(ANN, BOB)
    closed.status = "closed"
    for doc in (first, second, closed, first):
        await storage.journal.save_table(doc)
    second.chairs[1].left = True
    await storage.journal.save_table(second)

    assert await storage.tables.find(first.id) == first
    assert await storage.tables.find("nowhere") is None
    assert await storage.tables.of_person(ANN.id, None) == [second, first]
    assert await storage.tables.of_person(ANN.id, 1) == [second]
    assert await storage.tables.of_person(BOB.id, None) == [first]
    assert await storage.tables.playing("", 10) == []
    assert await storage.tables.clocked() == []


async def test_a_table_is_brought_back_with_its_match_and_its_chat(storage: Storage) -> None:
    """The newest lines of chat, and the whole log."""
    doc = table(ANN, BOB)
    doc.match, doc.status = "m", "playing"
    start = heading(doc, "m", 5.0)
    await storage.journal.begin_match(doc, start, line("m", 0))
    await storage.journal.append(doc.id, line("m", 1))
    said = [ChatLine(doc.id, n, f"k{n}", ANN.id, "Ann", 0, f"line {n}", 7.0) for n in (1, 2, 3)]
    for one in said:
        await storage.journal.add_chat(one)

    (stored,) = await storage.tables.read([doc.id, "nowhere"], most_chat=2)

    assert await storage.tables.playing("", 10) == [Standing(doc, line("m", 1))]
    assert await storage.tables.playing(doc.id, 10) == []
    assert await storage.tables.clocked() == []
    await storage.journal.save_table(replace(doc, clock=60.0))
    assert await storage.tables.playing("", 10) == []
    assert await storage.tables.clocked() == [doc.id]
    assert stored == (doc, start, [line("m", 0), line("m", 1)], said[1:], [])
    assert await storage.tables.find_chat(doc.id, "k1") == said[0]
    assert await storage.tables.find_chat(doc.id, "other") is None


async def test_what_shares_a_write_is_kept_together_or_not_at_all(storage: Storage) -> None:
    """A line that was written before takes the end of the match down with it."""
    doc = table(ANN, BOB)
    doc.match, doc.status = "m", "playing"
    await storage.journal.begin_match(doc, heading(doc, "m", 5.0), line("m", 0))
    doc.status = "over"

    with pytest.raises(Exception, match=r"UNIQUE|unique|duplicate"):
        await storage.journal.end_match(doc, line("m", 0), MatchResult(9.0, [1, 2], ""))

    kept = await storage.tables.find(doc.id)
    assert kept is not None
    assert kept.status == "playing"
    found = await storage.matches.find("m")
    assert found is not None
    assert found.ended is None


async def test_a_finished_match_is_found_by_its_id_and_by_who_played_it(
    storage: Storage,
) -> None:
    """With its places; the latest first."""
    await played(storage, table(ANN, BOB), "m1", started=5.0)
    await played(storage, table(BOB, ANN), "m2", started=6.0)

    ended = heading(table(ANN, BOB), "m1", 5.0)._replace(
        ended=9.0, places=[2, 1], ending="winners=1"
    )
    found = await storage.matches.read("m1")
    assert found is not None
    assert found[0]._replace(table="") == ended._replace(table="")
    assert found[1] == await storage.matches.lines("m1") == [line("m1", n) for n in range(3)]
    assert await storage.matches.ids() == ["m1", "m2"]
    assert set(await storage.matches.find_many(["m2", "none"])) == {"m2"}
    assert await storage.matches.find("none") is None
    assert await storage.matches.read("none") is None
    mine = await storage.matches.of_person(ANN.id, None)
    assert [(one.id, seat) for one, seat in mine] == [("m2", 1), ("m1", 0)]
    assert [one.id for one, _ in await storage.matches.of_person(ANN.id, 1)] == ["m2"]


async def test_what_was_done_in_a_match_is_counted_once(storage: Storage) -> None:
    """The oldest first, by number, and not for whoever is forgotten."""
    await played(storage, table(ANN, BOB), "m1", started=5.0)
    await played(storage, table(BOB, ANN), "m2", started=6.0)
    deeds = storage.deeds

    def added(game: str, before: Done, now: Done) -> Done:
        return {key: before.get(key, 0) + now.get(key, 0) for key in {*before, *now}}

    assert await deeds.waiting(1) == ["m1"]
    assert await deeds.waiting(9) == ["m1", "m2"]
    for _ in range(2):
        await deeds.enter("m1", [{"won": 1, "shots": 2}, {"shots": 3}], added)
    await deeds.enter("m2", [{"won": 1}, {"won": 2}], added)

    assert await deeds.waiting(9) == []
    assert await deeds.counted(0, 9) == [(1, "m1"), (2, "m2")]
    assert await deeds.counted(1, 9) == [(2, "m2")]
    assert await deeds.find(ANN.id) == {"leduc": {"won": 3, "shots": 2}}
    assert await deeds.find(BOB.id) == {"leduc": {"won": 1, "shots": 3}}
    assert not await deeds.replace(1, {})
    assert await deeds.replace(2, {(ANN.id, "leduc"): {"won": 7}, ("gone", "leduc"): {"a": 1}})
    assert await deeds.find(ANN.id) == {"leduc": {"won": 7}}
    assert await deeds.find(BOB.id) == await deeds.find("gone") == {}
    await storage.people.forget(ANN.id, NOBODY)
    assert await deeds.find(ANN.id) == {}


async def test_sharing_and_analyses_are_kept(storage: Storage) -> None:
    """For one match, and for one seat of it."""
    await played(storage, table(ANN, BOB), "m1")
    await storage.matches.share("m1")
    await storage.matches.keep_analysis("m1", 1, b"found")

    shared = await storage.matches.find("m1")
    assert shared is not None
    assert shared.shared
    assert await storage.matches.find_analysis("m1", 1) == b"found"
    assert await storage.matches.find_analysis("m1", 0) is None


async def test_who_is_forgotten_is_forgotten_everywhere(storage: Storage) -> None:
    """At tables, in matches and in chat; what others did stays."""
    doc = table(ANN, BOB)
    await played(storage, doc, "m1")
    await storage.journal.add_chat(ChatLine(doc.id, 1, "k", ANN.id, "Ann", 0, "hello", 7.0))
    await storage.people.mute(BOB.id, ANN.id, True)

    await storage.people.forget(ANN.id, NOBODY)

    assert await storage.people.find_session("session of Ann", 9.0, 0.0) is None
    assert await storage.people.muted_by(BOB.id) == set()
    (stored,) = await storage.tables.read([doc.id], 10)
    assert [chair.name for chair in stored.doc.chairs] == [NOBODY, "Bob"]
    assert stored.match is not None
    assert (stored.match.names, stored.match.people) == ([NOBODY, "Bob"], [None, BOB.id])
    assert [(one.name, one.text) for one in stored.chat] == [(NOBODY, "hello")]


async def test_signs_of_life_and_outages_are_kept(storage: Storage) -> None:
    """The last sign, and every outage that was noted."""
    assert await storage.uptime.signs() == (0.0, [])

    for at in (10.5, 11.5):
        await storage.uptime.note_alive(at)
    await storage.uptime.note_outages([Outage(2.0, 3.0)])

    assert await storage.uptime.signs() == (11.5, [Outage(2.0, 3.0)])
