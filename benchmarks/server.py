"""How much one server carries: durable moves with four personal views, idle sockets, a restart.

    python benchmarks/server.py [--seconds 10] [--json]

The server runs in a process of its own on loopback; this process is the load. Tables are put
into the database before the server starts, so that the time to bring them back is measured too.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from backroom.games import GAMES
from backroom.server import wire
from backroom.server.ids import new_id
from backroom.server.matches import fairness
from backroom.server.matches.live import LiveMatch
from backroom.server.people.accounts import Accounts
from backroom.server.settings import LIMITS
from backroom.server.storage.documents import Chair, TableDoc
from backroom.server.storage.interfaces import Journal, Storage
from backroom.server.storage.sqlite.storage import migrate, open_storage
from backroom.server.tables.creation import empty_table
from backroom.server.tables.lifecycle import heading_of
from backroom.server.timekeeper import Timekeeper

COMMAND: Final = (sys.executable, "-c", "from backroom.cli.main import main; exit(main())")
FREE: Final = {f"BACKROOM_LIMIT_{name.upper()}": "1000000000/1" for name in LIMITS} | {
    "BACKROOM_MOST_OF_ADDRESS": "1000000"
}
GAME: Final = GAMES["chicago-poker"]
SEATS: Final = 4
MOVES_BEFORE: Final = 20
TOGETHER: Final = 100
FILES: Final = 16_384


class Prepared(NamedTuple):
    """A table that the server will find, with the token of each seat."""

    table: str
    tokens: list[str]


def prepare(data: Path, tables: int) -> list[Prepared]:
    """A database with matches under way, as a server would have left it."""
    database = data / "backroom.sqlite"
    migrate(database)

    async def fill() -> list[Prepared]:
        storage = await open_storage(database)
        try:
            made = [await asyncio.gather(*_some(storage, one)) for one in _split(tables)]
            await storage.uptime.note_alive(time.time())
        finally:
            await storage.close()
        return [one for some in made for one in some]

    return asyncio.run(fill())


def _split(tables: int) -> list[int]:
    """So many at a time."""
    return [min(TOGETHER, tables - first) for first in range(0, tables, TOGETHER)]


def _some(storage: Storage, tables: int) -> list[Coroutine[Any, Any, Prepared]]:
    return [_table(storage) for _ in range(tables)]


async def _table(storage: Storage) -> Prepared:
    accounts = Accounts(storage.people, Timekeeper())
    people = [await accounts.create("P") for _ in range(SEATS)]
    ids = [person.id for person, _ in people]
    options = GAME.meta.option_texts(GAME.meta.read_options({}, SEATS))
    doc = empty_table(wire.NewTable(game=GAME.name, seats=SEATS), options, ids[0])
    doc.chairs = [Chair(id, f"P{seat}", ready=True) for seat, id in enumerate(ids)]
    await _match(storage.journal, doc)
    return Prepared(doc.id, [token for _, token in people])


async def _match(journal: Journal, doc: TableDoc) -> None:
    key = fairness.match_key(doc.seed, [""] * SEATS)
    options = GAME.meta.read_options(doc.options, SEATS)
    live, line = LiveMatch.start(new_id(), GAME, SEATS, options, key, time.time())
    doc.match, doc.status = live.id, "playing"
    await journal.begin_match(doc, heading_of(live.id, doc, GAME, line.at), line)
    for _ in range(MOVES_BEFORE):
        entry = live.match.time_out(live.match.pending()[0])
        await journal.append(doc.id, live.line(entry, time.time()))


class Server:
    """`backroom serve` in its own process."""

    def __init__(self, data: Path) -> None:
        environment = {**os.environ, **FREE}
        self.log = (data / "log").open("w+")
        started = time.perf_counter()
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env=environment,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rpartition(":")[2])
        self.started = time.perf_counter() - started

    def wait_until_ready(self) -> float:
        """Gives the seconds that bringing back all tables took, as the server says."""
        while True:
            with contextlib.suppress(httpx2.HTTPError):
                url = f"http://localhost:{self.port}/readyz"
                if httpx2.get(url, timeout=30).status_code == 200:
                    break
            time.sleep(0.02)
        self.log.seek(0)
        lines = (json.loads(line) for line in self.log.read().splitlines())
        return next(float(line["seconds"]) for line in lines if line["what"] == "ready")

    def memory(self) -> int:
        """Resident bytes."""
        text = Path(f"/proc/{self.process.pid}/statm").read_text()
        return int(text.split()[1]) * resource.getpagesize()

    def cpu(self) -> float:
        """Seconds of processor time so far: what others do on the machine does not count."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ended and gone."""
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


@contextlib.contextmanager
def serving(tables: int) -> Iterator[tuple[Server, list[Prepared]]]:
    """A server over prepared tables, in a folder that goes away."""
    with tempfile.TemporaryDirectory() as folder:
        prepared = prepare(Path(folder), tables)
        server = Server(Path(folder))
        try:
            yield server, prepared
        finally:
            server.stop()


class Load:
    """What the clients saw: acknowledgements with their times, and views."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.views = 0
        self.cpu = 0.0
        self.running = True


class Seats:
    """The four sockets of one table, one of which moves when it is asked."""

    def __init__(self, server: Server, prepared: Prepared, load: Load, pause: float) -> None:
        self.server = server
        self.prepared = prepared
        self.load = load
        self.pause = pause
        self.sockets: list[ClientConnection] = []
        self.sent: dict[str, float] = {}
        self.moves = 0
        self.thinking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """All four tabs."""
        for token in self.prepared.tokens:
            path = f"/api/tables/{self.prepared.table}/socket"
            url = f"ws://localhost:{self.server.port}{path}"
            headers = {"cookie": f"backroom={token}"}
            self.sockets.append(
                await connect(
                    url, additional_headers=headers, compression=None, ping_interval=None
                )
            )

    async def close(self) -> None:
        """All four tabs."""
        if self.thinking is not None:
            self.thinking.cancel()
        for socket in self.sockets:
            await socket.close()

    async def play(self, socket: ClientConnection) -> None:
        """Answer whatever this seat is asked, at the pace of the table."""
        with contextlib.suppress(Exception):
            async for text in socket:
                frame = msgspec.json.decode(text)
                if frame["kind"] == "accepted":
                    self.load.times.append(time.perf_counter() - self.sent.pop(frame["key"]))
                elif frame["kind"] == "update":
                    self.load.views += 1
                    if frame["legal"] and self.load.running:
                        # Thinking must not keep the acknowledgement waiting.
                        self.thinking = asyncio.create_task(self._move(socket, frame))

    async def _move(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        await asyncio.sleep(self.pause)
        if not self.load.running:
            return
        self.moves += 1
        key = f"k{frame['you']}-{self.moves}"
        self.sent[key] = time.perf_counter()
        move = {"kind": "move", "key": key, "prompt": frame["prompt"]}
        await socket.send(json.dumps({**move, "actions": [frame["default"]]}))


async def _play(
    server: Server, prepared: list[Prepared], seconds: float, pause: float
) -> tuple[Load, float]:
    """Everybody plays; what was acknowledged within the time is counted."""
    load = Load()
    random = Random(1)
    spread = [pause * random.uniform(0.5, 1.5) for _ in prepared]
    tables = [
        Seats(server, one, load, wait) for one, wait in zip(prepared, spread, strict=True)
    ]
    for start in range(0, len(tables), 25):
        await asyncio.gather(*(table.open() for table in tables[start : start + 25]))
    tasks = [
        asyncio.create_task(table.play(socket)) for table in tables for socket in table.sockets
    ]
    # The load has no rubbish worth a pause of its own.
    gc.disable()
    await asyncio.sleep(2 + pause)
    load.times.clear()
    load.views = 0
    started, used = time.perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - started
    counted = Load()
    counted.cpu = server.cpu() - used
    counted.times, counted.views = load.times[:], load.views
    load.running = False
    gc.enable()
    await asyncio.gather(*(table.close() for table in tables))
    await asyncio.gather(*tasks)
    return counted, taken


def measure_moves(tables: int, seconds: float, pause: float) -> dict[str, float]:
    """Moves a second and how long an acknowledgement takes."""
    with serving(tables) as (server, prepared):
        ready = server.wait_until_ready()
        load, taken = asyncio.run(_play(server, prepared, seconds, pause))
    times = sorted(load.times)
    return {
        "sockets": tables * SEATS,
        "moves_per_second": round(len(times) / taken, 1),
        "views_per_move": round(load.views / max(1, len(times)), 2),
        "server_cpu_ms_per_move": round(1000 * load.cpu / max(1, len(times)), 2),
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "tables_back_in_s": round(ready, 2),
    }


def measure_idle(sockets: int) -> dict[str, float]:
    """The memory that an idle socket takes."""
    with serving(sockets // SEATS) as (server, prepared):
        server.wait_until_ready()
        each = asyncio.run(_idle_tables(server, prepared))
    return {"sockets": sockets, "kib_each": round(each / 1024, 1)}


async def _idle_tables(server: Server, prepared: list[Prepared]) -> float:
    """Four sockets at each table, and nobody moves."""
    before = server.memory()
    tables = [Seats(server, one, Load(), 0.0) for one in prepared]
    for start in range(0, len(tables), 25):
        await asyncio.gather(*(table.open() for table in tables[start : start + 25]))
    await asyncio.sleep(1)
    each = (server.memory() - before) / (len(prepared) * SEATS)
    await asyncio.gather(*(table.close() for table in tables))
    return each


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", choices=("fast", "paced", "idle"))
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    figures: dict[str, dict[str, float]] = {}
    if args.only in (None, "fast"):
        figures["as fast as it goes"] = measure_moves(250, args.seconds, 0.0)
    if args.only in (None, "paced"):
        figures["500 moves a second"] = measure_moves(1000, args.seconds, 1.9)
    if args.only in (None, "idle"):
        figures["idle"] = measure_idle(5000)
    if args.json:
        print(json.dumps(figures))
        return
    for name, told in figures.items():
        print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in told.items()))


if __name__ == "__main__":
    main()
