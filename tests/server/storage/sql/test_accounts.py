"""Accounts in a database: made whole, used once, gone with their owner."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import Challenge, Passkey, Person
from tests.server.storage.test_storage import ANN, BOB, NOBODY, in_a_database


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """A database with Ann and Bob in it; a browser of its own has no accounts."""
    storage = await in_a_database(tmp_path)
    for person in (ANN, BOB):
        await storage.people.add_person(person, f"session of {person.name}", 1.0)
    yield storage
    await storage.close()


def passkey(id: str, person: Person = ANN) -> Passkey:
    """A passkey of somebody, never used."""
    return Passkey(id, person.id, b"public", 0, "Phone", 1.0, 1.0)


async def test_a_challenge_works_once_for_whom_it_was_put_to(storage: Storage) -> None:
    """Who tries it for somebody else uses it up."""
    accounts = storage.accounts
    for hash in ("first", "second", "late"):
        await accounts.add_challenge(Challenge(hash, ANN.id, 100.0), 1.0)

    assert await accounts.use_challenge("first", ANN.id, 99.0)
    assert not await accounts.use_challenge("first", ANN.id, 99.0)
    assert not await accounts.use_challenge("second", BOB.id, 99.0)
    assert not await accounts.use_challenge("second", ANN.id, 99.0)
    assert not await accounts.use_challenge("late", ANN.id, 101.0)


async def test_an_account_is_made_whole_or_not_at_all(storage: Storage) -> None:
    """An invitation that was used makes no second one."""
    accounts = storage.accounts
    await accounts.add_invitation("invitation", 100.0)

    assert await accounts.is_invitation("invitation", 2.0)
    assert await accounts.sign_up(passkey("a"), ["one", "two"], "invitation", 2.0)
    assert not await accounts.sign_up(passkey("b", BOB), ["three"], "invitation", 2.0)

    found = await accounts.find(ANN.id)
    assert found is not None
    assert (found.created, found.passkeys, found.codes) == (2.0, [passkey("a")], 2)
    assert await accounts.find(BOB.id) is None
    assert await accounts.find_passkey("b") is None
    assert not await accounts.is_invitation("invitation", 2.0)


async def test_a_passkey_opens_sessions_and_counts_them(storage: Storage) -> None:
    """One that was used meanwhile is no longer as it was read."""
    accounts = storage.accounts
    await accounts.sign_up(passkey("a"), ["one"], None, 2.0)
    await accounts.add_passkey(passkey("b"))

    assert await accounts.use_passkey(passkey("a"), 5, "laptop", 3.0) == ANN
    assert await accounts.use_passkey(passkey("a"), 6, "copy", 3.0) is None
    assert await storage.people.find_session("laptop", 4.0, 0.0) == ANN
    assert await storage.people.find_session("copy", 4.0, 0.0) is None
    assert await accounts.name_passkey(ANN.id, "b", "Key ring")
    assert not await accounts.name_passkey(BOB.id, "b", "Mine")
    assert not await accounts.drop_passkey(BOB.id, "b")
    assert await accounts.drop_passkey(ANN.id, "a")
    assert not await accounts.drop_passkey(ANN.id, "b")
    found = await accounts.find(ANN.id)
    assert found is not None
    assert [(one.id, one.name) for one in found.passkeys] == [("b", "Key ring")]


async def test_a_recovery_code_works_once_until_there_are_others(storage: Storage) -> None:
    """And all that helps to come back is gone with the person."""
    accounts, people = storage.accounts, storage.people
    await accounts.sign_up(passkey("a"), ["one", "two"], None, 2.0)

    assert await accounts.use_code("one", "laptop", 3.0) == ANN
    assert await accounts.use_code("one", "again", 3.0) is None
    await accounts.replace_codes(ANN.id, ["three"])
    assert await accounts.use_code("two", "again", 3.0) is None
    assert await people.count_sessions(ANN.id) == 2
    await people.end_other_sessions(ANN.id, "laptop")
    assert await people.count_sessions(ANN.id) == 1
    await people.forget(ANN.id, NOBODY)

    assert await accounts.find(ANN.id) is None
    assert await accounts.use_code("three", "again", 4.0) is None
    assert await accounts.use_passkey(passkey("a"), 1, "again", 4.0) is None
