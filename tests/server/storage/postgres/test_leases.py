"""Leases: who holds a table writes about it, and nobody else does, whatever they believe."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import LeaseStore, LostTableError, Storage, StorageError
from backroom.server.storage.opening import open_storage
from backroom.server.storage.records import Outage
from tests.server.databases import place_of, spoil
from tests.server.storage.test_storage import ANN, BOB, heading, line, played, table

LONG: Final = 600.0


class Node:
    """One of several processes on a database."""

    def __init__(self, storage: Storage) -> None:
        assert storage.leases is not None
        self.storage = storage
        self.leases: LeaseStore = storage.leases
        self.journal = storage.journal


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[list[Node]]:
    """Two nodes that share a database."""
    opened = [Node(await open_storage(place_of(tmp_path))) for _ in range(2)]
    for number, node in enumerate(opened):
        await node.leases.join(f"http://{number}", "1", LONG, at=1.0)
    yield opened
    for node in opened:
        await node.storage.close()


async def playing(node: Node, clock: float = 60.0) -> TableDoc:
    """A match under way that a node holds."""
    doc = table(ANN, BOB)
    doc.match, doc.status, doc.clock = f"m-{doc.id}", "playing", clock
    await node.leases.take([doc.id], at=1.0, are_new=True)
    await node.journal.begin_match(doc, heading(doc, doc.match, 5.0), line(doc.match, 0))
    return doc


async def lines(node: Node, doc: TableDoc) -> int:
    """How many lines of a table's match are kept."""
    return len(await node.storage.matches.lines(doc.match or ""))


async def test_only_who_holds_a_table_writes_about_it(nodes: list[Node]) -> None:
    """The other one is refused, and nothing is written."""
    first, second = nodes
    doc = await playing(first)

    with pytest.raises(LostTableError):
        await second.journal.append(doc.id, line(doc.match or "", 1))
    with pytest.raises(LostTableError):
        await second.journal.save_table(doc)
    assert await second.leases.take([doc.id], at=2.0) == {}
    holder = await second.leases.holder(doc.id)
    assert holder is not None
    assert (holder.id, holder.address) == (first.leases.node, "http://0")
    assert await first.leases.holds(doc.id)
    assert not await second.leases.holds(doc.id)

    await first.journal.append(doc.id, line(doc.match or "", 1))
    assert await lines(second, doc) == 2


async def test_who_was_taken_for_dead_writes_no_more(nodes: list[Node], tmp_path: Path) -> None:
    """Also what it began to write before it knew; then it joins anew, under another name."""
    first, second = nodes
    doc = await playing(first)
    assert await second.leases.bury() == []
    spoil(tmp_path, f"UPDATE nodes SET until = 0 WHERE id = '{first.leases.node}'")

    assert await second.leases.bury() == [first.leases.node]
    assert doc.id in await second.leases.orphans()
    assert set(await second.leases.take([doc.id], at=2.0)) == {doc.id}
    await second.journal.append(doc.id, line(doc.match or "", 1))

    with pytest.raises(LostTableError):
        await first.journal.append(doc.id, line(doc.match or "", 2))
    assert await first.leases.renew(LONG, at=3.0) is None
    assert await first.leases.take([doc.id], at=3.0) == {}
    before = first.leases.node
    await first.leases.join("http://0", "1", LONG, at=3.0)
    assert first.leases.node != before
    with pytest.raises(LostTableError):
        await first.journal.append(doc.id, line(doc.match or "", 2))
    assert await lines(second, doc) == 2


async def test_who_is_silent_and_not_connected_is_dead_before_the_lease_ends(
    nodes: list[Node], tmp_path: Path
) -> None:
    """A process that dies loses its connections at once; one that only sleeps keeps them."""
    first, second = nodes
    doc = await playing(first)
    spoil(tmp_path, "UPDATE nodes SET until = extract(epoch FROM clock_timestamp()) + 100")
    assert await second.leases.bury(early=200.0) == []

    first.leases.hang_up()

    async with asyncio.timeout(60):
        assert await second.leases.bury(early=50.0) == []
        while not (dead := await second.leases.bury(early=200.0)):
            await asyncio.sleep(0.01)
    assert dead == [first.leases.node]
    assert list(await second.leases.take([doc.id], at=3.0)) == [doc.id]


async def test_who_was_cut_off_is_connected_again_by_the_next_renewal(
    nodes: list[Node], tmp_path: Path
) -> None:
    """A lost connection alone is no death."""
    first, second = nodes
    first.leases.hang_up()
    assert await first.leases.renew(100.0, at=2.0)

    assert await second.leases.bury(early=200.0) == []


async def test_who_waits_for_an_answer_is_told_when_the_line_is_hung_up(
    nodes: list[Node],
) -> None:
    """People's questions fail at once, and the next one has a new connection."""
    first, _ = nodes
    await first.storage.people.is_known(ANN.id)
    first.leases.hang_up()
    assert not await first.storage.people.is_known("nobody")
    doc = await playing(first)
    assert await lines(first, doc) == 1


async def test_a_table_is_given_to_one_of_many_who_want_it(nodes: list[Node]) -> None:
    """Whoever asks at the same moment for the same tables, in whatever order."""
    docs = [await playing(nodes[0]) for _ in range(20)]
    ids = [doc.id for doc in docs]
    await nodes[0].leases.give_up(ids, at=2.0)

    found = await asyncio.gather(
        nodes[0].leases.take(ids, at=3.0), nodes[1].leases.take(ids[::-1], at=3.0)
    )

    assert sorted([*found[0], *found[1]]) == sorted(ids)


async def test_the_time_when_nobody_played_a_table_is_known(
    nodes: list[Node], tmp_path: Path
) -> None:
    """By whoever stopped in good order, and by the last sign of life of whoever did not."""
    first, second = nodes
    doc = await playing(first)

    await first.leases.give_up([doc.id], at=10.0)
    (tenure,) = (await second.leases.take([doc.id], at=12.0)).values()
    assert tenure == (12.0, [Outage(10.0, 12.0)])
    await second.leases.renew(LONG, at=20.0)
    spoil(tmp_path, f"UPDATE nodes SET until = 0 WHERE id = '{second.leases.node}'")
    await first.leases.bury()
    (tenure,) = (await first.leases.take([doc.id], at=25.0)).values()

    assert tenure == (25.0, [Outage(10.0, 12.0), Outage(20.0, 25.0)])
    assert (await first.leases.take([doc.id], at=26.0))[doc.id].outages == tenure.outages


async def test_a_match_stays_with_nodes_that_know_its_rules(nodes: list[Node]) -> None:
    """Others leave it alone, and know where to send people, until nobody knows the rules."""
    old, new = nodes
    await old.leases.join("http://old", "1", LONG, at=1.0, rules={"leduc": 1})
    await new.leases.join("http://new", "2", LONG, at=1.0, rules={"leduc": 2})
    doc = await playing(old)
    await old.leases.give_up([doc.id], at=2.0)

    assert await new.leases.take([doc.id], at=3.0) == {}
    for node in (old, new):
        holder = await node.leases.holder(doc.id)
        assert holder is not None
        assert holder.id == old.leases.node

    gathering = table(ANN)
    await old.leases.take([gathering.id], at=3.0, are_new=True)
    await old.journal.save_table(gathering)
    await old.leases.give_up([gathering.id], at=3.0)
    assert await new.leases.holder(gathering.id) is None
    assert list(await new.leases.take([gathering.id], at=3.0)) == [gathering.id]

    await old.leases.leave(at=4.0)
    assert await new.leases.holder(doc.id) is None
    assert list(await new.leases.take([doc.id], at=5.0)) == [doc.id]


async def test_a_node_that_leaves_holds_nothing(nodes: list[Node]) -> None:
    """And is not among the living."""
    first, second = nodes
    doc = await playing(first)
    assert len(await second.leases.alive()) == 2

    await first.leases.leave(at=4.0)

    assert [node.id for node in await second.leases.alive()] == [second.leases.node]
    assert set(await second.leases.take([doc.id], at=5.0)) == {doc.id}


async def test_who_starts_at_an_address_takes_the_place_of_who_was_there(
    nodes: list[Node],
) -> None:
    """A server that crashed and is started again need not wait for its own lease to end."""
    first, second = nodes
    doc = await playing(first)

    await second.leases.join("http://0", "1", LONG, at=4.0, replace=True)

    assert set(await second.leases.take([doc.id], at=5.0)) == {doc.id}
    with pytest.raises(LostTableError):
        await first.journal.append(doc.id, line(doc.match or "", 1))


async def test_only_tables_that_there_are_can_be_held(nodes: list[Node]) -> None:
    """Nobody fills the database by asking for what is not there; what is over is let go of."""
    first, second = nodes
    assert await first.leases.take(["nowhere"], at=1.0) == {}
    doc = table(ANN, BOB)
    await first.leases.take([doc.id], at=1.0, are_new=True)
    await played(first.storage, doc, "m")

    await first.leases.give_up([doc.id], at=2.0)

    (tenure,) = (await second.leases.take([doc.id], at=9.0)).values()
    assert tenure.outages == []


async def test_a_paused_transaction_keeps_nobody_waiting(
    nodes: list[Node], tmp_path: Path
) -> None:
    """A node that writes at this moment is not taken for dead, and nobody waits to see."""
    import asyncpg

    first, second = nodes
    spoil(tmp_path, f"UPDATE nodes SET until = 0 WHERE id = '{first.leases.node}'")
    paused = await asyncpg.connect(str(place_of(tmp_path)))
    writing = paused.transaction()
    await writing.start()
    await paused.execute("SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE", first.leases.node)

    assert await second.leases.bury() == []
    await writing.rollback()
    assert await second.leases.bury() == [first.leases.node]
    await paused.close()


async def test_nodes_share_one_secret(nodes: list[Node]) -> None:
    """The first makes it."""
    secrets = {await node.leases.secret() for node in nodes}

    assert len(secrets) == 1
    assert len(secrets.pop()) > 40


async def test_who_renews_sees_the_others(nodes: list[Node]) -> None:
    """How many there are and how many come before it, and whether one of them is late."""
    first, second = (node.leases for node in nodes)
    names = sorted((first.node, second.node))
    for one, early in ((first, 50.0), (second, 50.0), (first, LONG + 50.0)):
        seen = await one.renew(LONG, at=2.0, early=early)
        assert seen == (1, names.index(one.node), early > LONG)

    await second.leave(at=3.0)
    assert await first.renew(LONG, at=4.0, early=LONG) == (0, 0, False)


@pytest.mark.parametrize(
    "broken", [asyncpg.InternalClientError("cannot switch to state 15"), ConnectionResetError()]
)
async def test_a_line_that_breaks_between_two_steps_is_told_like_any_other(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch, broken: Exception
) -> None:
    """The driver has an error of its own for it, and the next question has a new line."""
    first, _ = nodes

    async def fail(*_: object) -> None:
        raise broken

    with monkeypatch.context() as patched:
        patched.setattr(asyncpg.Connection, "fetchrow", fail)
        with pytest.raises(StorageError):
            await first.leases.renew(LONG, at=2.0)
    assert await first.leases.renew(LONG, at=3.0) is not None
