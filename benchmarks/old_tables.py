"""What old tables cost: a start over many unfinished matches, and forgetting people among them.

    python benchmarks/old_tables.py --tables 100000

The tables are made up: copies of one match of Leduc without a clock, each with its own two
people. The start is timed until the house is ready, with the memory it has then; while people
are forgotten, somebody else writes all the time, and the longest that they waited is told.
"""

import argparse
import asyncio
import resource
import sqlite3
import tempfile
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from backroom.games import TUTORIAL
from backroom.server import wire
from backroom.server.house import House
from backroom.server.realtime import fanout
from backroom.server.settings import Settings
from backroom.server.storage.documents import Chair, TableDoc, write_doc
from backroom.server.storage.records import Person
from backroom.server.storage.sqlite.storage import migrate, open_storage
from backroom.server.tables import lifecycle

COPIES = {
    "matches": ("id", "table_id"),
    "players": ("match", "match"),
    "journal": ("match", "match"),
}


async def open_house(folder: Path) -> House:
    """A house that is ready."""
    settings = Settings(data=folder)
    migrate(settings.database)
    house = House(settings, TUTORIAL, await open_storage(settings.database), fanout)
    await house.open()
    while not house.is_ready:
        await asyncio.sleep(0.001)
    return house


async def pattern(folder: Path) -> TableDoc:
    """One match that was begun and left."""
    house = await open_house(folder)
    ann = Person("pattern", "Ann")
    table = await house.tables.create(ann, wire.NewTable(game="leduc", seats=2))
    table.doc.chairs[1] = Chair("other", "Bob", ready=True)
    await table.do(lambda: lifecycle.start(table, ann))
    await house.close()
    return table.doc


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
            db.execute("INSERT INTO tables VALUES (?, 'playing', ?, 0)", (id, write_doc(copy)))
            for who in people:
                db.execute("INSERT INTO people VALUES (?, 'Ann', 0, 0)", (who,))
                db.execute("INSERT INTO sitters VALUES (?, ?)", (who, id))
                db.execute("INSERT INTO mentions VALUES (?, ?)", (who, id))
            for name, kept in rows.items():
                width = 2 if name == "matches" else 1
                marks = ", ".join("?" for _ in kept[0])
                copies = [(*[id] * width, *row[width:]) for row in kept]
                db.executemany(f"INSERT INTO {name} VALUES ({marks})", copies)


def keep_writing(path: Path, stop: threading.Event, waits: list[float]) -> None:
    """Somebody else writes, and notes how long each write waited for the lock."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as db:
        while not stop.is_set():
            started = time.perf_counter()
            db.execute("BEGIN IMMEDIATE")
            waits.append(time.perf_counter() - started)
            db.execute("ROLLBACK")
            time.sleep(0.0005)


async def measure(folder: Path, forgotten: int) -> None:
    """The start, then the forgetting."""
    started = time.perf_counter()
    house = await open_house(folder)
    took = time.perf_counter() - started
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"ready in {took:.2f} s, at most {memory:.0f} MiB, {len(house.tables.awake)} awake")
    stop, waits = threading.Event(), [0.0]
    args = (folder / "backroom.sqlite", stop, waits)
    other = threading.Thread(target=keep_writing, args=args)
    other.start()
    started = time.perf_counter()
    people = house.storage.people
    await asyncio.gather(*(people.forget(f"p{number}a", "—") for number in range(forgotten)))
    each = (time.perf_counter() - started) / forgotten
    stop.set()
    other.join()
    longest = max(waits) * 1000
    print(f"forgetting: {each * 1000:.1f} ms each, others waited {longest:.1f} ms at most")
    await house.close()


def main() -> None:
    """Make the tables, then measure in this process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--forgotten", type=int, default=20)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        multiply(folder, asyncio.run(pattern(folder)), args.tables)
        asyncio.run(measure(folder, args.forgotten))


if __name__ == "__main__":
    main()
