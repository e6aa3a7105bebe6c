"""Several nodes are one house: whoever comes to any of them gets to their table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from benchmarks.nodes import measure_drain

from .databases import look
from .processes import SOON, Player, Server, seat_all


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[Server]]:
    """Two nodes on one database."""
    running: list[Server] = []
    (tmp_path / "data").mkdir()
    try:
        running += [Server(tmp_path / "data") for _ in range(2)]
        for one in running:
            one.wait_until_ready()
        yield running
    finally:
        for one in running:
            if one.process.poll() is None:
                one.stop()


async def held_by(folder: Path, table: str) -> str:
    """The address of the node that plays a table; empty if none does."""
    sql = "SELECT address FROM nodes JOIN leases ON node = nodes.id WHERE table_id = ?"
    rows = await asyncio.to_thread(look, folder, sql, table)
    return str(rows[0][0]) if rows else ""


async def until(is_so: Any, *args: Any) -> Any:
    """Wait until something is so; gives what it gave."""
    async with asyncio.timeout(SOON):
        while not (found := await is_so(*args)):
            await asyncio.sleep(0.05)
    return found


async def test_a_match_is_played_through_two_nodes(nodes: list[Server], tmp_path: Path) -> None:
    """A table goes where it is asked for first, and others are carried there."""
    first, second = nodes
    ann, bob = Player(first, "Ann", 1), Player(second, "Bob", 2)
    table = await seat_all([ann, bob], game="leduc", seats=2, clock=600)
    assert (await held_by(tmp_path / "data", table["id"])).endswith(f":{second.port}")

    async with asyncio.timeout(60):
        await asyncio.gather(ann.play(table["id"]), bob.play(table["id"]))

    for player in (ann, bob):
        shown = (await player.call("GET", f"/api/tables/{table['id']}")).json()
        assert shown["status"] == "over"
        (match,) = (await player.call("GET", "/api/me/history")).json()
        assert match["ended"] is not None
    missing = await bob.call("GET", "/api/tables/nowhere")
    assert missing.status_code == 404
    assert "failed" not in first.log() + second.log()


async def test_the_lobby_shows_the_tables_of_every_node(nodes: list[Server]) -> None:
    """A moment after somebody is there."""
    first, second = nodes
    ann, bob = Player(first, "Ann", 1), Player(second, "Bob", 2)
    await ann.arrive()
    await bob.arrive()
    table = await ann.post("/api/tables", game="leduc", seats=2, access="open")

    async def listed() -> bool:
        shown = (await bob.call("GET", "/api/tables")).json()
        return [one["id"] for one in shown] == [table["id"]]

    async with ann.tab(table["id"]):
        await until(listed)


async def test_what_one_node_is_told_the_others_know(nodes: list[Server]) -> None:
    """A name at a table elsewhere, and a session that ended."""
    first, second = nodes
    ann, bob = Player(first, "Ann", 1), Player(second, "Bob", 2)
    table = await seat_all([ann, bob], game="leduc", seats=2)
    path = f"/api/tables/{table['id']}"
    elsewhere = Player(second, "Ann", 3)
    elsewhere.cookie = ann.cookie
    assert (await elsewhere.call("GET", "/api/me")).status_code == 200

    await elsewhere.call("PATCH", "/api/me", {"name": "Annabella"})

    async def renamed() -> bool:
        chairs = (await bob.call("GET", path)).json()["chairs"]
        mine = (await ann.call("GET", "/api/me")).json()
        names = [one["name"] for one in chairs]
        return names == ["Annabella", "Bob"] and bool(mine["name"] == "Annabella")

    await until(renamed)
    await elsewhere.call("DELETE", "/api/me")

    async def forgotten() -> bool:
        chairs = (await bob.call("GET", path)).json()["chairs"]
        answer = await ann.call("GET", "/api/me")
        return bool(chairs[0]["name"] == "—" and answer.status_code == 401)

    await until(forgotten)


async def test_a_node_that_stops_hands_its_tables_over(
    nodes: list[Server], tmp_path: Path
) -> None:
    """The clock goes on where it was, at the other node, though nobody opened the table."""
    first, second = nodes
    ann, bob = Player(first, "Ann", 1), Player(first, "Bob", 2)
    table = await seat_all([ann, bob], game="leduc", seats=2, clock=600)

    assert first.stop() == 0

    async def taken() -> bool:
        return (await held_by(tmp_path / "data", table["id"])).endswith(f":{second.port}")

    await until(taken)
    ann.server = bob.server = second
    async with ann.tab(table["id"]) as socket:
        frame: dict[str, Any] = {}
        while frame.get("kind") != "update":
            frame = await ann.hear(socket)
    assert 500_000 < frame["clock"]["left"] <= 600_000


def test_people_see_one_break_when_a_node_stops() -> None:
    """`benchmarks/nodes.py` in small: nobody is sent away twice, and all are back."""
    drained = measure_drain(tables=5, moves=3)

    assert len(drained.breaks) == 5


async def test_nobody_speaks_for_others_without_the_secret(nodes: list[Server]) -> None:
    """What only nodes may say is not believed from anybody else."""
    carried = {"x-backroom-carried": "guess http 192.0.2.1"}
    answer = httpx2.get(f"{nodes[0].url}/metrics", headers=carried, timeout=SOON)
    assert answer.status_code == 200
    ann = Player(nodes[0], "Ann", 1)
    await ann.arrive()
    assert (await ann.call("GET", "/api/me")).status_code == 200
