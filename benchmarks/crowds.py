"""What those who play notice of a crowd: silent connections, slow senders, spectators.

    python -m benchmarks.crowds [--seconds 5] [--crowd 5000] [--only silent|slow|spectators]

Ten tables of four play at a steady pace, first alone and then with the crowd. The server and
the crowd each have a process of their own; this process plays. Everything is on loopback.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import selectors
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from benchmarks.clients import handshake
from benchmarks.server import FILES, Load, Prepared, Server, open_tabs, serving, words_of

from backroom.server.people.accounts import Accounts
from backroom.server.storage.sqlite.storage import open_storage
from backroom.server.timekeeper import Timekeeper

TABLES: Final = 10
PAUSE: Final = 0.1
DRIP_SECONDS: Final = 5.0


class Crowd:
    """Many connections that read all they get; one that is cut is opened again."""

    def __init__(self, port: int, first_words: list[bytes], drip: bytes) -> None:
        self._port = port
        self._drip = drip
        self._selector = selectors.DefaultSelector()
        for words in first_words:
            self._dial(words)
            self._read(0.0)
        print("all are here", flush=True)
        due = time.monotonic()
        while True:
            self._read(0.1)
            if drip and time.monotonic() >= due:
                due += DRIP_SECONDS
                self._send_all()

    def _dial(self, words: bytes) -> None:
        line = socket.create_connection(("127.0.0.1", self._port), 60)
        line.sendall(words)
        line.setblocking(False)
        self._selector.register(line, selectors.EVENT_READ, words)

    def _read(self, seconds: float) -> None:
        for key, _ in self._selector.select(seconds):
            line = key.fileobj
            assert isinstance(line, socket.socket)
            try:
                is_open = bool(line.recv(1 << 20))
            except OSError:
                is_open = False
            if not is_open:
                self._selector.unregister(line)
                line.close()
                self._dial(key.data)

    def _send_all(self) -> None:
        for key in list(self._selector.get_map().values()):
            assert isinstance(key.fileobj, socket.socket)
            with contextlib.suppress(OSError):  # it is opened again when it is read
                key.fileobj.sendall(self._drip)


async def people(data: Path, count: int) -> list[str]:
    """The tokens of so many guests."""
    storage = await open_storage(data / "backroom.sqlite")
    accounts = Accounts(storage.people, Timekeeper())
    try:
        made = await asyncio.gather(*(accounts.create("S") for _ in range(count)))
    finally:
        await storage.close()
    return [token for _, token in made]


async def play(
    server: Server, prepared: list[Prepared], seconds: float, crowd: list[str], words: str
) -> dict[str, dict[str, float]]:
    """Those who play, alone, while the crowd comes, while it is there, and while it goes."""
    load = Load()
    # The load has no rubbish worth a pause of its own.
    gc.disable()
    words_of_all = words_of(prepared)
    players = await open_tabs(server, words_of_all, load, [PAUSE] * len(words_of_all))
    told = {}

    async def measure(name: str, ended: asyncio.Future[object]) -> None:
        load.times.clear()
        started = time.perf_counter()
        await asyncio.wait([ended])
        times = sorted(load.times)
        told[name] = {
            "moves_per_second": round(len(times) / (time.perf_counter() - started), 1),
            "p50_ms": round(1000 * times[len(times) // 2], 1),
            "p99_ms": round(1000 * times[int(len(times) * 0.99)], 1),
            "most_ms": round(1000 * times[-1], 1),
            "seconds": round(time.perf_counter() - started, 1),
        }

    def pause() -> asyncio.Future[object]:
        return asyncio.ensure_future(asyncio.sleep(seconds))

    await asyncio.sleep(2)
    await measure("alone", pause())
    process = await asyncio.create_subprocess_exec(
        *crowd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 26
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(words.encode() + b"\n")
    await measure("it comes", asyncio.ensure_future(process.stdout.readline()))
    await measure("it is there", pause())
    process.kill()
    await measure("it goes", pause())
    load.is_running = False
    for player in players:
        assert player.transport is not None
        player.transport.abort()
    return told


def measure(kind: str, count: int, seconds: float) -> dict[str, dict[str, float]]:
    """One kind of crowd; spectators all watch the first table."""
    with serving(TABLES) as (server, prepared):
        words = {"silent": [""] * count, "slow": ["GET / HTTP/1.1\r\nX: "] * count}.get(kind)
        if words is None:
            tokens = asyncio.run(people(Path(server.log.name).parent, count))
            words = [handshake(prepared[0].table, token).decode() for token in tokens]
        crowd = [sys.executable, "-m", "benchmarks.crowds", "--as-crowd", str(server.port)]
        crowd += ["--drip"] if kind == "slow" else []
        return asyncio.run(play(server, prepared, seconds, crowd, json.dumps(words)))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--crowd", type=int, default=5000)
    parser.add_argument("--only", choices=("silent", "slow", "spectators"))
    parser.add_argument("--as-crowd", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--drip", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))
    if args.as_crowd is not None:
        # A crowd has machines of its own: it takes no time from those who play here.
        os.nice(10)
        words = [one.encode() for one in json.loads(sys.stdin.readline())]
        Crowd(args.as_crowd, words, b"x" if args.drip else b"")
    for kind in [args.only] if args.only else ["silent", "slow", "spectators"]:
        for name, told in measure(kind, args.crowd, args.seconds).items():
            figures = ", ".join(f"{key} {value}" for key, value in told.items())
            print(f"{args.crowd} {kind}, {name}: {figures}", flush=True)


if __name__ == "__main__":
    main()
