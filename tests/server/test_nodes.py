"""Nodes and their database fail in every way there is, under load.

No acknowledged move is lost or doubled, nobody plays a table that is not theirs any more, and
every table goes on at another node.
"""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx2
import pytest
from websockets.exceptions import WebSocketException

from backroom.games import ALL_GAMES
from backroom.server.admin.verify import verify
from backroom.server.refusals import CutOff, code_of
from backroom.server.tables.leasing import LEASE_SECONDS

from . import postgres, test_kill
from .databases import look, place_of
from .processes import Player, Reached, Server, seat_all
from .test_kill import Acknowledged, NewMatchError, Pair, check_journal

FAULTS: Final = int(os.environ.get("BACKROOM_SOAK_FAULTS", 100)) if test_kill.SOAK else 5
# A table whose node died is played again within so long.
BACK_SECONDS: Final = 10.0
TABLES: Final = 3
# A tab that hears nothing for so long tries another node.
PATIENCE: Final = 4.0
CUT_OFF: Final = code_of(CutOff("try-again")) - 4000
# Until every table goes on, on a machine that does much else.
MOST_SECONDS: Final = 90.0


class NobodyError(ConnectionError):
    """The node cannot do it now; another one may, or this one later."""


FAILURES: Final = (WebSocketException, OSError, httpx2.HTTPError, NobodyError)


class Guest(Player):
    """Somebody who tries again wherever somebody answers."""

    async def post(self, path: str, **body: Any) -> Any:
        """An order that is done, or is to be tried again."""
        response = await self.call("POST", path, body)
        if response.status_code != 200:
            raise NobodyError(response.text)
        return response.json()


class Wanderers(Pair):
    """Two people who go from node to node until their table is there."""

    def __init__(self, nodes: Sequence[Reached], number: int, kept: Acknowledged) -> None:
        super().__init__(nodes[number % 2], number, kept)
        self.nodes = nodes
        self.people = [
            Guest(nodes[one], f"T{number}P{one}", number * 2 + one) for one in (0, 1)
        ]
        self.fault_at = 0.0
        self.went_on = False
        self.longest = 0.0

    def note_fault(self) -> None:
        """Something fails from now on, until a move is played that began later than this."""
        self.fault_at = time.monotonic()
        self.went_on = False

    def _note_turn(self, began: float) -> None:
        if not self.went_on and began > self.fault_at > 0:
            self.went_on = True
            self.longest = max(self.longest, time.monotonic() - self.fault_at)

    async def _play_on(self, up: asyncio.Event) -> None:
        while True:
            try:
                await self._play_match()
            except NewMatchError:
                continue
            except FAILURES:
                for person in self.people:
                    person.server = self.random.choice(self.nodes)
                await asyncio.sleep(self.random.uniform(0.05, 0.3))

    async def _play_match(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._arrange()
        asked = time.monotonic()
        async with (
            self.people[0].tab(self.table) as first,
            self.people[1].tab(self.table) as second,
        ):
            async with asyncio.timeout(PATIENCE):
                await self._welcome((first, second), asked)
            while True:
                began = time.monotonic()
                async with asyncio.timeout(PATIENCE):
                    await self._turn((first, second))
                self._note_turn(began)

    async def _arrange(self) -> None:
        path = f"/api/tables/{self.table}"
        answer = await self.people[0].call("GET", path)
        if answer.status_code != 200:
            raise NobodyError(answer.text)
        table = answer.json()
        if table["status"] == "gathering":
            await self.people[1].post(f"{path}/ready")
            table = await self.people[0].post(f"{path}/start")
        self.match = table["match"]

    async def _send(self, seat: int, socket: Any, move: dict[str, Any]) -> None:
        try:
            await super()._send(seat, socket, move)
        except AssertionError as error:
            # Refused because the node could not: the same move, with the same key, again.
            if "4503" in str(error):
                raise NobodyError from None
            raise


async def play_through(
    nodes: Sequence[Reached],
    kept: Acknowledged,
    fault: Callable[[int], Awaitable[None]],
    faults: int = FAULTS,
) -> float:
    """Play on while something fails again and again; gives the longest wait for a move."""
    pairs = [Wanderers(nodes, number, kept) for number in range(TABLES)]
    for pair in pairs:
        table = await seat_all(
            list(pair.people), game=pair.game, seats=2, clock=test_kill.CLOCK
        )
        pair.table, pair.match = table["id"], table["match"]
    tasks = [asyncio.create_task(pair.play(asyncio.Event())) for pair in pairs]
    random = Random(1)
    for number in range(faults):
        await kept.wait_for_sent(random.randint(1, 2 * TABLES))
        for pair in pairs:
            pair.note_fault()
        await fault(number)
        async with asyncio.timeout(MOST_SECONDS):
            while not all(pair.went_on for pair in pairs):
                await asyncio.gather(*(task for task in tasks if task.done()))
                await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return max(pair.longest for pair in pairs)


@pytest.fixture(autouse=True)
def _clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock may gain what passes between two renewals, and never loses."""
    monkeypatch.setattr(test_kill, "BEAT", LEASE_SECONDS)


@contextlib.asynccontextmanager
async def two_nodes(folder: Path, *urls: str) -> AsyncIterator[list[Server]]:
    """Two nodes on one database, each by its own way to it."""
    data = folder / "data"
    data.mkdir()
    running: list[Server] = []
    try:
        for url in urls or (str(place_of(data)),) * 2:
            running.append(await asyncio.to_thread(Server, data, BACKROOM_DATABASE_URL=url))
        for one in running:
            await asyncio.to_thread(one.wait_until_ready, 60.0)
        yield running
    finally:
        for one in running:
            if one.process.poll() is None:
                one.process.send_signal(signal.SIGCONT)
                await asyncio.to_thread(one.stop)


async def check(folder: Path, kept: Acknowledged, what: str, longest: float) -> None:
    """Nothing was lost or doubled, and every match runs again as it was played."""
    data = folder / "data"
    await asyncio.to_thread(check_journal, data, kept)
    findings = await asyncio.to_thread(verify, place_of(data), ALL_GAMES)
    assert [one for one in findings if one.fault] == []
    assert len(kept.moves) > FAULTS
    moves = f"{len(kept.moves)} moves kept, {kept.sent_again} sent again"
    print(f"{FAULTS} times {what}: {moves}, played again after {longest:.1f} s at most")


async def test_a_node_is_killed(tmp_path: Path) -> None:
    """Its tables go on at the other one; started again, it takes part again."""
    kept = Acknowledged()
    async with two_nodes(tmp_path) as nodes:

        async def fault(number: int) -> None:
            node = nodes[number % 2]
            node.kill()
            await asyncio.sleep(LEASE_SECONDS + 1)
            await asyncio.to_thread(node.start, node.port)
            await asyncio.to_thread(node.wait_until_ready, MOST_SECONDS)

        longest = await play_through(nodes, kept, fault)
    await check(tmp_path, kept, "killed", longest)
    assert longest < BACK_SECONDS


async def test_a_node_is_paused_past_its_lease_and_woken(tmp_path: Path) -> None:
    """What it still believes then is refused by the database."""
    kept = Acknowledged()
    async with two_nodes(tmp_path) as nodes:

        async def fault(number: int) -> None:
            node = nodes[number % 2]
            node.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(LEASE_SECONDS + 2)
            node.process.send_signal(signal.SIGCONT)

        longest = await play_through(nodes, kept, fault)
    await check(tmp_path, kept, "paused", longest)


async def test_the_database_is_killed(tmp_path: Path) -> None:
    """Nobody can do anything until it is back; then everything goes on."""
    kept = Acknowledged()
    server = await asyncio.to_thread(postgres.Postgres)
    try:
        url = await asyncio.to_thread(postgres.made, server, tmp_path / "data")
        async with two_nodes(tmp_path, url, url) as nodes:

            async def fault(number: int) -> None:
                server.kill()
                await asyncio.sleep(number % 2 * LEASE_SECONDS)
                await asyncio.to_thread(server.start)

            longest = await play_through(nodes, kept, fault)
        await check(tmp_path, kept, "without a database", longest)
    finally:
        await asyncio.to_thread(server.stop)


class Line:
    """The line between a node and the database, which can be cut without a word."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.is_cut = False
        self._open: set[asyncio.StreamWriter] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """Listen as long as it is needed; gives the port."""
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            for target in self._open:
                target.close()
            await asyncio.sleep(0.1)

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await asyncio.open_connection("127.0.0.1", self._port)
        ways = (self._pump(here, forth), self._pump(there, back))
        with contextlib.suppress(OSError):
            await asyncio.gather(*ways)

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        self._open.add(target)
        with contextlib.closing(target), contextlib.suppress(OSError):
            while data := await source.read(65536):
                # What is sent over a cut line is gone, and nobody is told.
                if not self.is_cut:
                    target.write(data)
                    await target.drain()


async def test_the_line_to_the_database_is_cut(tmp_path: Path) -> None:
    """Whoever is behind it stops in time; the other node goes on with all tables.

    The lines are cut in turn, so that everybody is at the node that is cut off next.
    """
    kept = Acknowledged()
    direct = str(place_of(tmp_path / "data"))
    lines = [Line(postgres.running().port) for _ in range(2)]
    async with contextlib.AsyncExitStack() as opened:
        ports = [await opened.enter_async_context(line.open()) for line in lines]
        ways = [direct.replace(f":{postgres.running().port}/", f":{port}/") for port in ports]
        nodes = await opened.enter_async_context(two_nodes(tmp_path, *ways))

        async def fault(number: int) -> None:
            lines[number % 2].is_cut = True
            await asyncio.sleep(LEASE_SECONDS + 2)
            # Which a proxy takes for a dead node, unlike what is said about one table.
            answer = await Guest(nodes[number % 2], "", 0).call("GET", "/api/tables")
            assert answer.status_code == CUT_OFF
            lines[number % 2].is_cut = False

        longest = await play_through(nodes, kept, fault)
        assert all("lease lapsed" in node.log() for node in nodes)
    await check(tmp_path, kept, "cut off", longest)
    assert kept.sent_again > 0


async def test_of_two_that_believe_only_one_writes(tmp_path: Path) -> None:
    """A node's table is taken away behind its back: it is refused, and nobody is deceived."""
    kept = Acknowledged()
    async with two_nodes(tmp_path) as nodes:

        async def fault(number: int) -> None:
            await asyncio.to_thread(
                look, tmp_path / "data", "UPDATE leases SET node = NULL, stopped = NULL"
            )

        longest = await play_through(nodes, kept, fault)
    await check(tmp_path, kept, "robbed", longest)
