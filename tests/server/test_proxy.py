"""Three nodes behind nginx, and behind Caddy, with the configurations that are shipped."""

import asyncio
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx2
import pytest

from .databases import look
from .processes import SOON, Player, Server, seat_all
from .proxies import Caddy, Nginx, Proxy
from .test_kill import Acknowledged
from .test_nodes import BACK_SECONDS, FAULTS, MOST_SECONDS, check, play_through

TABLES: Final = 8
# nginx must be there; Caddy is tested where it is installed, too.
PROXIES: Final = (Nginx, Caddy) if shutil.which("caddy") else (Nginx,)
CARRIED: Final = re.compile(r"^backroom_carried_sockets (\S+)$", re.MULTILINE)


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[Server]]:
    """Three nodes on one database."""
    running: list[Server] = []
    (tmp_path / "data").mkdir()
    try:
        running += [Server(tmp_path / "data") for _ in range(3)]
        for one in running:
            one.wait_until_ready(MOST_SECONDS)
        yield running
    finally:
        for one in running:
            if one.process.poll() is None:
                one.stop()


@pytest.fixture(params=PROXIES)
def proxy(
    request: pytest.FixtureRequest, tmp_path: Path, nodes: list[Server]
) -> Iterator[Proxy]:
    """What people see of them."""
    running: Proxy = request.param(tmp_path / "proxy", [one.port for one in nodes])
    try:
        yield running
    finally:
        running.stop()


def carried(nodes: list[Server]) -> float:
    """How many sockets came to a node that does not play their table."""
    told = (httpx2.get(f"{one.url}/metrics", timeout=SOON).text for one in nodes)
    return sum(float(CARRIED.findall(text)[0]) for text in told)


async def test_a_table_is_played_where_the_proxy_sends_its_people(
    nodes: list[Server], proxy: Proxy, tmp_path: Path
) -> None:
    """So that no node carries anything, and each has its share."""
    ann, bob = Player(proxy, "Ann", 1), Player(proxy, "Bob", 2)
    for _ in range(TABLES):
        table = (await seat_all([ann, bob], game="leduc", seats=2, clock=600))["id"]
        async with ann.tab(table) as first, bob.tab(table) as second:
            await ann.hear(first)
            await bob.hear(second)
            assert await asyncio.to_thread(carried, nodes) == 0

    sql = "SELECT count(DISTINCT node), count(*) FROM leases WHERE node IS NOT NULL"
    assert (await asyncio.to_thread(look, tmp_path / "data", sql))[0][1] == TABLES
    assert (await asyncio.to_thread(look, tmp_path / "data", sql))[0][0] > 1


async def test_the_proxy_is_killed_and_nodes_behind_it(
    nodes: list[Server], proxy: Proxy, tmp_path: Path
) -> None:
    """In turn; people know one address only, and try again there."""
    kept = Acknowledged()

    async def fault(number: int) -> None:
        if number % 2:
            node = nodes[number % 3]
            node.kill()
            await asyncio.sleep(4)
            await asyncio.to_thread(node.start, node.port)
            await asyncio.to_thread(node.wait_until_ready, MOST_SECONDS)
        else:
            proxy.kill()
            await asyncio.to_thread(proxy.start)

    longest = await play_through([proxy, proxy], kept, fault, 2 * FAULTS)
    what = f"{type(proxy).__name__} killed, and as often a node"
    await check(tmp_path, kept, what, longest)
    assert longest < BACK_SECONDS
