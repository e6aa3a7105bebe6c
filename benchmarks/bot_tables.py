"""How long people wait for bots: many tables, each with one person and bots that search.

    python benchmarks/bot_tables.py [--tables 100] [--seconds 20] [--level search:medium]
        [--game chicago-poker] [--cores 2] [--json]

The server and its workers share the given number of cores; this process, which plays all the
people (at once, by default), counts as one of their neighbours. A bot's answer time runs from
the moment its person's tab hears that the match waits for it alone until it hears the answer;
the pause that a bot makes anyhow is in it. Iterations are those of the searches that were made.
"""

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from backroom.games import GAMES
from backroom.server.settings import LIMITS

COMMAND: Final = (sys.executable, "-c", "from backroom.cli.main import main; exit(main())")
FREE: Final = {f"BACKROOM_LIMIT_{name.upper()}": "1000000000/1" for name in LIMITS}
SEATS: Final = 4
WARM_UP: Final = 5.0


@contextlib.contextmanager
def serving(cores: int) -> Iterator[str]:
    """A server on so many cores over an empty folder that goes away; gives its address."""
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("w") as log:
        process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--data", folder],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, **FREE},
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, allowed),
        )
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline().rpartition(":")[2])
            yield f"http://localhost:{port}"
        finally:
            process.terminate()
            process.wait(30)
            process.stdout.close()


class Waits:
    """What the people saw: how long a match waited for one bot and nobody else."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.matches = 0


class Person:
    """Somebody with bots at a table, who answers at once; a match that is over begins anew."""

    def __init__(self, client: httpx2.AsyncClient, order: dict[str, Any], waits: Waits) -> None:
        self.client = client
        self.order = order
        self.waits = waits
        self.moves = 0

    async def play(self) -> None:
        """Match after match, until cancelled."""
        while True:
            table = (await self.client.post("/api/tables", json=self.order)).json()
            url = str(self.client.base_url).replace("http", "ws", 1).rstrip("/")
            cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
            async with connect(
                f"{url}/api/tables/{table['id']}/socket",
                additional_headers={"cookie": cookie},
                compression=None,
            ) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await self._match(socket)

    async def _match(self, socket: ClientConnection) -> None:
        """One match to its end."""
        waited_for, since = False, 0.0
        async for text in socket:
            frame = msgspec.json.decode(text)
            if frame["kind"] != "update":
                continue
            now = time.perf_counter()
            if waited_for and frame["number"] > frame["since"]:
                self.waits.times.append(now - since)
            if frame["over"]:
                self.waits.matches += 1
                return
            if frame["legal"]:
                await self._answer(socket, frame)
            # Where several are asked at once, a window or the slowest of them decides.
            waited_for, since = not frame["legal"] and len(frame["pending"]) == 1, now

    async def _answer(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        """The default, pick by pick."""
        picks = [frame["default"]]
        question = {"kind": "options", "prompt": frame["prompt"]}
        while True:
            await socket.send(json.dumps({**question, "prefix": picks}))
            async for text in socket:
                told = msgspec.json.decode(text)
                if told["kind"] in ("options", "refused"):
                    break
            if told["kind"] == "refused":
                return
            if told["complete"]:
                break
            picks.append(told["default"])
        self.moves += 1
        move = {"kind": "move", "key": f"k{self.moves}", "prompt": frame["prompt"]}
        await socket.send(json.dumps({**move, "actions": picks}))


async def measure(url: str, args: argparse.Namespace) -> dict[str, Any]:
    """All tables for a while; what happened in the first seconds does not count."""
    games = [args.game] if args.game else list(GAMES)
    waits = Waits()
    async with httpx2.AsyncClient(base_url=url, timeout=60) as client:
        await client.post("/api/people", json={"name": "Everybody"})
        tasks = []
        for number in range(args.tables):
            order = {
                "game": games[number % len(games)],
                "seats": SEATS,
                "bots": [args.level] * (SEATS - 1),
                "start": True,
            }
            tasks.append(asyncio.create_task(Person(client, order, waits).play()))
        await asyncio.sleep(WARM_UP)
        waits.times.clear()
        before = figures((await client.get("/metrics")).text)
        await asyncio.sleep(args.seconds)
        times = sorted(waits.times)
        after = figures((await client.get("/metrics")).text)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {"tables": args.tables, "level": args.level, **told(times, before, after, args)}


def figures(text: str) -> dict[str, float]:
    """What the server counted, by name."""
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def told(
    times: list[float],
    before: dict[str, float],
    after: dict[str, float],
    args: argparse.Namespace,
) -> dict[str, Any]:
    """The figures worth knowing."""

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    searches = grown("backroom_bot_iterations_count")
    return {
        "answers_per_second": round(len(times) / args.seconds, 1),
        "p50_s": round(statistics.median(times), 2),
        "p99_s": round(times[int(len(times) * 0.99)], 2),
        "most_s": round(times[-1], 2),
        "searches": round(searches),
        "iterations_each": round(grown("backroom_bot_iterations_sum") / max(1, searches), 1),
        "by_rules_of_thumb": round(grown("backroom_bot_hurried_total")),
        "failures": round(grown("backroom_bot_failures_total")),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--level", default="search:medium")
    parser.add_argument(
        "--game", choices=list(GAMES), help="one game; else all of them in turn"
    )
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with serving(args.cores) as url:
        figures = asyncio.run(measure(url, args))
    if args.json:
        print(json.dumps(figures))
    else:
        print(", ".join(f"{name} {value}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
