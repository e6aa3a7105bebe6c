"""Clubs in a database: who is in them, who owns them, what is said and what was played."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from backroom.server.storage.clubs import Club, ClubStore, Score, Scored
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import MatchHeading, MatchResult, Passkey, Person
from tests.server.storage.test_storage import ANN, BOB, heading, in_a_database, line, table

CAT = Person("cat-id-0000001", "Cat")
CLUB = Club("club-1", "Night owls", "omerta", ANN.id, "link-1", 3.0)
FEW = 3


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """A database where Ann, Bob and Cat have accounts, and Ann has a club."""
    storage = await in_a_database(tmp_path)
    for person in (ANN, BOB, CAT):
        await storage.people.add_person(person, f"session of {person.name}", 1.0)
        passkey = Passkey(person.name, person.id, b"public", 0, "Phone", 1.0, 1.0)
        await storage.accounts.sign_up(passkey, [f"code of {person.name}"], None, 2.0)
    assert await of(storage).add(CLUB, FEW)
    yield storage
    await storage.close()


def of(storage: Storage) -> ClubStore:
    """The clubs of a storage."""
    assert storage.clubs is not None
    return storage.clubs


async def ended(storage: Storage, id: str, at: float, level: str | None = None) -> None:
    """A match of Ann and Bob, or of Ann and a bot, at a table of the club."""
    doc = replace(table(ANN, BOB), id=f"table of {id}")
    await of(storage).note_table(CLUB.id, doc.id)
    begun = heading(doc, id, at)._replace(levels=[None, level])
    if level:
        begun = begun._replace(people=[ANN.id, None])
    await storage.journal.begin_match(doc, begun, line(id, 0))
    doc.status = "over"
    await storage.journal.end_match(doc, line(id, 1), MatchResult(at, [2, 1], "winners=1"))


async def test_people_join_up_to_a_number_and_no_one_twice(storage: Storage) -> None:
    """A club is full, or somebody is in enough of them; who is in it already just stays."""
    clubs = of(storage)

    assert await clubs.join(CLUB.id, BOB.id, 4.0, 2, FEW) == "joined"
    assert await clubs.join(CLUB.id, BOB.id, 5.0, 2, FEW) == "joined"
    assert await clubs.join(CLUB.id, CAT.id, 5.0, 2, FEW) == "full"
    assert await clubs.join(CLUB.id, CAT.id, 5.0, 9, 0) == "enough"
    assert not await clubs.add(CLUB._replace(id="club-2", link="link-2"), 1)

    members = await clubs.members(CLUB.id, ANN.id)
    assert [(one.person, one.since) for one in members] == [(ANN, 3.0), (BOB, 4.0)]
    [line] = await clubs.of_person(BOB.id)
    assert (line.club, line.members, line.tables) == (CLUB, 2, 0)
    assert [await clubs.is_member(CLUB.id, one) for one in (BOB.id, CAT.id)] == [True, False]
    assert await clubs.is_member("nowhere", ANN.id) is False


async def test_an_owner_who_leaves_passes_the_club_on_and_the_last_takes_it_along(
    storage: Storage,
) -> None:
    """Who has been in it longest owns it then, and the old link is dead."""
    clubs = of(storage)
    await clubs.join(CLUB.id, CAT.id, 5.0, 9, FEW)
    await clubs.join(CLUB.id, BOB.id, 4.0, 9, FEW)
    await clubs.say(CLUB.id, ANN, "k", "Good night.", 6.0, 9)

    await clubs.leave(CLUB.id, ANN.id, "link-2")
    found = await clubs.find(CLUB.id)
    assert found is not None
    assert (found.owner, found.link) == (BOB.id, "link-2")
    assert await clubs.by_link("link-1") is None
    assert await clubs.by_link("link-2") == found
    await clubs.leave(CLUB.id, CAT.id, "link-3")
    await clubs.leave(CLUB.id, BOB.id, "link-4")

    assert await clubs.find(CLUB.id) is None
    assert await clubs.said(CLUB.id) == []


async def test_only_a_member_can_be_given_a_club(storage: Storage) -> None:
    """And a new name, game or link changes nothing else."""
    clubs = of(storage)

    assert not await clubs.hand_over(CLUB.id, BOB.id)
    await clubs.join(CLUB.id, BOB.id, 4.0, 9, FEW)
    assert await clubs.hand_over(CLUB.id, BOB.id)
    await clubs.change(CLUB.id, "Early birds", "")
    await clubs.renew_link(CLUB.id, "link-9")

    assert await clubs.find(CLUB.id) == Club("club-1", "Early birds", "", BOB.id, "link-9", 3.0)


async def test_talk_is_kept_in_order_once_and_not_for_ever(storage: Storage) -> None:
    """The same key says nothing twice; the oldest lines make room."""
    clubs = of(storage)

    for number in range(5):
        assert await clubs.say(CLUB.id, ANN, f"k{number}", f"{number}", 4.0, 3) == f"{number}"
    assert await clubs.say(CLUB.id, ANN, "k4", "other words", 5.0, 3) == "4"
    assert await clubs.say(CLUB.id, BOB, "k4", "mine", 5.0, 3) == "mine"

    said = await clubs.said(CLUB.id)
    assert [(one.number, one.person, one.text) for one in said] == [
        (4, ANN.id, "3"),
        (5, ANN.id, "4"),
        (6, BOB.id, "mine"),
    ]


async def test_presence_is_hidden_from_who_is_blocked_and_by_who_hides(
    storage: Storage,
) -> None:
    """Either way between two of whom one has blocked the other."""
    clubs = of(storage)
    for person in (BOB, CAT):
        await clubs.join(CLUB.id, person.id, 4.0, 9, FEW)
    await storage.friends.note_seen([ANN.id, BOB.id, CAT.id], 8.0)
    await storage.friends.block(ANN.id, BOB.id, True)
    await storage.friends.hide(CAT.id, True)

    for reader, seen in ((ANN, [8.0, None, None]), (BOB, [None, 8.0, None])):
        assert [one.seen for one in await clubs.members(CLUB.id, reader.id)] == seen


def worth(match: MatchHeading) -> Scored | None:
    """One season lasts for ten seconds here, and three points go to whoever wins."""
    if match.ended is None or match.levels.count(None) < 2:
        return None
    scores = [Score(3.0 * (place == 1), int(place == 1), 1) for place in match.places]
    return Scored(f"{int(match.ended) // 10}", scores)


async def test_matches_are_summed_in_the_season_when_they_ended(storage: Storage) -> None:
    """Not what counts for nobody; a table that is gone takes none of them along."""
    clubs = of(storage)
    for id, at in (("early", 10.0), ("first", 20.0), ("second", 29.0), ("late", 30.0)):
        await ended(storage, id, at)
    await ended(storage, "alone", 25.0, level="leduc:odds")

    empty = await clubs.scores(CLUB.id, "2")
    assert (empty.first, empty.matches, empty.scores) == ("", {}, {})
    waiting = ["alone", "early", "first", "late", "second"]
    assert sorted(one.id for one in empty.waiting) == waiting
    assert empty.names == {ANN.id: "Ann", BOB.id: "Bob"}
    assert [await clubs.settle(3, worth) for _ in range(3)] == [3, 2, 0]
    await storage.retention.drop_table("table of first")
    found = await clubs.scores(CLUB.id, "2")
    assert (found.first, found.matches, found.waiting) == ("1", {"leduc": 2}, [])
    lines = {ANN.id: Score(0.0, 0, 2), BOB.id: Score(6.0, 2, 2)}
    assert found.scores == {"leduc": lines}
    assert await clubs.sum_anew(CLUB.id) == 5
    assert await clubs.settle(9, worth) == 5
    assert await clubs.scores(CLUB.id, "2") == found
    await clubs.drop(CLUB.id)
    assert await clubs.summed() == []


async def test_what_ends_at_a_table_of_a_club_that_is_gone_is_summed_nowhere(
    storage: Storage,
) -> None:
    """An evening of the club may still set tables up."""
    clubs = of(storage)
    await ended(storage, "before", 20.0)
    await clubs.drop(CLUB.id)
    await ended(storage, "after", 20.0)

    assert await clubs.settle(9, worth) == 2
    assert await clubs.summed() == []


async def test_whoever_is_forgotten_has_no_sum_and_the_others_keep_theirs(
    storage: Storage,
) -> None:
    """The match counts as one that was played."""
    clubs = of(storage)
    await ended(storage, "first", 20.0)
    await clubs.settle(9, worth)

    await storage.people.forget(BOB.id, "gone")

    found = await clubs.scores(CLUB.id, "2")
    assert (found.matches, found.scores) == (
        {"leduc": 1},
        {"leduc": {ANN.id: Score(0.0, 0, 1)}},
    )
    await clubs.sum_anew(CLUB.id)
    await clubs.settle(9, worth)
    assert await clubs.scores(CLUB.id, "2") == found


async def test_what_a_banned_owner_owns_passes_to_who_has_been_there_longest(
    storage: Storage,
) -> None:
    """Of those who are not banned; where there is nobody else it stays theirs."""
    clubs = of(storage)

    async def owner() -> str:
        found = await clubs.find(CLUB.id)
        assert found is not None
        return found.owner

    await clubs.pass_on(ANN.id)
    assert await owner() == ANN.id
    await clubs.join(CLUB.id, BOB.id, 4.0, 9, FEW)
    await storage.people.ban(BOB.id, True)
    await clubs.pass_on(ANN.id)
    assert await owner() == ANN.id
    await clubs.join(CLUB.id, CAT.id, 5.0, 9, FEW)
    await clubs.pass_on(BOB.id)
    assert await owner() == ANN.id
    await clubs.pass_on(ANN.id)
    assert await owner() == CAT.id
    await clubs.leave(CLUB.id, CAT.id, "")
    assert await owner() == ANN.id
    await clubs.leave(CLUB.id, ANN.id, "")
    assert await owner() == BOB.id


async def test_a_club_lists_its_tables_as_long_as_they_are_open(storage: Storage) -> None:
    """Those that are over or closed are gone, and so is what nobody ever played at."""
    clubs, docs = of(storage), [replace(table(ANN, BOB), id=f"t{n}") for n in range(3)]
    for doc in docs:
        await clubs.note_table(CLUB.id, doc.id)
        await clubs.note_table(CLUB.id, doc.id)
        await storage.journal.save_table(doc)
    await storage.journal.save_table(replace(docs[1], status="over"))
    await storage.journal.save_table(replace(table(BOB, CAT), id="elsewhere"))

    assert [doc.id for doc in await clubs.tables(CLUB.id, 9)] == ["t2", "t0"]
    assert [doc.id for doc in await clubs.tables(CLUB.id, 1)] == ["t2"]
    assert (await clubs.of_person(ANN.id))[0].tables == 2
    await storage.retention.drop_table("t2")
    assert [doc.id for doc in await clubs.tables(CLUB.id, 9)] == ["t0"]


async def test_who_is_forgotten_is_in_no_club_and_their_words_have_no_name(
    storage: Storage,
) -> None:
    """The words stay, for the others."""
    clubs = of(storage)
    await clubs.join(CLUB.id, BOB.id, 4.0, 9, FEW)
    await clubs.say(CLUB.id, BOB, "k", "Hello.", 5.0, 9)

    await storage.people.forget(BOB.id, "gone")

    assert not await clubs.is_member(CLUB.id, BOB.id)
    assert [(one.name, one.text) for one in await clubs.said(CLUB.id)] == [("gone", "Hello.")]
