"""Friends in a database: ties of two, blocks, links, invitations, and who was seen."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import Bond, Passkey, Person, Profile
from tests.server.storage.test_storage import ANN, BOB, NOBODY, in_a_database, played, table

CAT = Person("cat-id-0000001", "Cat")


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """A database where Ann and Bob have accounts and Cat is a guest."""
    storage = await in_a_database(tmp_path)
    for person in (ANN, BOB, CAT):
        await storage.people.add_person(person, f"session of {person.name}", 1.0)
    for person in (ANN, BOB):
        passkey = Passkey(person.name, person.id, b"public", 0, "Phone", 1.0, 1.0)
        await storage.accounts.sign_up(passkey, [f"code of {person.name}"], None, 2.0)
    yield storage
    await storage.close()


async def test_two_are_friends_when_both_have_asked(storage: Storage) -> None:
    """And strangers again when either ends it."""
    friends = storage.friends

    assert await friends.ask(ANN.id, BOB.id, 3.0) == Bond(asked=True)
    assert await friends.ask(ANN.id, BOB.id, 4.0) == Bond(asked=True)
    circle = await friends.circle(BOB.id, 10)
    assert [one.person for one in circle.asking] == [ANN]
    assert (await friends.count_asking(BOB.id), await friends.count_asking(ANN.id)) == (1, 0)
    assert await friends.ask(BOB.id, ANN.id, 5.0) == Bond(friends=True)

    circle = await friends.circle(ANN.id, 10)
    assert [(one.person, one.since) for one in circle.friends] == [(BOB, 5.0)]
    assert await friends.count_ties(ANN.id) == 1
    await friends.part(BOB.id, ANN.id)
    assert await friends.bond(ANN.id, BOB.id) == Bond()
    assert await friends.count_ties(ANN.id) == 0


async def test_who_blocks_is_tied_to_nobody_they_blocked(storage: Storage) -> None:
    """What the other asks for later is kept, and not shown."""
    friends = storage.friends
    await friends.befriend(ANN.id, BOB.id, 3.0)
    doc = table(BOB)
    await storage.journal.save_table(doc)
    await friends.invite(doc.id, ANN.id, BOB.id, 3.0, 10)

    await friends.block(ANN.id, BOB.id, True)
    await friends.block(ANN.id, BOB.id, True)

    assert await friends.invitations(ANN.id, 0.0) == []
    assert await friends.ask(BOB.id, ANN.id, 4.0) == Bond(asked=True, blocked=True)
    circle = await friends.circle(ANN.id, 10)
    assert (circle.friends, circle.asking, circle.blocked) == ([], [], [BOB])
    assert await friends.count_asking(ANN.id) == 0
    await friends.block(ANN.id, BOB.id, False)
    assert await friends.bond(ANN.id, BOB.id) == Bond(asks=True)


async def test_people_have_met_at_a_table_or_in_a_match(storage: Storage) -> None:
    """Whether it is still there or only its match is."""
    assert not await storage.friends.have_met(ANN.id, BOB.id)
    doc = table(ANN, BOB)
    await played(storage, doc, "m")

    assert await storage.friends.have_met(ANN.id, BOB.id)
    assert not await storage.friends.have_met(ANN.id, CAT.id)
    await storage.retention.drop_table(doc.id)
    assert await storage.friends.have_met(BOB.id, ANN.id)


async def test_a_link_works_until_it_is_too_old_or_replaced(storage: Storage) -> None:
    """It leads to whoever made it."""
    friends = storage.friends
    await friends.keep_link(ANN.id, "first", 100.0)
    assert await friends.link_owner("first", 100.0) == ANN
    await friends.keep_link(ANN.id, "second", 100.0)

    assert await friends.link_owner("first", 100.0) is None
    assert await friends.link_owner("second", 99.0) == ANN
    assert await friends.link_owner("second", 101.0) is None


async def test_nothing_is_noted_about_guests_and_those_who_hide(storage: Storage) -> None:
    """A guest is no account, and who hides was never seen."""
    friends = storage.friends
    await friends.hide(BOB.id, True)

    await friends.note_seen([ANN.id, BOB.id, CAT.id], 7.0)

    assert await friends.profile(ANN.id) == Profile(ANN, 2.0, 7.0)
    assert await friends.profile(BOB.id) == Profile(BOB, 2.0, None)
    assert await friends.profile(CAT.id) is None
    assert (await friends.circle(BOB.id, 10)).hidden
    await friends.hide(BOB.id, False)
    assert await friends.profile(BOB.id) == Profile(BOB, 2.0, 0.0)


async def test_an_invitation_lasts_while_its_table_gathers(storage: Storage) -> None:
    """A table invites so many at most, and each of them once."""
    friends = storage.friends
    doc = table(ANN)
    await storage.journal.save_table(doc)

    assert await friends.invite(doc.id, BOB.id, ANN.id, 5.0, 1)
    assert await friends.invite(doc.id, BOB.id, ANN.id, 6.0, 1)
    assert not await friends.invite(doc.id, CAT.id, ANN.id, 6.0, 1)

    found = await friends.invitations(BOB.id, 6.0)
    assert [(one.table.id, one.by, one.at) for one in found] == [(doc.id, ANN, 6.0)]
    assert await friends.invitations(BOB.id, 7.0) == []
    await friends.drop_invitation(doc.id, BOB.id)
    assert await friends.invitations(BOB.id, 0.0) == []
    await friends.invite(doc.id, BOB.id, ANN.id, 6.0, 1)
    doc.status = "playing"
    await storage.journal.save_table(doc)
    assert await friends.invitations(BOB.id, 0.0) == []
    assert await friends.live_tables([ANN.id, BOB.id], 10) == [(ANN.id, doc)]


async def test_who_is_forgotten_leaves_no_friends_behind(storage: Storage) -> None:
    """No tie, no block and no invitation names them."""
    friends = storage.friends
    await friends.befriend(ANN.id, BOB.id, 3.0)
    await friends.keep_link(ANN.id, "link", 100.0)
    await friends.block(BOB.id, CAT.id, True)
    doc = table(ANN)
    await storage.journal.save_table(doc)
    await friends.invite(doc.id, BOB.id, ANN.id, 3.0, 10)

    await storage.people.forget(ANN.id, NOBODY)
    await storage.retention.drop_guest(CAT.id)

    circle = await friends.circle(BOB.id, 10)
    assert (circle.friends, circle.blocked) == ([], [])
    assert await friends.link_owner("link", 5.0) is None
    assert await friends.invitations(BOB.id, 0.0) == []
    assert await friends.profile(ANN.id) is None
