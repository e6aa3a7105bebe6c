"""What several nodes on one PostgreSQL cost, hold open and tell each other, and how one stops.

    python -m benchmarks.nodes [--only moves|open|drain|news] [--seconds 10] [--nodes 1 2 4]
        [--tables 200] [--open 10000] [--drained 1000] [--code NAME=FOLDER …]

The nodes, PostgreSQL and this process, which is the load, share one machine, so what counts is
processor time, the nodes' and PostgreSQL's: moves a second of it, and the wait of people where
all runs have the same load. First nobody plays, which is what nodes cost by being there; that
is in the cost of a move, too, and told apart. People come to a node as a proxy that hashes by
the table sends them. PostgreSQL flushes nothing to the disk. With `--code` nodes of several
versions are measured in turn; a folder is a `src`.
"""

import argparse
import asyncio
import contextlib
import gc
import itertools
import os
import resource
import signal
import socket
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from benchmarks.clients import DECODER, Line, handshake
from benchmarks.server import HALF, LOCAL, MOVES_BEFORE, Load, Player, Prepared, prepare
from tests.server import postgres
from tests.server.processes import Server

from backroom.server.admin.moving import move
from backroom.server.storage.postgres.news import PostgresNews

TOGETHER: Final = 50
FILES: Final = 20_000
# A tab that lost its line calls again after so long, up to twice as long (web/src/net/live.ts).
PAUSES: Final = (0.25, 0.5, 1.0, 2.0)
# After a start a node looks through its tables once.
SETTLE_SECONDS: Final = 3.0
# A run that takes longer than this has gone wrong.
MOST_SECONDS: Final = 120.0
MIB: Final = 1024 * 1024
# One node, a few, and those that a house for a million people would need (docs/city.md).
LISTENING: Final = (1, 4, 44)


class Figures(NamedTuple):
    """What one run with some nodes found."""

    nodes: int
    idle_ms_a_second: float
    moves_a_second: float
    node_ms: float
    database_ms: float
    p50_ms: float
    p99_ms: float

    @property
    def moves_a_processor_second(self) -> float:
        """How many moves all nodes and the database do in one second of processor time."""
        return 1000 / (self.node_ms + self.database_ms)


def processor_seconds(pid: int) -> float:
    """What a process has used so far; what others do on the machine does not count.

    By nanoseconds: in hundredths, an idle node's many connections would be counted as nothing.
    """
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text().split()[0]) for one in tasks) / 1e9


def database_seconds() -> float:
    """What PostgreSQL has used so far, with all its processes, also those that ended."""
    process = postgres.running().process
    assert process is not None
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return ended + sum(map(processor_seconds, (process.pid, *map(int, children))))


def prepared(tables: int, moves: int) -> tuple[str, list[Prepared]]:
    """A database with matches under way at many tables, to copy from."""
    with tempfile.TemporaryDirectory() as folder:
        made = asyncio.run(prepare(Path(folder), tables, moves))
        url = postgres.database_of(Path(folder) / "there")
        move(folder, url)
    return url, made


@contextlib.contextmanager
def running(template: str, count: int, code: str = "") -> Iterator[list[Server]]:
    """So many nodes on a copy of a database, of the code in a folder."""
    name = f"copy_{time.monotonic_ns()}"
    pattern = template.rpartition("/")[2]
    admin = postgres.running().url("postgres")
    postgres.ask_at(admin, f"CREATE DATABASE {name} TEMPLATE {pattern}")
    url = postgres.running().url(name)
    path = {"PYTHONPATH": code} if code else {}
    nodes: list[Server] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for _ in range(count):
                nodes.append(Server(Path(folder), BACKROOM_DATABASE_URL=url, **path))
            for one in nodes:
                one.wait_until_ready(MOST_SECONDS)
                _wait_until_open(one.port)
            yield nodes
        finally:
            for one in nodes:
                if one.process.poll() is None:
                    one.stop()
            postgres.ask_at(admin, f"DROP DATABASE {name} WITH (FORCE)")


def _wait_until_open(port: int) -> None:
    """Come back when the address takes connections: a house is ready a moment before that."""
    until = time.monotonic() + MOST_SECONDS
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection((LOCAL, port), 1.0):
            return
        time.sleep(0.02)
    raise TimeoutError(port)


class Used(NamedTuple):
    """Processor seconds of the nodes and of PostgreSQL."""

    nodes: float
    database: float

    @classmethod
    def until_now(cls, nodes: Sequence[Server]) -> "Used":
        """All they have used so far."""
        pids = [node.process.pid for node in nodes]
        return cls(sum(map(processor_seconds, pids)), database_seconds())

    def since(self, before: "Used") -> "Used":
        """What was used meanwhile."""
        return Used(self.nodes - before.nodes, self.database - before.database)


async def rest(nodes: Sequence[Server], seconds: float) -> float:
    """Nobody is there; gives the processor seconds of everything together in a second."""
    await asyncio.sleep(SETTLE_SECONDS)
    before = Used.until_now(nodes)
    await asyncio.sleep(seconds)
    return sum(Used.until_now(nodes).since(before)) / seconds


async def play(
    nodes: Sequence[Server], tables: list[Prepared], seconds: float, pause: float
) -> Figures:
    """Everybody plays, each table at its node; what was acknowledged in the time counts."""
    idle = await rest(nodes, seconds)
    load = Load()
    load.hold()
    random = Random(1)
    players: list[Player] = []
    loop = asyncio.get_running_loop()
    for number, one in enumerate(tables):
        port = nodes[number % len(nodes)].port
        for token in one.tokens:
            words = handshake(one.table, token)
            make = partial(Player, words, load, pause * random.uniform(0.5, 1.5))
            _, player = await loop.create_connection(make, LOCAL, port)
            await player.opened
            players.append(player)
    gc.disable()
    load.begin()
    await asyncio.sleep(1 + pause)
    load.times.clear()
    started, before = time.perf_counter(), Used.until_now(nodes)
    await asyncio.sleep(seconds)
    taken, used = time.perf_counter() - started, Used.until_now(nodes).since(before)
    times = sorted(load.times)
    if load.is_running and not times:
        raise SystemExit("All matches ended before anything was measured: give more --tables.")
    load.is_running = False
    gc.enable()
    for player in players:
        assert player.transport is not None
        player.transport.abort()
    return Figures(
        len(nodes),
        1000 * idle,
        len(times) / taken,
        1000 * used.nodes / len(times),
        1000 * used.database / len(times),
        1000 * times[len(times) // 2],
        1000 * times[int(len(times) * 0.99)],
    )


def measure_moves(
    counts: Sequence[int], tables: int, seconds: float, codes: Mapping[str, str]
) -> list[Figures]:
    """The same load on ever more nodes: paced, then as fast as it goes."""
    template, made = prepared(tables, MOVES_BEFORE)
    found = []
    for pause, what in ((1.0, "at equal load"), (0.0, "as fast as it goes")):
        firsts: dict[str, Figures] = {}
        for count, (name, code) in itertools.product(counts, codes.items()):
            with running(template, count, code) as nodes:
                one = asyncio.run(play(nodes, made, seconds, pause))
            found.append(one)
            told = _told(what, one, firsts.setdefault(name, one))
            print(f"{name}: {told}" if name else told, flush=True)
    return found


def _told(what: str, one: Figures, first: Figures) -> str:
    more = first.moves_a_processor_second / one.moves_a_processor_second - 1
    added = max(1, one.nodes - first.nodes)
    return (
        f"{what}, nodes {one.nodes}: {one.moves_a_second:.0f} moves/s,"
        f" {one.node_ms:.2f} ms of nodes and {one.database_ms:.2f} ms of PostgreSQL a move,"
        f" of that {one.idle_ms_a_second / one.moves_a_second:.2f} ms for being there"
        f" ({one.idle_ms_a_second:.1f} ms a second)"
        f" ({one.moves_a_processor_second:.0f} moves a second of processor time,"
        f" {100 * more / added:+.1f} % a node added),"
        f" wait p50 {one.p50_ms:.1f} ms, p99 {one.p99_ms:.1f} ms, load {os.getloadavg()[0]:.1f}"
    )


class Tab(Line):
    """A tab that looks, and calls again at another node when its line breaks."""

    def __init__(self, words: bytes, ports: Sequence[int], random: Random) -> None:
        super().__init__(words)
        self._ports = ports
        self._random = random
        self._loop = asyncio.get_running_loop()
        self._tries = 0
        self._lost = 0.0
        self._calling: asyncio.Task[None] | None = None
        self.is_done = False
        self.breaks: list[float] = []
        self.seen = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin anew on a new line."""
        self._data, self._is_open = b"", False
        self.opened = self._loop.create_future()
        super().connection_made(transport)

    def heard(self, text: bytes) -> None:
        """With the match on the screen again, the break is over."""
        if DECODER.decode(text).kind != "update":
            return
        if self._lost:
            self.breaks.append(self._loop.time() - self._lost)
            self._lost = 0.0
        self._tries = 0
        self.seen.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """Call again, a little later each time."""
        if self.opened.done():
            self.opened.exception()
        else:
            self.opened.cancel()
        if self.is_done:
            return
        self._lost = self._lost or self._loop.time()
        self.seen.clear()
        self._call_later()

    def _call_later(self) -> None:
        pause = PAUSES[min(self._tries, len(PAUSES) - 1)] * (1 + self._random.random())
        self._tries += 1
        self._loop.call_later(pause, self._call)

    def _call(self) -> None:
        self._calling = self._loop.create_task(self.call())

    async def call(self) -> None:
        """Connect where the proxy finds somebody: at the first node that takes the line."""
        for port in self._ports:
            with contextlib.suppress(OSError):
                await self._loop.create_connection(lambda: self, LOCAL, port)
                return
        self._call_later()

    def end(self) -> None:
        """Look no more."""
        self.is_done = True
        if self.transport is not None:
            self.transport.abort()


async def open_all(nodes: Sequence[Server], tables: list[Prepared]) -> list[Tab]:
    """A tab at each table, some at a time, each at its node and ready to go to the others."""
    random = Random(2)
    tabs = []
    for first in range(0, len(tables), TOGETHER):
        some = []
        for number, one in enumerate(tables[first : first + TOGETHER], first):
            at = number % len(nodes)
            ports = [node.port for node in (*nodes[at:], *nodes[:at])]
            some.append(Tab(handshake(one.table, one.tokens[0]), ports, random))
        await asyncio.gather(*(tab.call() for tab in some))
        await asyncio.gather(*(tab.seen.wait() for tab in some))
        tabs += some
    return tabs


def measure_open(count: int, tables: int, playing: int, seconds: float) -> Figures:
    """Many tables open over some nodes, of which a few play."""
    template, made = prepared(tables, MOVES_BEFORE)
    with running(template, count) as nodes:

        async def work() -> Figures:
            began = time.perf_counter()
            tabs = await open_all(nodes, made[playing:])
            taken = time.perf_counter() - began
            sizes = [_memory(node) / MIB for node in nodes]
            told = " + ".join(f"{size:.0f}" for size in sizes)
            print(f"{len(tabs)} tables open over {count} nodes in {taken:.1f} s, {told} MiB")
            figures = await play(nodes, made[:playing], seconds, 1.0)
            assert not any(tab.breaks for tab in tabs)
            for tab in tabs:
                tab.end()
            return figures

        figures = asyncio.run(work())
    print(_told(f"{playing} more tables play beside them", figures, figures), flush=True)
    return figures


def _memory(node: Server) -> int:
    pages = int(Path(f"/proc/{node.process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


class Drained(NamedTuple):
    """How long it took until every table was back, and the breaks that people saw."""

    seconds: float
    breaks: list[float]
    processor_seconds: float


def measure_drain(tables: int, moves: int = HALF) -> Drained:
    """One of two nodes stops with all tables on it; people look on."""
    template, made = prepared(tables, moves)
    with running(template, 2) as nodes:
        drained = asyncio.run(_drain(nodes, made))
    worst, middle = drained.breaks[-1], drained.breaks[len(drained.breaks) // 2]
    print(
        f"{tables} tables with {moves} moves each handed over in {drained.seconds:.1f} s;"
        f" a break lasts {middle:.2f} s, the longest {worst:.2f} s;"
        f" {1000 * drained.processor_seconds / tables:.1f} ms of processor time a table,"
        f" load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    return drained


async def _drain(nodes: Sequence[Server], made: list[Prepared]) -> Drained:
    random = Random(3)
    ports = [node.port for node in nodes]
    tabs = [Tab(handshake(one.table, one.tokens[0]), ports, random) for one in made]
    for first in range(0, len(tabs), TOGETHER):
        some = tabs[first : first + TOGETHER]
        await asyncio.gather(*(tab.call() for tab in some))
        await asyncio.gather(*(tab.seen.wait() for tab in some))
    pids = [node.process.pid for node in nodes]
    used = database_seconds() + sum(map(processor_seconds, pids))
    began = time.perf_counter()
    nodes[0].process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(MOST_SECONDS):
        while not all(tab.breaks and tab.seen.is_set() for tab in tabs):
            await asyncio.sleep(0.01)
    taken = time.perf_counter() - began
    alive = [pid for pid, node in zip(pids, nodes, strict=True) if node.process.poll() is None]
    used = database_seconds() + sum(map(processor_seconds, alive)) - used
    for tab in tabs:
        tab.end()
    await asyncio.to_thread(nodes[0].stop)
    # A second break of the same tab would be one more that people see.
    return Drained(taken, sorted(one for tab in tabs for one in tab.breaks), used)


async def measure_news(url: str, listening: int, messages: int = 1_000) -> float:
    """What one message costs PostgreSQL, in seconds, where so many nodes hear it."""
    stores = [PostgresNews(url) for _ in range(listening + 1)]
    heard = 0

    def hear(news: bytes) -> None:
        nonlocal heard
        heard += 1

    async def missed() -> None:
        raise AssertionError

    teller, *others = stores
    tasks = [asyncio.create_task(one.listen(hear, missed)) for one in others]
    async with asyncio.timeout(MOST_SECONDS):
        while heard < listening:
            heard = 0
            await teller.publish(b"?")
            await asyncio.sleep(0.5)
        heard, used = 0, database_seconds()
        for _ in range(messages):
            await teller.publish(bytes(200).replace(b"\0", b"."))
        while heard < listening * messages:
            await asyncio.sleep(0.01)
    used = database_seconds() - used
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for store in stores:
        await store.close()
    told = f"{1000 * used / messages:.3f} ms of PostgreSQL a message"
    print(f"{listening} nodes that listen: {told}, load {os.getloadavg()[0]:.1f}", flush=True)
    return used / messages


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("moves", "open", "drain", "news"))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--nodes", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--open", type=int, default=10_000)
    parser.add_argument("--drained", type=int, default=1_000)
    parser.add_argument("--code", action="append", metavar="NAME=FOLDER", default=[])
    args = parser.parse_args()
    codes = dict(one.split("=", 1) for one in args.code) or {"": ""}
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    if args.only in (None, "moves"):
        measure_moves(args.nodes, args.tables, args.seconds, codes)
    if args.only in (None, "open"):
        measure_open(3, args.open, args.tables, args.seconds)
    if args.only in (None, "drain"):
        measure_drain(args.drained)
    if args.only in (None, "news"):
        with tempfile.TemporaryDirectory() as folder:
            url = postgres.database_of(Path(folder))
            for listening in LISTENING:
                asyncio.run(measure_news(url, listening))


if __name__ == "__main__":
    main()
