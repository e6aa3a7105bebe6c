"""How much one server carries: durable moves with four personal views, sockets, tables.

    python -m benchmarks.server [--seconds 10] [--only fast|paced|memory] [--rounds 1] [--json]
        [--code before=FOLDER --code after=FOLDER]

The server runs in a process of its own on loopback; this process is the load, and speaks the
protocol alone. With `--code` servers of several versions are measured in turn in one run; a
folder is a `src`, or a `lib` of the compiled build, and the first one makes the tables.
What others do on the machine is in all figures but `cpu_ms_per_move` and the sizes.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import math
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx2
from benchmarks.clients import DECODER, Line, handshake

from backroom.games import GAMES
from backroom.server import wire
from backroom.server.ids import new_id
from backroom.server.matches import fairness
from backroom.server.matches.live import LiveMatch
from backroom.server.people.accounts import Accounts
from backroom.server.settings import LIMITS
from backroom.server.storage.documents import Chair
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import JournalLine
from backroom.server.storage.sqlite.storage import migrate, open_storage
from backroom.server.tables.creation import empty_table
from backroom.server.tables.lifecycle import heading_of
from backroom.server.timekeeper import Timekeeper

ROOT: Final = Path(__file__).parents[1]
COMMAND: Final = (sys.executable, "-c", "from backroom.cli.main import main; exit(main())")
FREE: Final = {f"BACKROOM_LIMIT_{name.upper()}": "1000000000/1" for name in LIMITS} | {
    "BACKROOM_MOST_OF_ADDRESS": "1000000"
}
GAME: Final = GAMES["chicago-poker"]
SEATS: Final = 4
# Of the 500 or so that a match takes when everybody plays what a time-out would.
MOVES_BEFORE: Final = 20
HALF: Final = 200
TOGETHER: Final = 50
FILES: Final = 16_384
LOCAL: Final = "127.0.0.1"
FEW: Final = 20
# What of an answer's time is the server's own, and what of that the disk's.
PARTS: Final = {
    "server_p99_ms": "backroom_move_seconds",
    "commit_p99_ms": "backroom_commit_seconds",
}
KIB: Final = 1024


class Prepared(NamedTuple):
    """A table that the server will find, with the token of each seat."""

    table: str
    tokens: list[str]


async def prepare(data: Path, tables: int, moves: int) -> list[Prepared]:
    """A database with matches under way at many tables, as a server leaves it."""
    migrate(data / "backroom.sqlite")
    storage = await open_storage(data / "backroom.sqlite")
    made = []
    try:
        patterns = [_pattern(moves) for _ in range(min(tables, TOGETHER))]
        for first in range(0, tables, TOGETHER):
            some = patterns[: tables - first]
            made += await asyncio.gather(*(_copy(storage, one) for one in some))
        await storage.uptime.note_alive(time.time())
    finally:
        await storage.close()
    return made


class Pattern(NamedTuple):
    """The secret of a match and its log."""

    seed: str
    lines: list[JournalLine]


def _pattern(moves: int) -> Pattern:
    """A match that is not over after so many moves."""
    doc = empty_table(wire.NewTable(game=GAME.name, seats=SEATS), {}, "nobody")
    key = fairness.match_key(doc.seed, [""] * SEATS)
    options = GAME.meta.read_options({}, SEATS)
    live, line = LiveMatch.start("pattern", GAME, SEATS, options, key, time.time())
    lines = [line]
    for _ in range(moves):
        seat = live.match.pending()[0]
        decision = live.match.decision(seat)
        entry = live.match.submit(seat, decision.prompt, [decision.default])
        sent = f"{seat}:k{decision.prompt}"
        lines.append(live.line(entry, time.time(), sent, b'["move",1,[1]]'))
        if live.match.is_over:
            return _pattern(moves)
    return Pattern(doc.seed, lines)


async def _copy(storage: Storage, pattern: Pattern) -> Prepared:
    accounts = Accounts(storage.people, Timekeeper())
    people = [await accounts.create("P") for _ in range(SEATS)]
    ids = [person.id for person, _ in people]
    options = GAME.meta.option_texts(GAME.meta.read_options({}, SEATS))
    doc = empty_table(wire.NewTable(game=GAME.name, seats=SEATS), options, ids[0])
    doc.chairs = [Chair(id, f"P{seat}", ready=True) for seat, id in enumerate(ids)]
    doc.seed, doc.match, doc.status = pattern.seed, new_id(), "playing"
    first, *rest = (line._replace(match=doc.match) for line in pattern.lines)
    await storage.journal.begin_match(doc, heading_of(doc.match, doc, GAME, first.at), first)
    await asyncio.gather(*(storage.journal.append(doc.id, line) for line in rest))
    return Prepared(doc.id, [token for _, token in people])


class Server:
    """`backroom serve` in its own process, of the code in a folder."""

    def __init__(self, data: Path, code: str = "") -> None:
        path = {"PYTHONPATH": code} if code else {}
        self.log = (data / "log").open("w+")
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, **FREE, **path},
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rpartition(":")[2])

    def wait_until_ready(self) -> None:
        """Come back when it takes players."""
        while True:
            with contextlib.suppress(httpx2.HTTPError):
                url = f"http://localhost:{self.port}/readyz"
                if httpx2.get(url, timeout=30).status_code == 200:
                    return
            time.sleep(0.02)

    def memory(self) -> int:
        """Resident bytes."""
        text = Path(f"/proc/{self.process.pid}/statm").read_text()
        return int(text.split()[1]) * resource.getpagesize()

    def cpu(self) -> float:
        """Seconds of processor time so far: what others do on the machine does not count."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def counts(self, name: str) -> dict[float, float]:
        """What the server itself counted of something that takes time, by its upper bounds."""
        text = httpx2.get(f"http://localhost:{self.port}/metrics", timeout=30).text
        rows = re.findall(rf'^{name}_bucket{{le="(.+)"}} (.+)$', text, re.MULTILINE)
        return {float(bound): float(count) for bound, count in rows}

    def stop(self) -> None:
        """Ended and gone."""
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


@contextlib.contextmanager
def serving(
    tables: int, moves: int = MOVES_BEFORE, code: str = "", maker: str = ""
) -> Iterator[tuple[Server, list[Prepared]]]:
    """A server over prepared tables, in a folder that goes away."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server", "--prepare"]
        path = {"PYTHONPATH": maker} if maker else {}
        told = subprocess.run(
            [*command, folder, str(tables), str(moves)],
            env={**os.environ, **path},
            stdout=subprocess.PIPE,
            check=True,
            cwd=ROOT,
        )
        server = Server(Path(folder), code)
        try:
            server.wait_until_ready()
            yield server, [Prepared(*one) for one in json.loads(told.stdout)]
        finally:
            server.stop()


def slowest(before: dict[float, float], after: dict[float, float]) -> float:
    """Within how many milliseconds 99 in 100 were done, by the bounds of the counts."""
    made = {bound: count - before[bound] for bound, count in after.items()}
    enough = 0.99 * made[math.inf]
    return 1000 * min(bound for bound, count in made.items() if count >= enough)


class Load:
    """What the clients saw: acknowledgements with their times, and views."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.views = 0
        self.is_running = True
        # As long as this is a list, moves wait in it: nobody plays before everybody is there.
        self.held: list[Callable[[], None]] | None = None

    def hold(self) -> None:
        """Whoever is asked waits."""
        self.held = []

    def begin(self) -> None:
        """All who wait play, and nobody waits any more."""
        held, self.held = self.held, None
        for move in held or ():
            move()


class Player(Line):
    """Answers whatever its seat is asked with the default, after a pause."""

    def __init__(self, words: bytes, load: Load, pause: float) -> None:
        super().__init__(words)
        self._load = load
        self._pause = pause
        self._sent = 0.0
        self._loop = asyncio.get_running_loop()

    def heard(self, text: bytes) -> None:
        """An acknowledgement is timed, a question is answered."""
        told = DECODER.decode(text)
        if told.kind == "accepted":
            self._load.times.append(time.perf_counter() - self._sent)
        elif told.kind == "update":
            self._load.views += 1
            if told.default is not None and self._load.is_running:
                move = partial(self._move_later, told.prompt, told.default)
                if self._load.held is None:
                    move()
                else:
                    self._load.held.append(move)

    def _move_later(self, prompt: int, action: int) -> None:
        self._loop.call_later(self._pause, self._move, prompt, action)

    def _move(self, prompt: int, action: int) -> None:
        self._sent = time.perf_counter()
        key = f"k{prompt}"
        self.say({"kind": "move", "key": key, "prompt": prompt, "actions": [action]})


async def open_tabs(
    server: Server, words: list[bytes], load: Load, pauses: list[float]
) -> list[Player]:
    """So many tabs, some at a time."""
    loop = asyncio.get_running_loop()
    players: list[Player] = []
    for first in range(0, len(words), TOGETHER):
        some = zip(words[first : first + TOGETHER], pauses[first:], strict=False)
        lines = [
            loop.create_connection(partial(Player, one, load, pause), LOCAL, server.port)
            for one, pause in some
        ]
        made = [player for _, player in await asyncio.gather(*lines)]
        await asyncio.gather(*(player.opened for player in made))
        players += made
    return players


def words_of(prepared: list[Prepared]) -> list[bytes]:
    """What each seat of each table says to open it."""
    return [handshake(one.table, token) for one in prepared for token in one.tokens]


async def _play(
    server: Server, prepared: list[Prepared], seconds: float, pause: float
) -> dict[str, float]:
    """Everybody plays; what was acknowledged within the time is counted."""
    load = Load()
    random = Random(1)
    pauses = [pause * random.uniform(0.5, 1.5) for _ in prepared for _ in range(SEATS)]
    players = await open_tabs(server, words_of(prepared), load, pauses)
    # The load has no rubbish worth a pause of its own.
    gc.disable()
    await asyncio.sleep(2 + pause)
    load.times.clear()
    load.views = 0
    before = [await asyncio.to_thread(server.counts, name) for name in PARTS.values()]
    started, used = time.perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    taken, used = time.perf_counter() - started, server.cpu() - used
    times, views = sorted(load.times), load.views
    after = [await asyncio.to_thread(server.counts, name) for name in PARTS.values()]
    load.is_running = False
    gc.enable()
    for player in players:
        assert player.transport is not None
        player.transport.abort()
    return {
        "sockets": len(players),
        "moves_per_second": round(len(times) / taken, 1),
        "views_per_move": round(views / max(1, len(times)), 2),
        "cpu_ms_per_move": round(1000 * used / max(1, len(times)), 3),
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
        **dict(zip(PARTS, map(slowest, before, after), strict=True)),
    }


def measure_moves(
    tables: int, seconds: float, pause: float, code: str, maker: str
) -> dict[str, float]:
    """Moves a second and how long an acknowledgement takes."""
    with serving(tables, code=code, maker=maker) as (server, prepared):
        return asyncio.run(_play(server, prepared, seconds, pause))


def measure_memory(tables: int, code: str, maker: str) -> dict[str, float]:
    """What a half-played table takes, and what one more socket at it."""
    with serving(tables, HALF, code, maker) as (server, prepared):
        return asyncio.run(_grow(server, prepared))


async def _grow(server: Server, prepared: list[Prepared]) -> dict[str, float]:
    """One socket at each table, then three more, and nobody moves."""
    load = Load()
    load.is_running = False
    sizes = [server.memory()]
    # The first few tables also bring what is made once.
    steps = [(prepared[:FEW], 0), (prepared[FEW:], 0)]
    steps += [(prepared, seat) for seat in range(1, SEATS)]
    for tables, seat in steps:
        words = [handshake(one.table, one.tokens[seat]) for one in tables]
        await open_tabs(server, words, load, [0.0] * len(words))
        await asyncio.sleep(1)
        sizes.append(server.memory())
    socket = (sizes[-1] - sizes[2]) / (len(prepared) * (SEATS - 1))
    table = (sizes[2] - sizes[1]) / (len(prepared) - FEW) - socket
    return {
        "tables": len(prepared),
        "kib_a_socket": round(socket / KIB, 1),
        "kib_a_half_played_table": round(table / KIB, 1),
    }


def measure(kind: str, seconds: float, code: str, maker: str) -> dict[str, float]:
    """One kind of measurement of one version of the code."""
    if kind == "fast":
        return measure_moves(250, seconds, 0.0, code, maker)
    if kind == "paced":
        return measure_moves(1000, seconds, 1.9, code, maker)
    return measure_memory(200, code, maker)


KINDS: Final = {
    "fast": "as fast as it goes",
    "paced": "500 moves a second",
    "memory": "memory",
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--code", action="append", metavar="NAME=FOLDER")
    parser.add_argument("--prepare", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.prepare:
        folder, tables, moves = args.prepare
        made = asyncio.run(prepare(Path(folder), int(tables), int(moves)))
        print(json.dumps(made))
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    codes = dict(one.split("=", 1) for one in args.code or ["this="])
    maker = next(iter(codes.values()))
    for _ in range(args.rounds):
        for kind in [args.only] if args.only else KINDS:
            for name, code in codes.items():
                told: dict[str, Any] = {"what": KINDS[kind], "code": name}
                told |= measure(kind, args.seconds, code, maker)
                told |= {"load": round(os.getloadavg()[0], 1)}
                plain = ", ".join(f"{key} {value}" for key, value in told.items())
                print(json.dumps(told) if args.json else plain, flush=True)


if __name__ == "__main__":
    main()
