"""What old tables cost: a start over many unfinished matches, and forgetting people among them.

    python -m benchmarks.old_tables --tables 100000

The tables are made up: copies of one match of Leduc without a clock, each with its own two
people. The start is timed until the house is ready, with the memory it has then. While people
are forgotten and old tables deleted, another process tries the write lock all the time and
tells for how long at a stretch it was held, and this one writes to the journal as a table does.
"""

import argparse
import asyncio
import resource
import select
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.houses import open_house, pattern

from backroom.server import wire
from backroom.server.house import House
from backroom.server.settings import Settings
from backroom.server.storage.documents import TableDoc, write_doc

COPIES = {
    "matches": ("id", "table_id"),
    "players": ("match", "match"),
    "journal": ("match", "match"),
}


def settings_of(folder: Path) -> Settings:
    """Nothing is old enough to be cleared away."""
    return Settings(data=folder, table_days=1e5)


def multiply(folder: Path, doc: TableDoc, count: int) -> None:
    """The same match at so many tables, each with people of its own."""
    with closing(sqlite3.connect(folder / "backroom.sqlite")) as db, db:
        rows = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in COPIES}
        for number in range(count):
            id = f"t{number:09}"
            people = [f"p{number}a", f"p{number}b"]
            chairs = [
                replace(one, person=who) for one, who in zip(doc.chairs, people, strict=True)
            ]
            copy = replace(doc, id=id, match=id, host=people[0], chairs=chairs)
            db.execute(
                "INSERT INTO tables (id, status, doc, updated, clock) VALUES (?, ?, ?, 0, 0)",
                (id, "playing", write_doc(copy)),
            )
            for who in people:
                db.execute("INSERT INTO people VALUES (?, 'Ann', 0, 0)", (who,))
                db.execute("INSERT INTO sitters VALUES (?, ?)", (who, id))
                db.execute("INSERT INTO mentions VALUES (?, ?)", (who, id))
            for name, kept in rows.items():
                width = 2 if name == "matches" else 1
                marks = ", ".join("?" for _ in kept[0])
                copies = [(*[id] * width, *row[width:]) for row in kept]
                db.executemany(f"INSERT INTO {name} VALUES ({marks})", copies)


def watch(path: str) -> None:
    """Try the write lock all the time; say, when told to stop, the longest it was held."""
    longest = began = 0.0
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as db:
        print(flush=True)
        while not select.select([sys.stdin], [], [], 0.0003)[0]:
            try:
                db.execute("BEGIN IMMEDIATE")
                db.execute("ROLLBACK")
                began = 0.0
            except sqlite3.OperationalError:
                began = began or time.perf_counter()
                longest = max(longest, time.perf_counter() - began)
    print(longest)


class Watched:
    """How long the write lock was held, and a table's writes took, while something was done."""

    def __init__(self, house: House, path: Path) -> None:
        self._house = house
        self._path = path

    async def __call__(self, name: str, work: Coroutine[Any, Any, object]) -> None:
        """Do something and tell."""
        command = [sys.executable, "-m", "benchmarks.old_tables", "--watch", str(self._path)]
        watcher = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert watcher.stdin is not None
        assert watcher.stdout is not None
        await watcher.stdout.readline()
        waits = [0.0]
        writing = asyncio.create_task(self._keep_writing(waits))
        started = time.perf_counter()
        await work
        took = time.perf_counter() - started
        writing.cancel()
        watcher.stdin.close()
        held = float(await watcher.stdout.readline()) * 1000
        await watcher.wait()
        p99 = sorted(waits)[int(len(waits) * 0.99)] * 1000
        print(
            f"{name}: {took:.2f} s, the lock was held for {held:.1f} ms at most; a table's "
            f"write took {p99:.1f} ms (99 in 100), {max(waits) * 1000:.1f} ms at most",
            flush=True,
        )

    async def _keep_writing(self, waits: list[float]) -> None:
        while True:
            started = time.perf_counter()
            await self._house.storage.uptime.note_alive(time.time())
            waits.append(time.perf_counter() - started)
            await asyncio.sleep(0.005)


async def measure(folder: Path, forgotten: int) -> None:
    """The start, then the forgetting, then the clearing out."""
    started = time.perf_counter()
    house = await open_house(settings_of(folder))
    took = time.perf_counter() - started
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"ready in {took:.2f} s, at most {memory:.0f} MiB, {len(house.tables.awake)} awake")
    watched = Watched(house, folder / "backroom.sqlite")
    await watched("nothing", asyncio.sleep(3))
    people = house.storage.people
    gone = [people.forget(f"p{number}a", "—") for number in range(forgotten)]
    await watched(f"forgetting {forgotten} at once", _all(gone))
    await watched("looking for old tables and guests", house.retention.clear_out())
    old = [house.storage.retention.drop_table(f"t{number:09}") for number in range(200)]
    await watched("deleting 200 tables", _one_by_one(old))
    await house.close()


async def _all(work: list[Coroutine[Any, Any, None]]) -> None:
    await asyncio.gather(*work)


async def _one_by_one(work: list[Coroutine[Any, Any, None]]) -> None:
    for one in work:
        await one


def main() -> None:
    """Make the tables, then measure in this process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--forgotten", type=int, default=20)
    parser.add_argument("--watch", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.watch:
        watch(args.watch)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        order = wire.NewTable(game="leduc", seats=2)
        multiply(folder, asyncio.run(pattern(settings_of(folder), order)), args.tables)
        asyncio.run(measure(folder, args.forgotten))


if __name__ == "__main__":
    main()
